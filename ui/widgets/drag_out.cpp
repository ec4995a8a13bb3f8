// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drag_out.h"

#include "ui/widgets/table_text.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <utility>

namespace atlas::ui {

QMimeData* dragData(const QAbstractItemView& view) {
    const auto indexes =
        view.selectionModel() != nullptr ? view.selectionModel()->selectedIndexes() : QModelIndexList();
    auto* data = new QMimeData;
    if (!indexes.isEmpty()) {
        data->setText(tabSeparated(indexes));
        data->setData(QStringLiteral("text/csv"), csvTable(indexes));
        data->setData(QStringLiteral("text/markdown"), markdownTable(indexes).toUtf8());
    }
    return data;
}

DragOut::DragOut(QAbstractItemView& view) : QObject(&view), m_view(view) { view.viewport()->installEventFilter(this); }

bool DragOut::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_view.viewport()) {
        return false;
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release();
    default: return false;
    }
}

bool DragOut::press(const QMouseEvent& event) {
    const auto at = event.position().toPoint();
    const auto* selection = m_view.selectionModel();
    const auto index = m_view.indexAt(at);
    const bool begins = event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier &&
                        selection != nullptr && selection->isSelected(index) &&
                        m_view.visualRect(index).contains(at); // not on the arrow of a tree
    m_from = begins ? std::optional(at) : std::nullopt;
    return begins;
}

bool DragOut::move(const QMouseEvent& event) {
    if (!m_from) {
        return false;
    }
    if ((event.position().toPoint() - *m_from).manhattanLength() >= QApplication::startDragDistance()) {
        m_from.reset();
        auto* drag = new QDrag(&m_view);
        drag->setMimeData(dragData(m_view));
        drag->exec(Qt::CopyAction);
    }
    return true;
}

/// A click on one of several selected rows selects it alone, as it would have at once.
bool DragOut::release() {
    if (const auto from = std::exchange(m_from, std::nullopt)) {
        m_view.setFocus(Qt::MouseFocusReason);
        const auto index = m_view.indexAt(*from);
        const bool byRows = m_view.selectionBehavior() == QAbstractItemView::SelectRows;
        const QItemSelectionModel::SelectionFlags rows =
            byRows ? QItemSelectionModel::Rows : QItemSelectionModel::NoUpdate;
        m_view.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | rows);
        Q_EMIT m_view.clicked(index);
        return true;
    }
    return false;
}

} // namespace atlas::ui
