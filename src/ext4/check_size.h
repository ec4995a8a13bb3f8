// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the number of blocks in the superblock against what else tells where the file system ends.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Compares the sizes in the primary superblock with those in the first backup, and the end of the volume with the padding of
/// the last block bitmap. `available`: bytes of the volume that are there, beyond which nothing is read.
void checkSize(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings);

} // namespace atlas
