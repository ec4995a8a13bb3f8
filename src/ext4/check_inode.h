// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the fields of an inode that do not depend on what the file holds.
#pragma once

#include "ext4/system_file_findings.h"
#include "ext4/volume_blocks.h"

namespace atlas {

/// Flags, extra size and extended attributes: e2fsck/pass1.c (e2fsck_pass1, check_inode_extra_space, check_ext_attr). Of a
/// directory also the fields that have to be 0: e2fsck/pass2.c (e2fsck_process_bad_inode).
void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings);

} // namespace atlas
