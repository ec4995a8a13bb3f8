// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/allocation_publisher.h"

namespace atlas::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto publishEvery = 100ms; ///< each publication redraws the map
constexpr auto gatherEvery = 500ms;

} // namespace

AllocationPublisher::AllocationPublisher(QObject* parent) : QObject(parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(publishEvery);
    m_gather.setSingleShot(true);
    m_gather.setInterval(gatherEvery);
    connect(&m_soon, &QTimer::timeout, this, &AllocationPublisher::publish);
    connect(&m_gather, &QTimer::timeout, this, &AllocationPublisher::gather);
}

void AllocationPublisher::reset(const LayoutPtr& layout, bool shown) {
    m_soon.stop();
    m_gather.stop();
    m_map = layout ? std::make_unique<AllocationMap>(layout) : nullptr;
    m_published.reset();
    m_allocation = {};
    m_shown = shown && m_map != nullptr;
}

void AllocationPublisher::setShown(bool shown) {
    m_shown = shown && m_map != nullptr;
    publish();
}

void AllocationPublisher::publish() {
    m_soon.stop();
    m_published = m_shown ? std::make_shared<const AllocationMap>(*m_map) : nullptr;
    Q_EMIT mapChanged();
}

void AllocationPublisher::publishSoon() {
    for (auto* timer : {&m_soon, &m_gather}) {
        if (!timer->isActive()) {
            timer->start();
        }
    }
}

void AllocationPublisher::publishAll() {
    gather();
    publish();
}

void AllocationPublisher::gather() {
    m_gather.stop();
    m_allocation = m_map->allocation();
    Q_EMIT allocationChanged();
}

} // namespace atlas::ui
