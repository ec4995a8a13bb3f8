// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson dock: text, question, answer, and the steps. Questions are answered in a line for a number or by buttons.
#pragma once

#include "ui/learn/lesson_runner.h"

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QLineEdit;
class QVBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace atlas::ui {

class ReplyField : public QWidget {
    Q_OBJECT
public:
    explicit ReplyField(QWidget* parent = nullptr);

    /// Clears the reply. Without choices, asks for a number.
    void setChoices(const QStringList& choices);
    /// The typed or chosen reply; empty: none.
    [[nodiscard]] QString reply() const;
    /// Takes the focus and selects the typed text.
    void focusAgain();

Q_SIGNALS:
    void entered();
    void nextWanted(); ///< by a key that the field does not need
    void backWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChoice(const QString& words);

    QVBoxLayout* m_column;
    QLineEdit* m_line;
    QButtonGroup* m_choices;
};

class ReplyField;

class LessonPanel : public QWidget {
    Q_OBJECT
public:
    explicit LessonPanel(LessonRunner& runner, QWidget* parent = nullptr);

    /// Focuses the reply, or the panel, whose keys change the step.
    void focusStep();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void connectParts();
    void showStep();
    void showQuestion(const GivenStep& step);
    void showAnswer();
    void showMissing();
    void showEnd();
    void goOn();
    void check();
    void say(const QString& verdict, const QColor& colour);
    void fitHeading();

    LessonRunner& m_runner;
    QLabel* m_progress;
    QProgressBar* m_bar;
    QScrollArea* m_area;
    QLabel* m_heading;
    QLabel* m_text;
    QLabel* m_ask;
    ReplyField* m_reply;
    QPushButton* m_check;
    QPushButton* m_reveal;
    QLabel* m_verdict;
    QPushButton* m_sample;
    QLabel* m_end; ///< on the last step: where to continue
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace atlas::ui
