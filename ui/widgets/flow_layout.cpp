// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace atlas::ui {
namespace {

int widthOf(const QList<QLayoutItem*>& items, int spacing) {
    int width = 0;
    for (const auto* item : items)
        width += item->sizeHint().width() + spacing;
    return items.isEmpty() ? 0 : width - spacing;
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent, Qt::Alignment alignment, bool lastAtEnd)
    : QLayout(parent), m_alignment(alignment), m_lastAtEnd(lastAtEnd) {}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) { m_items << item; }

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, false); }

QSize FlowLayout::sizeHint() const {
    QSize all;
    for (const auto* item : m_items) {
        const auto size = item->isEmpty() ? QSize() : item->sizeHint();
        all = {all.width() + size.width() + spacing(), std::max(all.height(), size.height())};
    }
    return all.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const auto* item : m_items)
        least = item->isEmpty() ? least : least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool places) const {
    const auto inside = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem*> line;
    int top = inside.top();
    const auto endLine = [&] {
        int high = 0;
        for (const auto* item : std::as_const(line))
            high = std::max(high, item->sizeHint().height());
        if (places)
            placeLine({inside.left(), top, inside.width(), high}, line);
        line.clear();
        top += high;
    };
    for (auto* item : m_items) {
        if (item->isEmpty())
            continue;
        if (!line.isEmpty() && widthOf(line, spacing()) + spacing() + item->sizeHint().width() > inside.width()) {
            endLine();
            top += spacing();
        }
        line << item;
    }
    endLine();
    return top - rect.top() + contentsMargins().bottom();
}

void FlowLayout::placeLine(const QRect& line, const QList<QLayoutItem*>& items) const {
    const int rest = std::max(0, line.width() - widthOf(items, spacing()));
    int left = line.left() + ((m_alignment & Qt::AlignHCenter) != 0 ? rest / 2 : 0);
    for (auto* item : items) {
        const auto size = item->sizeHint().boundedTo(line.size());
        if (m_lastAtEnd && item == m_items.back())
            left = line.right() + 1 - size.width();
        const QRect place(left, line.top(), size.width(), line.height());
        item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), line, place));
        left += size.width() + spacing();
    }
}

} // namespace atlas::ui
