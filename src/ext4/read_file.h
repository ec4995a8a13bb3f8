// SPDX-License-Identifier: GPL-3.0-or-later
// Lists directories, follows paths and reads the block maps of files.
#pragma once

#include "ext4/open_volume.h"
#include "layout/file_map.h"

#include <string_view>

namespace atlas {

/// nullopt if the inode is no directory. Damaged blocks end the listing with an error in it.
[[nodiscard]] std::optional<DirectoryListing> readDirectory(const OpenedVolume& volume, std::uint32_t inode);

// Reading is bounded even for a damaged image.

/// Fails if the inode cannot be read. A damaged tree ends the map with an error in it.
[[nodiscard]] Result<FileMap> readFileMap(const OpenedVolume& volume, std::uint32_t inode);

/// One step per name of `path`, from the root. Symbolic links are not followed.
[[nodiscard]] Result<std::vector<PathStep>> findPath(const OpenedVolume& volume, std::string_view path);

} // namespace atlas
