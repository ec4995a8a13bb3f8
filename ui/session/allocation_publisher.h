// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allocation/allocation_map.h"

#include <QObject>
#include <QTimer>

namespace atlas::ui {

/// Owns the allocation map that is being filled, and publishes immutable copies at a limited rate: each redraws the map.
class AllocationPublisher : public QObject {
    Q_OBJECT
public:
    explicit AllocationPublisher(QObject* parent = nullptr);

    /// Replaces the map by an empty one, or by none if `layout` is null, without emitting a signal.
    void reset(const LayoutPtr& layout, bool shown);

    /// Null without a layout. After changing the map call one of the publish functions.
    [[nodiscard]] AllocationMap* map() const { return m_map.get(); }
    /// Null while the map is hidden.
    [[nodiscard]] const AllocationMapPtr& published() const { return m_published; }
    /// The counts as of the last allocationChanged().
    [[nodiscard]] const Allocation& allocation() const { return m_allocation; }
    [[nodiscard]] bool isShown() const { return m_shown; }

    /// Publishes the map, or null if it is now hidden.
    void setShown(bool shown);
    /// Replaces published().
    void publish();
    /// Replaces published() and allocation().
    void publishAll();
    /// Replaces both after a delay, once for all requests until then.
    void publishSoon();

Q_SIGNALS:
    void mapChanged();
    void allocationChanged();

private:
    void gather();

    std::unique_ptr<AllocationMap> m_map;
    AllocationMapPtr m_published;
    Allocation m_allocation;
    bool m_shown = false;
    QTimer m_soon; ///< delays publish()
    QTimer m_gather; ///< delays gather()
};

} // namespace atlas::ui
