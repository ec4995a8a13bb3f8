// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the branches of the inspector's tree about a block group and a block.
#pragma once

#include "ui/inspector/inspector_tree.h"

namespace atlas::ui {

/// The group descriptor's fields, under their kernel names.
[[nodiscard]] InspectorNode descriptorBranch(const Layout& layout, GroupNumber group);
/// The locations of the descriptor and the structures of `group`, each with its verdict. Under a what-if start they are called so.
[[nodiscard]] InspectorNode whereaboutsBranch(const Judgement& judgement, GroupNumber group);
/// The superblock and GDT copies in `group`; no children if there are none.
[[nodiscard]] InspectorNode copiesBranch(const Layout& layout, GroupNumber group);
/// The structure at `place`, and the position and the verdict of the block, as in whereaboutsBranch(). Precondition: the block is
/// inside the volume.
[[nodiscard]] InspectorNode blockBranch(const Judgement& judgement, const BlockPlace& place);

} // namespace atlas::ui
