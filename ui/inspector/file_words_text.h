// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "ui/session/file_finder.h"

#include <QString>

namespace atlas::ui {

/// "what if: 2,048" if `moved` by a what-if start, else `value`.
[[nodiscard]] QString movedText(const QString& value, bool moved);

/// "/etc/hosts: inode 13, 2,930 blocks in 3 pieces with 2 gaps between them." Names missing or damaged parts.
[[nodiscard]] QString summaryOf(const FileTrace& file);
/// "Block 5,000 belongs to inode 13: /etc/hosts, block 614 of the file."
[[nodiscard]] QString summaryOf(const FoundOwners& found, const Layout& layout);
/// "Who owns block 12?", or of a block of the journal what it is.
[[nodiscard]] QString ownerQuestion(const Layout& layout, BlockNumber block);

/// "blocks 4,386 – 7,315".
[[nodiscard]] QString blocksWhere(BlockInterval blocks);
/// The logical sectors of the disk: "8,772 – 14,631".
[[nodiscard]] QString sectorsText(const Snapshot& snapshot, BlockInterval blocks);
/// "group 0, index 12, byte 284,672"; the index is that in the inode table. `inode` may be outside the volume.
[[nodiscard]] QString inodeWhere(const Snapshot& snapshot, std::uint32_t inode);
/// The gap between consecutive extents of a file: "3 blocks on", "back by 12 blocks", "hole of 5 blocks"; empty if
/// none.
[[nodiscard]] QString gapText(const FileExtent& before, const FileExtent& after);

} // namespace atlas::ui
