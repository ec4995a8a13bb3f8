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

    /// Visits the inodes in use of `group` by number. False if not all could be read, or if the inode bitmap is
    /// unreadable or isDoubtful(): then inodes with links count as in use, and those without a link are missed.
    bool visit(GroupNumber group, const std::function<void(const RawInode&)>& visitor);

private:
    [[nodiscard]] bool isUsed(std::uint32_t index) const;
    void readBitmap(GroupNumber group);
    bool readRun(GroupNumber group, BlockInterval run, std::uint32_t count,
                 const std::function<void(const RawInode&)>& visitor);

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    HeededFlags m_flags;
    std::vector<std::byte> m_bitmap; ///< empty if unreadable or doubtful
    std::vector<std::byte> m_table;
};

} // namespace atlas
