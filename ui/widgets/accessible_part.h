// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a painted view, or a part of one, as assistive technology sees it.
#pragma once

#include "ui/widgets/picture_parts.h"

#include <QAccessibleInterface>
#include <QPointer>
#include <QWidget>
#include <map>

namespace atlas::ui {

class AccessiblePart;

/// The interfaces of siblings. QAccessible owns them, so they are known by their ids.
class AccessibleParts {
public:
    AccessibleParts() = default;
    AccessibleParts(const AccessibleParts&) = delete;
    AccessibleParts& operator=(const AccessibleParts&) = delete;
    ~AccessibleParts();

    /// What is still shown keeps its interface; the others end as soon as control returns to the event loop, for a caller may
    /// be asking one of them.
    void set(std::vector<PicturePart> parts, const std::function<AccessiblePart*(const PicturePart&)>& make);

    [[nodiscard]] int count() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] AccessiblePart* at(int index) const;
    [[nodiscard]] int indexOf(const QAccessibleInterface* child) const;
    [[nodiscard]] AccessiblePart* under(QPoint global) const;
    [[nodiscard]] AccessiblePart* current() const;

private:
    std::map<std::uint64_t, QAccessible::Id> m_ids;
    std::vector<QAccessible::Id> m_order;
};

class AccessiblePart final : public QAccessibleInterface {
public:
    /// `parts` is null for a part of a row, which has none itself; it lives as long as `view`.
    AccessiblePart(QWidget& view, QAccessible::Id parent, const PictureParts* parts, PicturePart part);

    void refresh(PicturePart part);
    void end() { m_ended = true; }
    [[nodiscard]] const PicturePart& part() const { return m_part; }

    [[nodiscard]] bool isValid() const override { return !m_ended && m_view; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override; ///< on the screen
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }
    [[nodiscard]] QAccessible::State state() const override;

private:
    AccessibleParts& children() const;

    QPointer<QWidget> m_view;
    QAccessible::Id m_parent;
    const PictureParts* m_parts;
    PicturePart m_part;
    bool m_ended = false;
    mutable PictureParts::Stamp m_stamp{}; ///< of m_children
    mutable bool m_filled = false;
    mutable AccessibleParts m_children{};
};

} // namespace atlas::ui
