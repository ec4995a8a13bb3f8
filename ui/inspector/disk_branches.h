// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the branches of the inspector's tree about the disk, its partitions and the superblock.
#pragma once

#include "ui/inspector/inspector_tree.h"

namespace atlas::ui {

/// Path, size, sector sizes and their source, partition table.
[[nodiscard]] InspectorNode diskBranch(const Snapshot& snapshot, const Judgement& judgement);
/// The superblock's fields, under their kernel names.
[[nodiscard]] InspectorNode superblockBranch(const Filesystem& filesystem);
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& snapshot, const Judgement& judgement, std::uint32_t number);

} // namespace atlas::ui
