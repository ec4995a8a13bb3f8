// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the superblock and checks it.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

[[nodiscard]] Filesystem filesystemOf(ext2_filsys fs);

/// In the order of e2fsprogs: compat, incompat, ro_compat. Precondition: `sb` has the byte order of this machine.
[[nodiscard]] std::vector<std::string> featureNames(const ext2_super_block& sb);

// Checks the fields that libext2fs does not.

/// Fields out of range and conflicting features that e2fsck/super.c (check_super_block) and the kernel
/// (fs/ext4/super.c) reject.
void checkSuperblock(ext2_filsys fs, std::vector<Finding>& findings);

/// Whether the superblock names a journal on another device.
[[nodiscard]] bool namesExternalJournal(const ext2_super_block& sb);

/// Reports a journal to replay or on another device, a file system that is not clean, and recorded errors. A backup
/// keeps an old state, mostly "not clean" from mke2fs, which is not reported.
void checkState(const Filesystem& fs, const ext2_super_block& sb, std::vector<Finding>& findings);

} // namespace atlas
