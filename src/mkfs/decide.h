// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the types to look up in mke2fs.conf: parse_fs_type() of misc/mke2fs.c.
#pragma once

#include "base/units.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/profile.h"

#include <ext2fs/ext2fs.h>

namespace atlas {

/// True for "hurd" and "GNU" in any case, and for the OS number of the Hurd.
[[nodiscard]] bool isHurd(const std::optional<std::string>& creatorOs);

/// The type implied by the size if -T is not given: "floppy", "small", "default", "big" or "huge".
[[nodiscard]] std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize);

/// The ext type, then the usage types, then the type for the OS; a later type overrides an earlier one: {"ext4", "small"}.
[[nodiscard]] Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                                        const std::string& bySize, std::vector<std::string>& warnings);

// What mke2fs decides before calling libext2fs: options, mke2fs.conf and the device size → the parameters of ext2fs_initialize.

struct Device {
    ByteCount size;
    ByteCount logicalSector{0}; ///< 0 for an image file
    ByteCount physicalSector{0}; ///< 0: same as the logical sector
};

struct Decision {
    ext2_super_block param{}; ///< mke2fs's fs_param
    std::vector<std::string> types{}; ///< for mke2fs.conf; a later type overrides an earlier one: {"ext4", "small"}
    blk64_t journalLocation = ~blk64_t{0}; ///< ~0: libext2fs chooses
    int journalSize = 0; ///< as in MkfsOptions
    int fastCommitSize = 0;
    bool lazyJournal = false;
    bool lazyInodeTables = true;
    bool storageZeroed = false; ///< assume_storage_prezeroed
    bool discard = true; ///< discard the device before writing; an image file gets holes, which read as zeros
    bool packedMetaBlocks = false;
    int backups = 2; ///< number of backup superblocks with sparse_super2
    unsigned quotaTypes = 0; ///< bits 0 user, 1 group, 2 project
    std::uint64_t orphanFileBlocks = 0; ///< 0: the default
    std::uint32_t rootUser = 0;
    std::uint32_t rootGroup = 0;
    std::uint16_t errorBehaviour = 0; ///< as s_errors; 0: what libext2fs sets
    std::optional<std::string> creatorOs{}; ///< -o, else from mke2fs.conf
    std::uint64_t offset = 0; ///< bytes; shifts the file system on its device without changing its layout
    std::vector<std::string> warnings{}; ///< mke2fs's warnings that do not stop it

    /// Whether mke2fs writes zeros into the inode tables of a disk that does not read as zeros where it was discarded.
    [[nodiscard]] bool writesInodeTables() const { return !lazyInodeTables && !storageZeroed; }
    /// Whether the descriptors say that the inode tables of an image file hold zeros: written, assumed or discarded.
    [[nodiscard]] bool zeroesInodeTables() const { return writesInodeTables() || storageZeroed || discard; }
};

/// Follows PRS() of misc/mke2fs.c of e2fsprogs 1.47.0 step by step; fails where it ends with an error.
[[nodiscard]] Result<Decision> decide(const Device& device, const MkfsOptions& options, const Profile& profile);

} // namespace atlas
