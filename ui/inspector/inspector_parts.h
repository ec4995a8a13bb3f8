// SPDX-License-Identifier: GPL-3.0-or-later
// Builders for the branches of the inspector's tree.
#pragma once

#include "ui/inspector/inspector_tree.h"

namespace atlas::ui {

/// Path, size, sector sizes and their source, partition table.
[[nodiscard]] InspectorNode diskBranch(const Snapshot& snapshot, const Judgement& judgement);
/// The superblock's fields, under their kernel names.
[[nodiscard]] InspectorNode superblockBranch(const Filesystem& filesystem);
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& snapshot, const Judgement& judgement, std::uint32_t number);
/// The group descriptor's fields, under their kernel names.
[[nodiscard]] InspectorNode descriptorBranch(const Layout& layout, GroupNumber group);
/// The locations of the descriptor and the structures of `group`, each with its verdict.
[[nodiscard]] InspectorNode whereaboutsBranch(const Snapshot& snapshot, const Judgement& judgement, GroupNumber group);
/// The superblock and GDT copies in `group`; no children if there are none.
[[nodiscard]] InspectorNode copiesBranch(const Layout& layout, GroupNumber group);
/// The structure that contains `block`, and the block's position in every unit.
[[nodiscard]] InspectorNode blockBranch(const Snapshot& snapshot, const Judgement& judgement, BlockNumber block);

} // namespace atlas::ui
