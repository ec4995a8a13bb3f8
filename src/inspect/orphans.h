// SPDX-License-Identifier: GPL-3.0-or-later
// Inodes that were deleted while they were open, or whose truncation was interrupted: the list that begins in the
// superblock and goes on in i_dtime, and the orphan file. The kernel and e2fsck finish them.
#pragma once

#include "base/byte_source.h"
#include "inspect/group_inodes.h"
#include "layout/layout.h"

#include <optional>
#include <vector>

namespace atlas {

struct Orphan {
    ListedInode inode{};
    std::optional<BlockNumber> block{}; ///< of the orphan file that names it; nullopt: by the list
    std::size_t at = 0; ///< byte of that block

    /// Whether it has a name still, and only its end is to be cut off.
    [[nodiscard]] bool isTruncated() const { return inode.links != 0; }
};

struct Orphans {
    std::vector<Orphan> all{}; ///< the list in its order, then the orphan file
    std::uint32_t brokenAt = 0; ///< number to which the list leads, but which is no inode or was met before; 0: sound
    bool cut = false; ///< more exist than are kept
};

/// `volume` is the volume's place on `disk`.
[[nodiscard]] Orphans readOrphanInodes(const ByteSource& disk, ByteInterval volume, const Layout& layout);

} // namespace atlas
