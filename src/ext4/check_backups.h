// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Appends to the findings the backup superblocks, of the first 64, that lack the magic number, have a wrong checksum, or differ
/// from the superblock that was read where backups may not (mayDifferInBackup()). Those that cannot be read, or lie behind the
/// `available` bytes, are left out. Counts the others in `claims.backups`.
void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available);

} // namespace atlas
