// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the inodes of the system files and what these hold, which libext2fs reads without complaint when it is wiped.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Appends what is wrong with the system files and the root directory. `claims`: with the files and copies that could be
/// read; `available`: bytes of the volume that are there, beyond which nothing is read.
void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings);

} // namespace atlas
