// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessible_picture.h"

#include <utility>

namespace atlas::ui {

AccessiblePicture::AccessiblePicture(QWidget& view, std::unique_ptr<const PictureParts> parts)
    : QAccessibleWidget(&view, QAccessible::Tree), m_parts(std::move(parts)) {}

AccessibleParts& AccessiblePicture::rows() const {
    if (widget() != nullptr && (!m_filled || m_stamp != m_parts->stamp())) {
        m_filled = true;
        m_stamp = m_parts->stamp();
        const auto self = QAccessible::uniqueId(const_cast<AccessiblePicture*>(this));
        m_rows.set(m_parts->rows(),
                   [&](const PicturePart& each) { return new AccessiblePart(*widget(), self, m_parts.get(), each); });
    }
    return m_rows;
}

QAccessibleInterface* AccessiblePicture::child(int index) const { return rows().at(index); }

int AccessiblePicture::childCount() const { return rows().count(); }

int AccessiblePicture::indexOfChild(const QAccessibleInterface* child) const { return rows().indexOf(child); }

QAccessibleInterface* AccessiblePicture::childAt(int x, int y) const { return rows().under({x, y}); }

QAccessibleInterface* AccessiblePicture::focusChild() const {
    auto* row = rows().current();
    auto* part = row == nullptr ? nullptr : row->focusChild();
    return part == nullptr ? row : part;
}

void announceChosen(QWidget& view) {
    if (!QAccessible::isActive()) {
        return;
    }
    const auto* picture = QAccessible::queryAccessibleInterface(&view);
    if (auto* chosen = picture == nullptr ? nullptr : picture->focusChild()) {
        QAccessibleEvent event(chosen, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace atlas::ui
