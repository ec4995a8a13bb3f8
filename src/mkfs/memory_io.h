// SPDX-License-Identifier: GPL-3.0-or-later
// An io_manager of libext2fs that keeps in memory what is written: a file system is made without a file.
#pragma once

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Every channel it opens is an empty disk of its own, without an end, that lives until the channel is closed. Blocks of zeros
/// cost nothing, so an inode table wiped or a journal zeroed takes no memory.
///
/// What was written must be readable again: lost+found is a directory with a checksum, which libext2fs reads back to grow it.
[[nodiscard]] io_manager memoryIoManager();

/// Bytes kept by `channel`, which memoryIoManager() opened.
[[nodiscard]] std::size_t memoryUsed(io_channel channel);

} // namespace atlas
