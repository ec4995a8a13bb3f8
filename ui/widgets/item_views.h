// SPDX-License-Identifier: GPL-3.0-or-later
// Behaviour shared by all tables and trees of the window.
#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>
#include <functional>

class QTableView;

namespace atlas::ui {

/// Draws misaligned cells (FitRole, SeverityRole) in the misalignment colour and other problems (errors of SeverityRole,
/// EmphasisRole) bold: red is reserved for misalignment. Draws a swatch of TintRole before the text.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Adds Ctrl+C and a context menu that copy the selected cells, tab-separated or as Markdown, and lets them be dragged out; sets VerdictDelegate and uniform row heights.
void dress(QAbstractItemView& view);

/// Sets the height of `table` to that of all its rows, for a page that scrolls as a whole.
void fitHeight(QTableView& table);

/// Widens each column to fit its header and cells. Never narrows one, so that columns do not jump while cells are updated.
void widenColumns(QTableView& table);

/// Calls `chosen` with each row that becomes both current and selected. A view that merely receives keyboard focus makes its
/// first row current without selecting it; that is not reported.
void onRowChosen(QAbstractItemView& view, QObject* context, const std::function<void(int row)>& chosen);

} // namespace atlas::ui
