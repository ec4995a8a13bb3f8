// SPDX-License-Identifier: GPL-3.0-or-later
// Results of reading the bitmaps: free clusters per group, free extents, and what is wrong with block and inode bitmaps.
#pragma once

#include "allocation/free_extents.h"
#include "layout/layout.h"

namespace atlas {

/// Free clusters of a group whose bitmap could not be read.
inline constexpr std::uint32_t unknownFree = 0xFFFFFFFF;

struct Allocation {
    GroupNumber first{0}; ///< group of freeClusters[0]
    std::vector<std::uint32_t> freeClusters; ///< counted in the bitmaps; unknownFree when a bitmap is not available
    FreeExtents extents; ///< of these groups; extents are cut at the first and last group
    GroupCount uninitialised{0}; ///< groups with BLOCK_UNINIT, whose bitmaps were computed
    GroupCount unreadInodeBitmaps{0}; ///< not read, though they may be written
    std::vector<Finding>
        findings; ///< about the bitmaps, then about counts that differ from the group descriptors and metadata marked as free
    bool operator==(const Allocation&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(freeClusters.size())}; }
    /// Number of groups whose free clusters are unknown.
    [[nodiscard]] GroupCount unread() const;
    /// Whether both bitmaps of each group of `layout` were read, or never written.
    [[nodiscard]] bool isComplete(const Layout& layout) const;
};

// Free blocks and inodes that the bitmaps count, and the group descriptors otherwise.

/// Appends a finding for each group whose descriptor and bitmap disagree on the number of free clusters. A descriptor with a wrong
/// checksum is a finding already: its count and its BLOCK_UNINIT, which says whether the bitmap was ever written, prove nothing.
void addFreeCountFindings(const Layout& layout, const Allocation& allocation, std::vector<Finding>& findings);

/// That the descriptor of `group` and its inode bitmap disagree on the number of free inodes; nullopt also where the descriptor has
/// a wrong checksum.
[[nodiscard]] std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group,
                                                     std::span<const std::byte> bitmap);

} // namespace atlas
