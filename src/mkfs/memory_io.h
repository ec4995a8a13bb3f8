// SPDX-License-Identifier: GPL-3.0-or-later
// An io_manager of libext2fs that keeps written blocks in memory.
#pragma once

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Each channel is a disk of its own, unlimited and empty at first, that lives until the channel is closed. Zero blocks
/// are not stored, so zeroed inode tables or journals take no memory. Written blocks can be read back, because
/// libext2fs reads the directory block of lost+found to extend the directory.
[[nodiscard]] io_manager memoryIoManager();

} // namespace atlas
