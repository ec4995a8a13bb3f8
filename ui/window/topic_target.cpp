// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/topic_target.h"

#include "layout/layout_summary.h"

#include <algorithm>

namespace atlas::ui {

std::optional<BlockNumber> firstBlockOf(const Layout& layout, RegionKind kind) {
    const auto* region = layout.firstOf(kind);
    return region != nullptr ? std::optional(region->first) : std::nullopt;
}

std::optional<BlockNumber> firstBackup(const Layout& layout) {
    const auto differing = differingBackups(layout);
    const auto copy = differing.empty() ? layout.copies.end()
                                        : std::ranges::find(layout.copies, differing.front(), &GroupCopies::group);
    return copy != layout.copies.end() && copy->superblock ? copy->superblock
                                                           : firstBlockOf(layout, RegionKind::BackupSuperblock);
}

GroupFilter lazyGroups(const Layout& layout) {
    const auto lazy = lazyInitOf(layout);
    return !lazy.applies            ? GroupFilter::All
           : lazy.toZero.value == 0 ? GroupFilter::InodeUninit
                                    : GroupFilter::NotZeroed;
}

} // namespace atlas::ui
