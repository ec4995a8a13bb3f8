// SPDX-License-Identifier: GPL-3.0-or-later
// Follows a path to its inode, and an inode to its blocks. What it reads is bounded, however the image lies.
#pragma once

#include "ext4/open_volume.h"
#include "layout/file_map.h"

#include <string_view>

namespace atlas {

/// Fails when the inode cannot be read. A tree that is damaged gives what comes before, and the error in it.
[[nodiscard]] Result<FileMap> readFileMap(const OpenedVolume& volume, std::uint32_t inode);

/// One step for each name of `path` from the root. Symbolic links are not followed.
[[nodiscard]] Result<std::vector<PathStep>> findPath(const OpenedVolume& volume, std::string_view path);

} // namespace atlas
