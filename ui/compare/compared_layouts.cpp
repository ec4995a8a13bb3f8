// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compared_layouts.h"

#include <algorithm>
#include <set>

namespace atlas::ui {

ComparedLayout::ComparedLayout(const LayoutSpec& wanted)
    : MeasuredLayout{{.label = wanted.name().toStdString()}}, spec(wanted) {}

bool ComparedLayout::take(const LayoutCache::Entry* known, const MeasureFrame& frame, bool byDefault) {
    const bool failed = known != nullptr && known->failed();
    const bool isMeasured = known != nullptr && known->isMeasuredIn(frame);
    const auto newStamp = failed || isMeasured ? known->stamp : stamp;
    if (waiting == !(failed || isMeasured) && isDefault == byDefault && stamp == newStamp)
        return false;
    waiting = !(failed || isMeasured);
    step.clear();
    isDefault = byDefault;
    stamp = newStamp;
    if (failed) {
        layout = nullptr;
        facts = {};
        measurements.clear();
        error = known->error(spec.name());
    } else if (isMeasured) {
        layout = known->layout();
        flexGroupSize = known->filesystem.flexGroupSize;
        facts = known->facts();
        measurements = known->measurements();
        measured = *known->measured;
        error.reset();
    }
    return true;
}

ComparedLayouts::ComparedLayouts(const std::vector<LayoutSpec>& specs, std::size_t baseline) {
    for (const auto& spec : specs)
        if (m_all.size() < maxLayouts && !indexOf(spec))
            m_all.emplace_back(spec);
    m_baseline = baseline < m_all.size() ? baseline : 0;
}

std::optional<std::size_t> ComparedLayouts::indexOf(const LayoutSpec& spec) const {
    const auto found = std::ranges::find(m_all, spec, &ComparedLayout::spec);
    return found == m_all.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_all.begin()));
}

const ComparedLayout* ComparedLayouts::firstImage() const {
    const auto found =
        std::ranges::find(m_all, LayoutSpec::Kind::File, [](const ComparedLayout& each) { return each.spec.kind; });
    return found == m_all.end() ? nullptr : &*found;
}

std::vector<FlexGroupSize> ComparedLayouts::flexGroupSizes() const {
    std::set<FlexGroupSize> sizes;
    for (const auto& entry : m_all)
        if (entry.spec.kind == LayoutSpec::Kind::FlexGroups)
            sizes.insert(entry.spec.flexGroupSize);
    return {sizes.begin(), sizes.end()};
}

bool ComparedLayouts::nameBlockCount() const {
    return std::ranges::any_of(m_all, [](const ComparedLayout& each) { return each.spec.namesBlockCount(); });
}

bool ComparedLayouts::add(const LayoutSpec& spec) {
    if (m_all.size() >= maxLayouts || indexOf(spec))
        return false;
    // -G layouts are sorted by size, as on the chips; others are appended.
    const auto before = [&](const ComparedLayout& other) {
        return spec.kind != LayoutSpec::Kind::FlexGroups ||
               (other.spec.kind == LayoutSpec::Kind::FlexGroups && other.spec.flexGroupSize < spec.flexGroupSize);
    };
    auto at = m_all.begin();
    while (at != m_all.end() && (before(*at) || at->spec.kind == LayoutSpec::Kind::File))
        ++at;
    const auto index = static_cast<std::size_t>(at - m_all.begin());
    m_all.emplace(at, spec);
    m_baseline += m_all.size() > 1 && index <= m_baseline ? 1 : 0;
    return true;
}

bool ComparedLayouts::remove(std::size_t index) {
    if (index >= m_all.size())
        return false;
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_baseline == index)
        m_baseline = 0;
    else if (m_baseline > index)
        --m_baseline;
    return true;
}

bool ComparedLayouts::setBaseline(std::size_t index) {
    if (index >= m_all.size() || index == m_baseline)
        return false;
    m_baseline = index;
    return true;
}

ComparisonRequests requestsOf(const CompareOptions& options, const ComparedLayouts& layouts,
                              const std::optional<DefaultPlan>& defaultPlan, bool isPending) {
    ComparisonRequests requests;
    for (const auto& entry : layouts.all())
        requests.layouts << layoutArguments(options, entry.spec, defaultPlan);
    requests.first = QList<ReaderArguments>{defaultPlanArguments(options)} << requests.layouts;
    requests.all = requests.first;
    if (isPending)
        return requests;
    for (const auto& each : sweptLines(options, defaultPlan))
        if (const auto request = layoutArguments(options, each.line); !requests.all.contains(request))
            requests.all << request;
    return requests;
}

} // namespace atlas::ui
