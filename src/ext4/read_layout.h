// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the group descriptors of an open libext2fs handle to plain values, for the reader and the planner.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

#include <functional>

namespace atlas {

/// Left out, the checksums are 0 or empty: those of a plan are not computed.
enum class DescriptorChecksums { Read, LeftOut };

[[nodiscard]] Groups groupsOf(ext2_filsys fs, DescriptorChecksums checksums);
/// Puts the structures of groups whose descriptors cannot be read past the end of the volume, where nothing is: zeros would
/// claim block 0.
void placeUnreadOutside(ext2_filsys fs, Groups& groups);

// Which groups keep copies of the superblock and the group descriptors, as libext2fs places them.

/// Superblock, descriptor and reserved-GDT copies, as misc/dumpe2fs.c lists them.
[[nodiscard]] std::vector<GroupCopies> copiesOf(ext2_filsys fs);

// Reads the layout of an ext2/3/4 volume by libext2fs, read-only.

struct ReadOptions {
    /// Superblocks that claim more groups are refused before memory is allocated. A group needs up to 256 bytes when no
    /// two regions can be joined, so the default needs less than 256 MiB; it covers 128 TiB with 4 KiB blocks.
    std::uint64_t maxGroups = std::uint64_t{1} << 20;
    std::function<void(GroupNumber done, GroupCount of)> progress; ///< called periodically; may be empty
};

/// Opens the volume strictly first, tolerantly second. When the primary superblock is unusable, uses the first valid
/// backup; when the strict open fails, reports its error as a finding. Bounds the claimed group count by the size of
/// `volume` before libext2fs uses it. Does not check whether the volume is mounted; see device/mounts.h.
[[nodiscard]] Result<LayoutClaims> readLayout(const ByteSource& source, const Placement& volume,
                                              const ReadOptions& options = {});

/// Version of the linked libext2fs: "1.47.0".
[[nodiscard]] std::string e2fsprogsVersion();

} // namespace atlas
