// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of mke2fs before it calls libext2fs: misc/mke2fs.c, parse_fs_type() and PRS().
#pragma once

#include "base/units.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/profile.h"

#include "base/libext2fs.h"

namespace atlas {

/// True for "hurd" and "GNU" in any case and for the Hurd's OS number.
[[nodiscard]] bool isHurd(const std::optional<std::string>& creatorOs);

/// The usage type for this size if -T is not given: "floppy", "small", "default", "big" or "huge".
[[nodiscard]] std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize);

/// The ext type, the usage types, then the type for the OS, for example {"ext4", "small"}. Later types override earlier
/// ones.
[[nodiscard]] Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                                        const std::string& bySize, std::vector<std::string>& warnings);

// Options, mke2fs.conf and device size → parameters of ext2fs_initialize().

struct Device {
    ByteCount size;
    ByteCount logicalSector{0}; ///< 0 for an image file
    ByteCount physicalSector{0}; ///< 0: same as the logical sector
};

struct Decision {
    ext2_super_block param{}; ///< mke2fs's fs_param
    std::vector<std::string> types{}; ///< looked up in mke2fs.conf; later ones override earlier ones: {"ext4", "small"}
    blk64_t journalLocation = ~blk64_t{0}; ///< ~0: libext2fs chooses
    int journalSize = 0; ///< as in MkfsOptions
    int fastCommitSize = 0;
    bool lazyJournal = false;
    bool lazyInodeTables = true;
    bool storageZeroed = false; ///< assume_storage_prezeroed
    bool discard = true; ///< before writing; an image file gets holes, which read as zeros
    bool packedMetaBlocks = false;
    int backups = 2; ///< number of backup superblocks with sparse_super2
    unsigned quotaTypes = 0; ///< bits 0 user, 1 group, 2 project
    std::uint64_t orphanFileBlocks = 0; ///< 0: the default
    std::uint32_t rootUser = 0;
    std::uint32_t rootGroup = 0;
    std::uint16_t errorBehaviour = 0; ///< as s_errors; 0: left to libext2fs
    std::optional<std::string> creatorOs{}; ///< -o, else from mke2fs.conf
    std::uint64_t offset = 0; ///< bytes; shifts the file system on its device without changing its layout
    std::vector<std::string> warnings{}; ///< of mke2fs, which continues

    /// Whether mke2fs zeroes the inode tables, even on a disk that does not read as zeros after discarding.
    [[nodiscard]] bool writesInodeTables() const { return !lazyInodeTables && !storageZeroed; }
    /// Whether the descriptors mark the inode tables of an image file as zeroed: written, assumed or discarded.
    [[nodiscard]] bool zeroesInodeTables() const { return writesInodeTables() || storageZeroed || discard; }
};

/// Follows PRS() of misc/mke2fs.c of e2fsprogs 1.47.0 step by step; fails if it ends with an error.
[[nodiscard]] Result<Decision> decide(const Device& device, const MkfsOptions& options, const Profile& profile);

} // namespace atlas
