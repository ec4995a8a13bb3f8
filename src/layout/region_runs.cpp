// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/region_runs.h"

namespace atlas {

namespace {

/// Avoids the division for regions of one part: it would dominate the cost of a call, and there is one call per part.
BlockCount partOf(const Region& region) { return region.groups.value == 1 ? region.count : region.partSize(); }

} // namespace

bool RunBuilder::extends(const Region& next) const {
    const auto& run = m_done.back();
    if (run.kind != next.kind || run.end() != next.first || run.owned() != next.owned()) {
        return false;
    }
    return !run.owned() || (run.group + run.groups == next.group && m_part == partOf(next));
}

void RunBuilder::add(const Region& next) {
    if (next.count.value == 0) {
        return;
    }
    if (m_done.empty() || !extends(next)) {
        m_done.push_back(next);
        m_part = partOf(next);
        return;
    }
    auto& run = m_done.back();
    run.count += next.count;
    if (run.owned()) {
        run.groups += next.groups;
    }
}

} // namespace atlas
