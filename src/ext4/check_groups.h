// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the group descriptors: places, counts, padding of the bitmaps.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Appends counts and flags of the group descriptors that their groups cannot have. Costs few instructions for each group.
void checkGroups(const LayoutClaims& claims, std::vector<Finding>& findings);

/// Appends findings where the free blocks or inodes of the superblock are not the sum over the group descriptors. The kernel
/// writes the totals on unmounting only, and the backups keep those of an earlier time: looks at the primary superblock of a
/// volume that was unmounted cleanly.
void checkFreeTotals(const LayoutClaims& claims, std::vector<Finding>& findings);

// Checks the end of the last group's block bitmap, which tells where the file system ends.

/// The bits behind the last cluster are set (e2fsck/pass5.c, check_block_end), else the file system is longer than the superblock
/// says. Not looked at while the journal may hold a newer bitmap. `available`: bytes of the volume that are there.
void checkBitmapPadding(ext2_filsys fs, const LayoutClaims& claims, ByteCount available,
                        std::vector<Finding>& findings);

} // namespace atlas
