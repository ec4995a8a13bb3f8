// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/run_builder.h"

namespace atlas {

bool extends(const Region& run, const Region& next) {
    if (run.kind != next.kind || run.end() != next.first || run.owned() != next.owned()) {
        return false;
    }
    if (!run.owned()) {
        return true;
    }
    return run.group + run.groups == next.group && run.partSize() == next.partSize();
}

void RunBuilder::add(const Region& next) {
    if (next.count.value == 0) {
        return;
    }
    if (m_done.empty() || !extends(m_done.back(), next)) {
        m_done.push_back(next);
        return;
    }
    auto& run = m_done.back();
    run.count += next.count;
    if (run.owned()) {
        run.groups += next.groups;
    }
}

} // namespace atlas
