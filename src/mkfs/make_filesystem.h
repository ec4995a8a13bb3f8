// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file system in memory with the library calls of mke2fs in the same order.
#pragma once

#include "ext4/filesystem_handle.h"
#include "mkfs/decide.h"

namespace atlas {

/// Performs the parts of mke2fs's main() that allocate blocks and compute the free counts. Appends warnings to
/// `decision.warnings`. The file system is never flushed: bitmaps and descriptors exist only in the returned handle.
[[nodiscard]] Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options);

} // namespace atlas
