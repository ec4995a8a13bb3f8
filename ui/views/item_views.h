// SPDX-License-Identifier: GPL-3.0-or-later
// What all tables and trees of the window have in common.
#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>

namespace atlas::ui {

/// Draws what is misaligned (FitRole) in its colour, and what is wrong otherwise (EmphasisRole) bold: red means one thing only.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Ctrl+C and a context menu that copy the selected cells, tab-separated; verdicts in colour; rows of even height.
void dress(QAbstractItemView& view);

/// Copies the selected cells, or the current row when nothing is selected.
void copyCells(const QAbstractItemView& view);

} // namespace atlas::ui
