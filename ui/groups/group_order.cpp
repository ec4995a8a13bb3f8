// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/groups/group_order.h"

#include "layout/layout.h"

#include <algorithm>

namespace atlas::ui {

std::uint64_t groupKey(const Layout& layout, const StructureJudge& judge, GroupColumn column, GroupNumber group) {
    const auto& groups = layout.groups;
    const auto at = group.value;
    switch (column) {
    case GroupColumn::Group:
    case GroupColumn::FlexGroup:
    case GroupColumn::FirstBlock: return at;
    case GroupColumn::BlockBitmap: return groups.blockBitmap[at].value;
    case GroupColumn::InodeBitmap: return groups.inodeBitmap[at].value;
    case GroupColumn::InodeTable: return groups.inodeTable[at].value;
    case GroupColumn::FreeBlocks: return groups.freeBlocks[at];
    case GroupColumn::FreeInodes: return groups.freeInodes[at];
    case GroupColumn::Directories: return groups.usedDirectories[at];
    case GroupColumn::Flags: return groups.flags[at];
    case GroupColumn::Checksum: return groups.hasWrongChecksum(group) ? 0U : 0x10000U + groups.checksum[at];
    case GroupColumn::Verdict: {
        const auto fit = groupFit(layout, judge, group);
        const auto worst = fit.worst ? static_cast<std::uint64_t>(*fit.worst) : allFits.size(); // worse than any
        return 2 * worst + (fit.presence == Presence::All ? 0 : 1);
    }
    }
    return at;
}

namespace {

bool passes(const Layout& layout, const HeededFlags& flags, const StructureJudge& judge, GroupFilter filter,
            GroupNumber group) {
    switch (filter) {
    case GroupFilter::All: return true;
    case GroupFilter::NotZeroed: return flags.awaitsZeroing(group);
    case GroupFilter::InodeUninit: return flags.says(group, GroupFlag::InodeUninit);
    case GroupFilter::BlockUninit: return flags.says(group, GroupFlag::BlockUninit);
    case GroupFilter::Misaligned: return groupFit(layout, judge, group).isMisaligned();
    case GroupFilter::PastEnd: return groupFit(layout, judge, group).presence != Presence::All;
    case GroupFilter::WrongChecksum: return layout.groups.hasWrongChecksum(group);
    }
    return true;
}

} // namespace

std::vector<std::uint32_t> groupOrder(const Layout& layout, const StructureJudge& judge, GroupColumn column,
                                      bool descending, GroupFilter filter) {
    const auto count = layout.groups.size().value;
    const HeededFlags flags(layout);
    std::vector<std::uint64_t> keys(count);
    std::vector<std::uint32_t> order;
    for (std::uint32_t group = 0; group < count; ++group) {
        if (passes(layout, flags, judge, filter, {group})) {
            keys[group] = groupKey(layout, judge, column, {group});
            order.push_back(group);
        }
    }
    std::ranges::stable_sort(
        order, [&](std::uint32_t a, std::uint32_t b) { return descending ? keys[a] > keys[b] : keys[a] < keys[b]; });
    return order;
}

} // namespace atlas::ui
