// SPDX-License-Identifier: GPL-3.0-or-later
// Why what is typed into fields is not used, shown once the typing pauses.
#pragma once

#include "report/language/message.h"
#include "ui/compare/comparison.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>
#include <map>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace atlas::ui {

class InputRefusal : public QLabel {
    Q_OBJECT
public:
    explicit InputRefusal(QWidget* parent = nullptr);

    void forget();
    /// One line more. `field`: the label of the field, with its mnemonic.
    void add(const QString& field, const Message& why);
    /// A line for each, in place of all other lines.
    void say(const std::vector<Message>& hints);

private:
    QStringList m_lines;
    QTimer m_pause;
};

// The mke2fs options shared by all layouts of the Compare page. Every change requests new plans immediately.

class InputRefusal;
class RaidChoice;
struct TypedFlexGroupSize;

class CompareOptionBar : public QWidget {
    Q_OBJECT
public:
    explicit CompareOptionBar(Comparison& comparison, QWidget* parent = nullptr);

private:
    void addFields();
    void addUse();
    void addMedium();
    QComboBox* addSizes(OptionField field, const char* name, const QString& label, const QStringList& usual,
                        const QString& tip);
    void addText(OptionField field, const char* name, const QString& label, const QString& placeholder,
                 const QString& tip);
    void addTyped(OptionField field, QLineEdit* edit, const QString& label);
    void place(const QString& label, QWidget* field, int stretch = 0);
    void showOptions();
    void showRefusals();
    void showFates(const std::vector<TypedFlexGroupSize>& layouts);
    void follow();
    void followImage();
    void showTypedSize();
    void type(OptionField field, const QString& words);
    void chooseArray();
    void chooseMedium();
    void chooseUse();
    void choose(const CompareOptions& options);
    [[nodiscard]] Use useWith(bool array, Use chosen);
    void addTypedFlexGroupSizes();

    Comparison& m_comparison;
    QHBoxLayout* m_made; ///< what mke2fs is told
    QHBoxLayout* m_lying; ///< where the file system lies, what becomes of it and what it is for
    QHBoxLayout* m_row; ///< the one of both that is being filled
    RaidChoice* m_raid;
    QComboBox* m_medium;
    QComboBox* m_use;
    QLabel* m_bytes; ///< the size in bytes, beside what was typed
    InputRefusal* m_refusal;
    std::map<OptionField, QLineEdit*> m_fields{}; ///< in which is typed
    std::map<OptionField, QString> m_labels{};
    Use m_useWithoutArray = Use::General; ///< that was chosen before an array was named
    QTimer m_rest; ///< the typing has paused
    bool m_showing = false;
};

} // namespace atlas::ui
