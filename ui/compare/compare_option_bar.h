// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options shared by all layouts of the Compare page. Every change requests new plans immediately.
#pragma once

#include <QHash>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include "report/messages/message.h"
#include "ui/compare/comparison.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace atlas::ui {

class InputRefusal;
class RaidChoice;

class CompareOptionBar : public QWidget {
    Q_OBJECT
public:
    explicit CompareOptionBar(Comparison& comparison, QWidget* parent = nullptr);

private:
    void addFields();
    void addUse();
    void addMedium();
    QComboBox* addSizes(const char* name, const QString& label, const QStringList& usual, const QString& tip);
    QLineEdit* addText(const char* name, const QString& label, const QString& placeholder, const QString& tip);
    void place(const QString& label, QWidget* field, int stretch = 0);
    void showOptions();
    void followImage();
    void showTypedSize(ByteCount size);
    void change();
    /// What the fields say; of a field that is refused, the value before.
    [[nodiscard]] CompareOptions typed();
    [[nodiscard]] Use useWith(bool array, Use chosen);
    void takeTyped(CompareOptions& options);
    void takeSizes(CompareOptions& options);
    [[nodiscard]] quint64 bytesIn(QComboBox* field, NumberRange range, bool mayBeEmpty, quint64 before);
    [[nodiscard]] Message whyNoBytes(const QComboBox* field, const std::string& words, NumberRange range) const;
    [[nodiscard]] std::optional<ByteOffset> chosenStart();
    [[nodiscard]] std::optional<Medium> chosenMedium() const;
    [[nodiscard]] OptionLine lineIn(QLineEdit* field, const OptionLine& before);
    void addTypedFlexGroupSizes();
    void refuse(QWidget* field, const Message& why);
    void holdRefused(const CompareOptions& refused, const Error& why);
    void refuseHeld();
    /// The options whose value is taken where that of `field` is refused.
    [[nodiscard]] const CompareOptions& before(const QWidget* field) const;
    void keep();
    void showSize(QComboBox& field, quint64 bytes, const QString& words);

    Comparison& m_comparison;
    QHBoxLayout* m_made; ///< what mke2fs is told
    QHBoxLayout* m_lying; ///< where the file system lies, what becomes of it and what it is for
    QHBoxLayout* m_row; ///< the one of both that is being filled
    QComboBox* m_size;
    QComboBox* m_block;
    QComboBox* m_ratio;
    QLineEdit* m_features;
    QLineEdit* m_more;
    QComboBox* m_growTo;
    QComboBox* m_start;
    RaidChoice* m_raid;
    QComboBox* m_medium;
    QComboBox* m_use;
    QLabel* m_bytes; ///< the size in bytes, beside what was typed
    InputRefusal* m_refusal;
    QHash<QWidget*, QString> m_labels{};
    QSet<QWidget*> m_refused{}; ///< fields that hold what is not used
    CompareOptions
        m_before{}; ///< of before the typing in m_typedIn: what its text so far stood for is not a value to return to
    QObject* m_typedIn = nullptr;
    /// What mke2fs refuses of what was typed: it is not tried again before its field is edited.
    struct Held {
        QWidget* field = nullptr;
        QString text;
        Message why;
        CompareOptions before; ///< to return to
    };
    std::optional<Held> m_held;
    QWidget* m_changed = nullptr; ///< the field of the last change that asks for other plans
    CompareOptions m_beforeChange{}; ///< the options before it
    bool m_holding = false; ///< the next options that come from elsewhere are those before m_held
    bool m_startIsChosen = false; ///< else it follows the image, and the choice of an array
    bool m_mediumIsChosen = false; ///< else it follows the image, and the use
    Use m_useWithoutArray = Use::General; ///< that was chosen before an array was named
    QTimer m_rest; ///< the typing has paused
    bool m_showing = false;
    bool m_changing = false;
};

} // namespace atlas::ui
