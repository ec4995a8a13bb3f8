// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessible_part.h"

#include "ui/text/sentence_text.h"

#include "ui/widgets/plain_tip.h"

#include <QCoreApplication>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

/// Null if QAccessible has ended it already, as it does when the program ends.
AccessiblePart* partOf(QAccessible::Id id) {
    return static_cast<AccessiblePart*>(QAccessible::accessibleInterface(id));
}

} // namespace

AccessibleParts::~AccessibleParts() {
    for (const auto& [key, id] : m_ids) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

void AccessibleParts::set(std::vector<PicturePart> parts,
                          const std::function<AccessiblePart*(const PicturePart&)>& make) {
    auto before = std::exchange(m_ids, {});
    m_order.clear();
    for (auto& part : parts) {
        const auto key = part.key;
        const auto known = before.find(key);
        QAccessible::Id id = 0;
        if (known != before.end()) {
            id = known->second;
            before.erase(known);
            partOf(id)->refresh(std::move(part));
        } else {
            id = QAccessible::registerAccessibleInterface(make(part));
        }
        m_ids.emplace(key, id);
        m_order.push_back(id);
    }
    for (const auto& [key, id] : before) {
        partOf(id)->end();
        QTimer::singleShot(0, QCoreApplication::instance(),
                           [ended = id] { QAccessible::deleteAccessibleInterface(ended); });
    }
}

AccessiblePart* AccessibleParts::at(int index) const {
    return index < 0 || index >= count() ? nullptr : partOf(m_order[static_cast<std::size_t>(index)]);
}

int AccessibleParts::indexOf(const QAccessibleInterface* child) const {
    const auto id =
        std::ranges::find(m_order, child, [](QAccessible::Id each) { return QAccessible::accessibleInterface(each); });
    return id == m_order.end() ? -1 : static_cast<int>(id - m_order.begin());
}

AccessiblePart* AccessibleParts::under(QPoint global) const {
    const auto id =
        std::ranges::find_if(m_order, [&](QAccessible::Id each) { return partOf(each)->rect().contains(global); });
    return id == m_order.end() ? nullptr : partOf(*id);
}

AccessiblePart* AccessibleParts::current() const {
    const auto id = std::ranges::find_if(m_order, [](QAccessible::Id each) { return partOf(each)->part().current; });
    return id == m_order.end() ? nullptr : partOf(*id);
}

AccessiblePart::AccessiblePart(QWidget& view, QAccessible::Id parent, const PictureParts* parts, PicturePart part)
    : m_view(&view), m_parent(parent), m_parts(parts), m_part(std::move(part)) {}

void AccessiblePart::refresh(PicturePart part) { m_part = std::move(part); }

AccessibleParts& AccessiblePart::children() const {
    if (m_parts != nullptr && isValid() && (!m_filled || m_stamp != m_parts->stamp())) {
        m_filled = true;
        m_stamp = m_parts->stamp();
        const auto self = QAccessible::uniqueId(const_cast<AccessiblePart*>(this));
        m_children.set(m_parts->inRow(m_part.key),
                       [&](const PicturePart& each) { return new AccessiblePart(*m_view, self, nullptr, each); });
    }
    return m_children;
}

QWindow* AccessiblePart::window() const { return m_view ? m_view->window()->windowHandle() : nullptr; }

QAccessibleInterface* AccessiblePart::parent() const { return QAccessible::accessibleInterface(m_parent); }

QAccessibleInterface* AccessiblePart::child(int index) const { return children().at(index); }

int AccessiblePart::childCount() const { return children().count(); }

int AccessiblePart::indexOfChild(const QAccessibleInterface* child) const { return children().indexOf(child); }

QAccessibleInterface* AccessiblePart::childAt(int x, int y) const { return children().under({x, y}); }

QAccessibleInterface* AccessiblePart::focusChild() const { return m_part.current ? children().current() : nullptr; }

QString AccessiblePart::text(QAccessible::Text kind) const {
    const bool told = kind == QAccessible::Name || kind == QAccessible::Description;
    auto lines = told && isValid() ? plainLines(m_part.tip()) : QStringList();
    if (lines.isEmpty()) {
        return {};
    }
    const auto name = lines.takeFirst();
    return kind == QAccessible::Name ? name : clausesText(lines);
}

QRect AccessiblePart::rect() const {
    return m_view ? QRect(m_view->mapToGlobal(m_part.rect.topLeft()), m_part.rect.size()) : QRect();
}

QAccessible::State AccessiblePart::state() const {
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = !m_view || !m_view->isVisible();
    state.focusable = true;
    state.selectable = true;
    const bool chosen = isValid() && m_part.current && focusChild() == nullptr;
    state.selected = chosen;
    state.focused = chosen && m_view->hasFocus();
    state.readOnly = true;
    return state;
}

} // namespace atlas::ui
