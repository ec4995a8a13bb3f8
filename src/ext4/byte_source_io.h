// SPDX-License-Identifier: GPL-3.0-or-later
// Lets libext2fs read a volume through a ByteSource, by an io_manager that never writes.
#pragma once

#include "base/byte_source.h"
#include "ext4/filesystem_handle.h"

namespace atlas {

struct OpenRequest {
    ByteOffset volume{};         ///< first byte of the volume in the source
    int flags = 0;               ///< EXT2_FLAG_…
    BlockNumber superblock{};    ///< block of a backup; 0: the primary
    ByteCount blockSize{};       ///< required with a backup
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
