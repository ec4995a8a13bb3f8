// SPDX-License-Identifier: GPL-3.0-or-later
// Follows a path to a file, and lists a directory.
#pragma once

#include "ext4/open_volume.h"
#include "layout/file_map.h"

#include <string_view>

namespace atlas {

/// Nullopt where the inode is no directory. Damaged blocks give what comes before, and the error in it.
[[nodiscard]] std::optional<DirectoryListing> readDirectory(const OpenedVolume& volume, std::uint32_t inode);

// Follows a path to its inode, and an inode to its blocks. What it reads is bounded, however the image lies.

/// Fails when the inode cannot be read. A tree that is damaged gives what comes before, and the error in it.
[[nodiscard]] Result<FileMap> readFileMap(const OpenedVolume& volume, std::uint32_t inode);

/// One step for each name of `path` from the root. Symbolic links are not followed.
[[nodiscard]] Result<std::vector<PathStep>> findPath(const OpenedVolume& volume, std::string_view path);

} // namespace atlas
