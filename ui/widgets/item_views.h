// SPDX-License-Identifier: GPL-3.0-or-later
// Common features of all tables and lists: copying, dragging out, a frozen or wrapped column.
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

/// Draws misaligned cells (FitRole, SeverityRole) in the misalignment colour and other problems (errors of
/// SeverityRole, EmphasisRole) in bold, because red is reserved for misalignment. Draws a swatch of TintRole before the
/// text.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Adds Ctrl+C and a context menu that copy the selected cells, tab-separated or as Markdown, and lets them be dragged
/// out. Sets VerdictDelegate and uniform row heights.
void dress(QAbstractItemView& view);

/// Makes `table` as high as all its rows, for a page that scrolls as a whole.
void fitHeight(QTableView& table);

/// Widens columns to fit header and cells. Never narrows them, so that they do not jump while cells are updated.
void widenColumns(QTableView& table);

/// Calls `chosen` for each row that becomes both current and selected. A view that receives keyboard focus makes its
/// first row current without selecting it, which is not reported.
void onRowChosen(QAbstractItemView& view, QObject* context, const std::function<void(int row)>& chosen);

/// The selected cells of `view` as text, CSV and a Markdown table, for dragging into other programs; empty if nothing
/// is selected. The caller owns the result.
[[nodiscard]] QMimeData* dragData(const QAbstractItemView& view);

/// Dragging cells out of a view: a press on selected cells starts the drag, elsewhere it selects as usual.
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
    QObject* m_viewport; ///< only compared: the view that would return it may be half destroyed
    std::optional<QPoint> m_from; ///< start of a press on the selection, until it moves
};

/// Keeps the first column visible while the others scroll sideways. Precondition: `table` has its model, and its first
/// column stays in place.
void freezeFirstColumn(QTableView& table);

/// Wraps the texts of `column` at spaces and after each "/" and "-", and makes rows high enough.
/// Precondition: the view is dressed, and its row heights are not uniform.
void wrapColumn(QTreeView& tree, int column);

} // namespace atlas::ui
