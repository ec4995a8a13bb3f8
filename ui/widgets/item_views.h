// SPDX-License-Identifier: GPL-3.0-or-later
// What all tables and lists have in common: copying, dragging out, a frozen or wrapped column.
#pragma once

#include <QAbstractItemView>
#include <QObject>
#include <QPoint>
#include <QStyledItemDelegate>
#include <functional>
#include <optional>

class QTableView;
class QMimeData;
class QMouseEvent;
class QTreeView;

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

// Dragging selected cells of a view into another program, as text, CSV and a Markdown table.

/// The selected cells of `view`; empty when nothing is selected. The caller owns it.
[[nodiscard]] QMimeData* dragData(const QAbstractItemView& view);

/// A press on what is selected begins the drag, elsewhere it selects as usual.
class DragOut : public QObject {
    Q_OBJECT
public:
    explicit DragOut(QAbstractItemView& view);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release();

    QAbstractItemView& m_view;
    std::optional<QPoint> m_from; ///< of a press on the selection that has not moved yet
};

// Keeps the first column of a table in sight while the others are scrolled sideways.

/// Precondition: `table` has its model. The sections of its first column are not moved.
void freezeFirstColumn(QTableView& table);

// Long values of a tree are wrapped rather than cut off at the edge.

/// Wraps the texts of `column`, at spaces and behind each "/" and "-"; rows become as high as that takes.
/// Precondition: the view is dressed, and its rows have no uniform height.
void wrapColumn(QTreeView& tree, int column);

} // namespace atlas::ui
