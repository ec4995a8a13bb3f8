// SPDX-License-Identifier: GPL-3.0-or-later
// What the group descriptors say that nobody has written yet, as far as the programs heed it.
#pragma once

#include "layout/layout.h"

#include <algorithm>

namespace atlas {

/// Flags and bg_itable_unused count only where descriptors carry checksums. Behind a wrong checksum libext2fs ignores BLOCK_UNINIT
/// (lib/ext2fs/rw_bitmaps.c), and e2fsck clears both UNINIT flags and bg_itable_unused, not ITABLE_ZEROED (e2fsck/super.c,
/// PR_0_GDT_CSUM). `claims` must outlive this object.
class HeededFlags {
public:
    explicit HeededFlags(const LayoutClaims& claims)
        : m_groups(claims.groups),
          m_inodesPerGroup(claims.filesystem.inodesPerGroup),
          m_checksums(claims.filesystem.checksumsDescriptors()) {}

    /// Whether the descriptor says so, right or wrong, where it can say so: as dumpe2fs lists the flags.
    [[nodiscard]] bool says(GroupNumber group, GroupFlag flag) const {
        return m_checksums && m_groups.has(group, flag);
    }
    /// Whether no inode of the group is in use, so that its inode bitmap and table are not read.
    [[nodiscard]] bool inodesUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::InodeUninit);
    }
    /// Whether the block bitmap was not written; it is computed.
    [[nodiscard]] bool blocksUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::BlockUninit);
    }
    /// Whether the kernel has still to zero the unused part of the inode table.
    [[nodiscard]] bool awaitsZeroing(GroupNumber group) const {
        return m_checksums && !m_groups.has(group, GroupFlag::ItableZeroed);
    }
    /// The inodes from the table's start up to the last that may be in use.
    [[nodiscard]] std::uint32_t initialisedInodes(GroupNumber group) const {
        const auto unused = trusted(group) ? m_groups.unusedInodes[group.value] : 0;
        return m_inodesPerGroup - std::min(unused, m_inodesPerGroup);
    }

private:
    [[nodiscard]] bool trusted(GroupNumber group) const { return m_checksums && !m_groups.hasWrongChecksum(group); }

    const Groups& m_groups;
    std::uint32_t m_inodesPerGroup;
    bool m_checksums;
};

} // namespace atlas
