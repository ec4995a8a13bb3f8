// SPDX-License-Identifier: GPL-3.0-or-later
// The branches of the inspector's tree, one function each.
#pragma once

#include "ui/inspector/inspector_tree.h"

namespace atlas::ui {

/// Path, size, sector sizes and who said so, partition table.
[[nodiscard]] InspectorNode diskBranch(const Snapshot& snapshot, const Judgement& judgement);
/// The superblock's figures under their kernel names.
[[nodiscard]] InspectorNode superblockBranch(const Filesystem& filesystem);
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& snapshot, const Judgement& judgement, std::uint32_t number);
/// The descriptor's fields under their kernel names.
[[nodiscard]] InspectorNode descriptorBranch(const Layout& layout, GroupNumber group);
/// Where the descriptor and the structures of `group` lie, each with its verdict.
[[nodiscard]] InspectorNode whereaboutsBranch(const Snapshot& snapshot, const Judgement& judgement, GroupNumber group);
/// The copies that `group` keeps; no children when it keeps none.
[[nodiscard]] InspectorNode copiesBranch(const Layout& layout, GroupNumber group);
/// The structure that holds `block`, and the block in every unit.
[[nodiscard]] InspectorNode blockBranch(const Snapshot& snapshot, const Judgement& judgement, BlockNumber block);

} // namespace atlas::ui
