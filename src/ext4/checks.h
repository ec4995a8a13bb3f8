// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of an open volume; each appends to the findings.
#pragma once

#include "ext4/filesystem_handle.h"
#include "ext4/read_system_files.h"
#include "layout/layout.h"

#include "base/libext2fs.h"

namespace atlas {

/// Finds impossible counts and flags in the group descriptors. Cheap enough for each of half a million groups.
void checkGroups(const LayoutClaims& claims, std::vector<Finding>& findings);

/// Finds totals of free blocks or inodes in the superblock that are not the sum over the group descriptors. The kernel
/// updates them only on unmounting, so this checks only the primary superblock of a cleanly unmounted volume.
void checkFreeTotals(const LayoutClaims& claims, std::vector<Finding>& findings);

// The end of the last group's block bitmap.

/// The bits after the last cluster must be set (e2fsck/pass5.c, check_block_end); otherwise the file system is longer
/// than its superblock claims. Skipped if the journal may hold a newer bitmap. `available`: bytes of the volume in the
/// image.
void checkBitmapPadding(ext2_filsys fs, const LayoutClaims& claims, ByteCount available,
                        std::vector<Finding>& findings);

// Checksums, and backups of superblock and descriptors.

/// Checks the superblock that opened `fs`. It has a checksum only with metadata_csum.
void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings);

/// One finding per run of groups, with the checksums of its first group.
void checkDescriptorChecksums(const Groups& groups, std::vector<Finding>& findings);

/// Checks the first 64 backup superblocks: a missing magic number, a wrong checksum, or a difference from the
/// superblock that was read in a field that must be equal (mayDifferInBackup()). Skips unreadable ones and those past
/// the `available` bytes; counts the others in `claims.backups`.
void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available);

// Fields of an inode that do not depend on the file's content.

/// Flags, extra size and extended attributes: e2fsck/pass1.c (e2fsck_pass1, check_inode_extra_space, check_ext_attr).
/// For a directory also the fields that must be 0: e2fsck/pass2.c (e2fsck_process_bad_inode).
void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings);

// Inodes and contents of the system files; libext2fs does not notice wiped ones.

/// Checks the system files and the root directory. `claims`: with the files and copies that could be read; `available`:
/// bytes of the volume in the image; nothing is read past them.
void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings);

} // namespace atlas
