// SPDX-License-Identifier: GPL-3.0-or-later
// Where a question is answered: a line for a number, or buttons for one of several choices.
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QLineEdit;
class QVBoxLayout;

namespace atlas::ui {

class ReplyField : public QWidget {
    Q_OBJECT
public:
    explicit ReplyField(QWidget* parent = nullptr);

    /// Asks anew; without choices for a number.
    void setChoices(const QStringList& choices);
    /// What was typed or chosen; empty: nothing yet.
    [[nodiscard]] QString reply() const;
    /// Moves the focus here, and marks what was typed to be typed over.
    void focusAgain();

Q_SIGNALS:
    void entered();
    void nextWanted(); ///< by a key that the field has no use for
    void backWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChoice(const QString& words);

    QVBoxLayout* m_column;
    QLineEdit* m_line;
    QButtonGroup* m_choices;
};

} // namespace atlas::ui
