// SPDX-License-Identifier: GPL-3.0-or-later
// What all tables and trees of the window have in common.
#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>
#include <functional>

class QTableView;

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

/// Makes `table` as high as its rows, for a page that scrolls as a whole.
void fitHeight(QTableView& table);

/// Widens each column to its heading and cells; columns that were wider stay so, and tables do not jump while they are judged anew.
void widenColumns(QTableView& table);

/// Copies the selected cells, or the current row when nothing is selected.
void copyCells(const QAbstractItemView& view);

/// Calls `chosen` with the row that becomes current and selected. A view that only gets the keyboard makes its first row current
/// without selecting it, and nobody chose that.
void onRowChosen(QAbstractItemView& view, QObject* context, const std::function<void(int row)>& chosen);

} // namespace atlas::ui
