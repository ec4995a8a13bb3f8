// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the entries of a directory. What it reads is bounded, however the image lies.
#pragma once

#include "ext4/open_volume.h"
#include "layout/file_map.h"

namespace atlas {

/// Nullopt where the inode is no directory. Damaged blocks give what comes before, and the error in it.
[[nodiscard]] std::optional<DirectoryListing> readDirectory(const OpenedVolume& volume, std::uint32_t inode);

} // namespace atlas
