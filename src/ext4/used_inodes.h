// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the inodes in use, and of the inode tables only the blocks that hold such.
#pragma once

#include "ext4/map_walk.h"
#include "layout/layout.h"
#include "layout/raw_inode.h"

#include <functional>

namespace atlas {

class UsedInodes {
public:
    /// `blocks` and `layout` must outlive this object.
    UsedInodes(const RawBlocks& blocks, const Layout& layout) : m_blocks(blocks), m_layout(layout), m_flags(layout) {}

    /// Those of `group` by number. False when not all could be read. Where the inode bitmap cannot be read, an inode with links is
    /// in use.
    bool visit(GroupNumber group, const std::function<void(const RawInode&)>& visitor);

private:
    [[nodiscard]] bool isUsed(std::uint32_t index) const;
    void readBitmap(GroupNumber group, std::uint32_t count);
    bool readRun(GroupNumber group, BlockInterval run, std::uint32_t count,
                 const std::function<void(const RawInode&)>& visitor);

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    HeededFlags m_flags;
    std::vector<std::byte> m_bitmap; ///< empty where it cannot be read
    std::vector<std::byte> m_table;
};

} // namespace atlas
