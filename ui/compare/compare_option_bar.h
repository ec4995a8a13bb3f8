// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options shared by all layouts of the Compare page. Every change requests new plans immediately.
#pragma once

#include <QTimer>
#include <QWidget>

#include "report/messages/message.h"
#include "ui/compare/comparison.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace atlas::ui {

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
    void showGrowing();
    void showTypedSize(ByteCount size);
    void change();
    [[nodiscard]] std::optional<CompareOptions> typed();
    [[nodiscard]] std::optional<quint64> bytesIn(QComboBox* field, NumberRange range, bool mayBeEmpty);
    [[nodiscard]] std::optional<OptionLine> lineIn(QLineEdit* field);
    void addTypedFlexGroupSizes();
    void refuse(const Message& why);

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
    QToolButton* m_stopGrowing;
    QComboBox* m_start;
    RaidChoice* m_raid;
    QComboBox* m_medium;
    QComboBox* m_use;
    QLabel* m_bytes; ///< the size in bytes, beside what was typed
    QLabel* m_refusal;
    QTimer m_refuse; ///< delays the error message while the user is typing
    bool m_showing = false;
};

} // namespace atlas::ui
