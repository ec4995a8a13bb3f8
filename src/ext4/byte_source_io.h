// SPDX-License-Identifier: GPL-3.0-or-later
// An io_manager that lets libext2fs read a volume through a ByteSource, and helpers for other managers.
#pragma once

#include "base/byte_source.h"
#include "ext4/filesystem_handle.h"

#include "base/libext2fs.h"
#include <cstdlib>
#include <cstring>

namespace atlas {

/// Creates the channel in a manager's open(). `Channel` is derived from struct_io_channel.
template <class Channel>
Channel* newChannel(const char* name, io_manager manager) {
    auto* const self = new Channel{};
    self->magic = EXT2_ET_MAGIC_IO_CHANNEL;
    self->manager = manager;
    self->name = ::strdup(name);
    self->block_size = 1024;
    self->refcount = 1;
    return self;
}

/// The close() of a manager whose open() calls newChannel<Channel>(): the last reference deletes the channel.
template <class Channel>
errcode_t closeChannel(io_channel channel) {
    if (--channel->refcount > 0)
        return 0;
    std::free(channel->name);
    delete static_cast<Channel*>(channel);
    return 0;
}

/// Length of a request in bytes: `count` is in blocks, or in bytes if negative.
inline std::size_t requestBytes(const struct_io_channel& channel, int count) {
    return count < 0 ? static_cast<std::size_t>(-static_cast<long>(count))
                     : static_cast<std::size_t>(count) * static_cast<std::size_t>(channel.block_size);
}

// Opens a volume through a ByteSource; it is never written.

struct OpenRequest {
    ByteOffset volume{}; ///< first byte of the volume in the source
    int flags = 0; ///< EXT2_FLAG_…
    BlockNumber superblock{}; ///< block of the backup superblock; 0: the primary
    ByteCount blockSize{}; ///< required for a backup
    bool zerosForUnreadable = false; ///< read unreadable bytes as zeros while opening, like bytes past the end
};

/// Calls ext2fs_open2() on a volume of `source`, which must outlive the handle. Returns the error message on failure; a
/// read error names the byte offset.
[[nodiscard]] std::expected<FilesystemHandle, std::string> openFilesystem(const ByteSource& source,
                                                                          const OpenRequest& request);

/// The message for `code` of libext2fs; after a read error, the message of the source.
[[nodiscard]] std::string messageOf(ext2_filsys fs, errcode_t code);

} // namespace atlas
