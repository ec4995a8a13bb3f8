// SPDX-License-Identifier: GPL-3.0-or-later
// An io_manager of libext2fs that keeps written blocks in memory, to make a file system without a file.
#pragma once

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Each channel is a separate, initially empty disk of unlimited size, which exists until the channel is closed. Blocks of
/// zeros are not stored, so a zeroed inode table or journal takes no memory.
/// Written blocks can be read back: libext2fs reads the directory block of lost+found, which has a checksum, to extend the
/// directory.
[[nodiscard]] io_manager memoryIoManager();

} // namespace atlas
