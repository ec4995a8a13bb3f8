// SPDX-License-Identifier: GPL-3.0-or-later
// Dragging selected cells of a view into another program, as text, CSV and a Markdown table.
#pragma once

#include <QAbstractItemView>
#include <QObject>
#include <QPoint>
#include <optional>

class QMimeData;
class QMouseEvent;

namespace atlas::ui {

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

} // namespace atlas::ui
