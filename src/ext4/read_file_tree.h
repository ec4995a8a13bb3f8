// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the nodes of a file's extent tree or its indirect blocks, and the blocks and index of a directory. Reading is
// bounded even for a damaged image.
#pragma once

#include "base/byte_source.h"
#include "layout/file_tree.h"
#include "layout/layout.h"

#include <string_view>

namespace atlas {

/// nullopt if the inode cannot be read, or maps no blocks. `volume` is the place of the volume in `source`.
[[nodiscard]] std::optional<FileTree> readFileTree(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                                   std::uint32_t inode);

/// nullopt if the inode is no directory, or lies in its inode (inline_data). `name`: whose way is wanted, if not empty.
[[nodiscard]] std::optional<DirectoryTree> readDirectoryTree(const ByteSource& source, ByteInterval volume,
                                                             const Layout& layout, std::uint32_t inode,
                                                             std::string_view name = {});

} // namespace atlas
