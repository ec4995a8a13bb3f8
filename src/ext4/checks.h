// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of a volume that is read, each in a file of its own; what they find is appended to the findings.
#pragma once

#include "ext4/filesystem_handle.h"
#include "ext4/read_system_files.h"
#include "layout/layout.h"

#include <ext2fs/ext2fs.h>

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

// Checks the checksums of descriptors, and the backups of superblock and descriptors.

/// Of the superblock that `fs` was opened by; it has a checksum with metadata_csum only.
void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings);

/// One finding for each run of groups, with the checksums of its first.
void checkDescriptorChecksums(const Groups& groups, std::vector<Finding>& findings);

/// Appends to the findings the backup superblocks, of the first 64, that lack the magic number, have a wrong checksum, or differ
/// from the superblock that was read where backups may not (mayDifferInBackup()). Those that cannot be read, or lie behind the
/// `available` bytes, are left out. Counts the others in `claims.backups`.
void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available);

// Checks the fields of an inode that do not depend on what the file holds.

/// Flags, extra size and extended attributes: e2fsck/pass1.c (e2fsck_pass1, check_inode_extra_space, check_ext_attr). Of a
/// directory also the fields that have to be 0: e2fsck/pass2.c (e2fsck_process_bad_inode).
void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings);

// Checks the inodes of the system files and what these hold, which libext2fs reads without complaint when it is wiped.

/// Appends what is wrong with the system files and the root directory. `claims`: with the files and copies that could be
/// read; `available`: bytes of the volume that are there, beyond which nothing is read.
void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings);

} // namespace atlas
