// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the layout of an ext2/3/4 volume by libext2fs, read-only.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

#include <functional>

namespace atlas {

/// LeftOut sets checksums to 0 or empty, because those of a plan are not computed.
enum class DescriptorChecksums { Read, LeftOut };

[[nodiscard]] Groups groupsOf(ext2_filsys fs, DescriptorChecksums checksums);

// Groups with copies of the superblock and the group descriptors.

/// Superblock, descriptor and reserved GDT copies, as listed by misc/dumpe2fs.c.
[[nodiscard]] std::vector<GroupCopies> copiesOf(ext2_filsys fs);

// Reads a layout.

struct ReadOptions {
    /// Superblocks that claim more groups are rejected before memory is allocated. A group needs up to 256 bytes if no
    /// regions can be joined, so the default needs less than 256 MiB; it covers 128 TiB with 4 KiB blocks.
    std::uint64_t maxGroups = std::uint64_t{1} << 20;
    SuperblockChoice superblock{};
    bool isMetadataImage = false; ///< nothing is there but superblock, descriptors, bitmaps and inode tables
    std::function<void(GroupNumber done, GroupCount of)> progress; ///< called periodically; may be empty
};

/// Opens the volume as openVolume() does, with its findings. Checks the claimed group count against the size of
/// `volume` before libext2fs uses it. Does not check whether the volume is mounted; see device/mounts.h.
[[nodiscard]] Result<LayoutClaims> readLayout(const ByteSource& source, const Placement& volume,
                                              const ReadOptions& options = {});

/// Version of the linked libext2fs, for example "1.47.0".
[[nodiscard]] std::string e2fsprogsVersion();

} // namespace atlas
