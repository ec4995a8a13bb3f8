// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the end of the last group's block bitmap, which tells where the file system ends.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// The bits behind the last cluster are set (e2fsck/pass5.c, check_block_end), else the file system is longer than the superblock
/// says. Not looked at while the journal may hold a newer bitmap. `available`: bytes of the volume that are there.
void checkBitmapPadding(ext2_filsys fs, const LayoutClaims& claims, ByteCount available,
                        std::vector<Finding>& findings);

} // namespace atlas
