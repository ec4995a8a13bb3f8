// SPDX-License-Identifier: GPL-3.0-or-later
// Finds all paths of an inode, in one pass over the inodes in use and one over the directories.
#pragma once

#include "base/byte_source.h"
#include "ext4/find_block_owners.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

namespace atlas {

/// `volume`: bytes of the file system on `source`. Empty for an inode that is not in use. Reading is bounded even for a
/// damaged image.
[[nodiscard]] InodePaths findInodePaths(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                        std::uint32_t inode, const OwnerSearchOptions& options = {});

} // namespace atlas
