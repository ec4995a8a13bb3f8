// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the checksums of descriptors, and the backups of superblock and descriptors.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Of the superblock that `fs` was opened by; it has a checksum with metadata_csum only.
void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings);

/// One finding for each run of groups, with the checksums of its first.
void checkDescriptorChecksums(const Groups& groups, std::vector<Finding>& findings);

/// Appends to the findings the backup superblocks, of the first 64, that lack the magic number, have a wrong checksum, or differ
/// from the superblock that was read where backups may not (mayDifferInBackup()). Those that cannot be read, or lie behind the
/// `available` bytes, are left out. Counts the others in `claims.backups`.
void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available);

} // namespace atlas
