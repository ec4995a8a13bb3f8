// SPDX-License-Identifier: GPL-3.0-or-later
// Finds all paths of inodes, in one pass over the inodes in use and one over the directories.
#pragma once

#include "base/byte_source.h"
#include "ext4/directory_names.h"
#include "ext4/find_block_owners.h"
#include "ext4/map_walk.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

#include <functional>

namespace atlas {

class InodeNames {
public:
    /// `volume`: bytes of the file system on `source`. Both and `layout` must outlive this object.
    InodeNames(const ByteSource& source, ByteInterval volume, const Layout& layout);

    /// Looks for the paths of the inodes in use that are wanted. Reading is bounded even for a damaged image. Call once.
    void read(const std::function<bool(std::uint32_t inode)>& isWanted, const OwnerSearchOptions& options);
    /// All paths of a wanted inode, sorted; empty without a name.
    [[nodiscard]] std::vector<std::string> pathsOf(std::uint32_t inode);
    /// What could not be read, without paths.
    [[nodiscard]] const InodePaths& outcome() const { return m_outcome; }

private:
    const Layout& m_layout;
    RawBlocks m_blocks;
    DirectoryBlocks m_directories;
    DirectoryNames m_names;
    InodePaths m_outcome;
};

/// All paths of one inode, as above. Empty for an inode that is not in use.
[[nodiscard]] InodePaths findInodePaths(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                        std::uint32_t inode, const OwnerSearchOptions& options = {});

} // namespace atlas
