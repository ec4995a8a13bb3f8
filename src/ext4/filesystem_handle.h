// SPDX-License-Identifier: GPL-3.0-or-later
// Owns a libext2fs file-system handle and frees it without writing back.
#pragma once

#include <ext2fs/ext2fs.h>

#include <memory>
#include <string>

namespace atlas {

struct FreeFilesystem {
    // ext2fs_free, not ext2fs_close: must never flush, even when a damaged image makes the library mark the handle as
    // dirty.
    void operator()(ext2_filsys fs) const { ext2fs_free(fs); }
};
using FilesystemHandle = std::unique_ptr<struct_ext2_filsys, FreeFilesystem>;

/// The message of libext2fs for `code`: "Bad magic number in super-block".
[[nodiscard]] std::string libraryMessage(errcode_t code);

} // namespace atlas
