// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the branches of the inspector's tree about the disk, its partitions and the superblock.
#pragma once

#include "ui/inspector/inspector_tree.h"

namespace atlas::ui {

/// Path, size, sector sizes and their source, partition table.
[[nodiscard]] InspectorNode diskBranch(const Judgement& judgement);
/// The fields of the superblock that was read, under their kernel names. Says which one that is if it is not, or may
/// not be, the one that is looked at.
[[nodiscard]] InspectorNode superblockBranch(const Layout& layout, std::optional<GroupNumber> lookedAt = {});
/// Partition `number` where the strip draws it, see shownDisk(); what is not as on the disk `read` is called a what-if.
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& read, const Judgement& judgement, std::uint32_t number);

} // namespace atlas::ui
