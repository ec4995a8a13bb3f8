// SPDX-License-Identifier: GPL-3.0-or-later
// libext2fs reads a volume through a ByteSource: an io_manager that never writes.
#pragma once

#include "base/byte_source.h"
#include "ext4/filesystem_handle.h"

namespace atlas {

struct OpenRequest {
    ByteOffset volume{};         ///< where the volume begins in the source
    int flags = 0;               ///< EXT2_FLAG_…
    BlockNumber superblock{};    ///< of a backup; 0: the primary
    ByteCount blockSize{};       ///< given with a backup
};

/// ext2fs_open2() on a volume of `source`, which must outlive the handle. Else the words of what went wrong: of a read error they
/// name the byte.
[[nodiscard]] std::expected<FilesystemHandle, std::string> openFilesystem(const ByteSource& source,
                                                                          const OpenRequest& request);

/// libext2fs's words for `code`, which it returned for `fs`; for a read error, those of the source.
[[nodiscard]] std::string messageOf(ext2_filsys fs, errcode_t code);

} // namespace atlas
