// SPDX-License-Identifier: GPL-3.0-or-later
// Reports wrong checksums of the primary superblock and of the group descriptors.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Of the superblock that `fs` was opened by; it has a checksum with metadata_csum only.
void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings);

/// One finding for each run of groups, with the checksums of its first.
void checkDescriptorChecksums(const Groups& groups, std::vector<Finding>& findings);

} // namespace atlas
