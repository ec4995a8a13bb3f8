// SPDX-License-Identifier: GPL-3.0-or-later
// What io_managers of libext2fs have in common, whatever they read: a channel's making and end, and the length of a request.
#pragma once

#include "base/byte_source.h"
#include "ext4/filesystem_handle.h"

#include <cstdlib>
#include <cstring>
#include <ext2fs/ext2fs.h>

namespace atlas {

/// For the open() of a manager. `Channel` is derived from struct_io_channel.
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
    if (--channel->refcount > 0) {
        return 0;
    }
    std::free(channel->name);
    delete static_cast<Channel*>(channel);
    return 0;
}

/// libext2fs passes a count of blocks, or a negative count of bytes.
inline std::size_t requestBytes(const struct_io_channel& channel, int count) {
    return count < 0 ? static_cast<std::size_t>(-static_cast<long>(count))
                     : static_cast<std::size_t>(count) * static_cast<std::size_t>(channel.block_size);
}

// Lets libext2fs read a volume through a ByteSource, by an io_manager that never writes.

struct OpenRequest {
    ByteOffset volume{}; ///< first byte of the volume in the source
    int flags = 0; ///< EXT2_FLAG_…
    BlockNumber superblock{}; ///< block of a backup; 0: the primary
    ByteCount blockSize{}; ///< required with a backup
    bool zerosForUnreadable =
        false; ///< while opening, bytes that cannot be read are zeros, as past the end of the source
};

/// Calls ext2fs_open2() on a volume of `source`, which must outlive the handle. Returns the error message on failure;
/// that of a read error gives the byte offset.
[[nodiscard]] std::expected<FilesystemHandle, std::string> openFilesystem(const ByteSource& source,
                                                                          const OpenRequest& request);

/// The message for `code` returned by libext2fs for `fs`; after a read error, the message of the source.
[[nodiscard]] std::string messageOf(ext2_filsys fs, errcode_t code);

} // namespace atlas
