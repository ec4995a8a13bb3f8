// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the inodes in use, without table blocks that hold none.
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

    /// Visits the inodes in use of `group` by number. False if not all could be read. If the inode bitmap is
    /// unreadable, inodes with links count as in use.
    bool visit(GroupNumber group, const std::function<void(const RawInode&)>& visitor);

private:
    [[nodiscard]] bool isUsed(std::uint32_t index) const;
    void readBitmap(GroupNumber group, std::uint32_t count);
    bool readRun(GroupNumber group, BlockInterval run, std::uint32_t count,
                 const std::function<void(const RawInode&)>& visitor);

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    HeededFlags m_flags;
    std::vector<std::byte> m_bitmap; ///< empty if unreadable
    std::vector<std::byte> m_table;
};

} // namespace atlas
