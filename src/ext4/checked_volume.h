// SPDX-License-Identifier: GPL-3.0-or-later
// What the checks of files need to know of the superblock, read once.
#pragma once

#include "ext4/map_walk.h"
#include "layout/layout.h"
#include "ondisk/checksums.h"
#include "ondisk/field_table.h"

#include <algorithm>
#include <array>

namespace atlas {

struct CheckedVolume {
    CheckedVolume(const RawBlocks& blocks, const Layout& layout);

    const RawBlocks& blocks;
    const Layout& layout;
    /// With no other feature than metadata_csum, and that only where inodes have checksums: libext2fs computes none for
    /// other systems than Linux (lib/ext2fs/csum.c).
    DecodeContext context;
    bool checksums = false;
    bool ofHurd = false; ///< see isOfHurd()
    bool extents = false;
    bool fileTypes = false;
    bool dirIndex = false;
    bool hugeFile = false;
    bool wide = false; ///< 64bit
    bool inlineData = false;
    bool attributes = false; ///< ext_attr
    bool eaInode = false;
    bool casefold = false;
    bool imagic = false;
    std::uint32_t firstInode = 11; ///< s_first_ino
    std::uint32_t lastOrphan = 0;
    std::uint32_t orphanFile = 0;
    unsigned preallocated = 0; ///< s_prealloc_dir_blocks
    std::array<std::uint32_t, 4> hashSeed{};
    bool unsignedHash = false; ///< EXT2_FLAGS_UNSIGNED_HASH
    std::array<std::uint32_t, 3> quotas{}; ///< inodes of user, group and project quota; 0: none

    [[nodiscard]] const Filesystem& fs() const { return layout.filesystem; }
    [[nodiscard]] std::size_t blockSize() const { return blocks.blockSize(); }
    /// Whether the inode belongs to files, and not to the file system itself. The files of project quota and orphans
    /// have numbers like any other.
    [[nodiscard]] bool isOrdinary(std::uint32_t inode) const {
        const bool isHidden = std::ranges::find(quotas, inode) != quotas.end() || inode == orphanFile;
        return inode == rootInode || (inode >= firstInode && !isHidden);
    }
};

} // namespace atlas
