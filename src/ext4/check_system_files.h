// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the fields of an inode that do not depend on what the file holds.
#pragma once

#include "ext4/filesystem_handle.h"
#include "ext4/read_system_files.h"
#include "layout/layout.h"

namespace atlas {

/// Flags, extra size and extended attributes: e2fsck/pass1.c (e2fsck_pass1, check_inode_extra_space, check_ext_attr). Of a
/// directory also the fields that have to be 0: e2fsck/pass2.c (e2fsck_process_bad_inode).
void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings);

// Checks the inodes of the system files and what these hold, which libext2fs reads without complaint when it is wiped.

/// Appends what is wrong with the system files and the root directory. `claims`: with the files and copies that could be
/// read; `available`: bytes of the volume that are there, beyond which nothing is read.
void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings);

} // namespace atlas
