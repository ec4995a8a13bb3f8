// SPDX-License-Identifier: GPL-3.0-or-later
// Compares single structures of two moments. What cannot be read is left out.
#pragma once

#include "history/find_changes.h"
#include "inspect/inspect_structure.h"

namespace atlas {

/// The fields of the structure at `place` whose values differ; where it did not exist before, those that are not 0.
[[nodiscard]] std::optional<StructureChange> structureChange(const Moment& before, const Moment& after,
                                                             const StructurePlace& place);
/// The bits of `block`, a bitmap of `group`, that differ; of blocks and inodes that exist only.
[[nodiscard]] std::optional<BitmapChange> bitmapChange(const Moment& before, const Moment& after, BlockNumber block,
                                                       RegionKind bitmap, GroupNumber group);
/// The entries by which a block of a directory differs.
[[nodiscard]] std::vector<EntryChange> entryChanges(const Moment& before, const Moment& after, BlockNumber block);

} // namespace atlas
