// SPDX-License-Identifier: GPL-3.0-or-later
// libext2fs's file-system handle, closed when it goes out of scope and never written back.
#pragma once

#include <ext2fs/ext2fs.h>

#include <memory>
#include <string>

namespace atlas {

struct FreeFilesystem {
    // ext2fs_free and not ext2fs_close: nothing is to be flushed, whatever an image made the library believe.
    void operator()(ext2_filsys fs) const { ext2fs_free(fs); }
};
using FilesystemHandle = std::unique_ptr<struct_ext2_filsys, FreeFilesystem>;

/// The library's own words for `code`: "Bad magic number in super-block".
[[nodiscard]] std::string libraryMessage(errcode_t code);

} // namespace atlas
