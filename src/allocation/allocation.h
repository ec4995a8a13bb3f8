// SPDX-License-Identifier: GPL-3.0-or-later
// Results of reading the bitmaps: free clusters and extents, and faults of block and inode bitmaps.
#pragma once

#include "allocation/free_extents.h"
#include "allocation/group_claims.h"
#include "layout/layout.h"

#include <span>

namespace atlas {

/// Stands for the free clusters of a group whose bitmap could not be read.
inline constexpr std::uint32_t unknownFree = 0xFFFFFFFF;

struct Allocation {
    GroupNumber first{0}; ///< group of freeClusters[0]
    std::vector<std::uint32_t> freeClusters; ///< counted in the bitmaps; unknownFree without a bitmap
    FreeExtents extents; ///< of these groups; cut at the first and last one, and at the end of a truncated image
    BlockCount missingFree{}; ///< free by the bitmaps, but past the end of the image or partition
    GroupCount uninitialised{0}; ///< groups with BLOCK_UNINIT, whose bitmaps were computed
    GroupCount unreadInodeBitmaps{0}; ///< not read, although they may have been written
    std::vector<Finding> findings; ///< about the bitmaps, then about wrong counts in descriptors, metadata marked as
                                   ///< free, and groups that changed while they were read
    bool operator==(const Allocation&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(freeClusters.size())}; }
    /// With those that the image lacks.
    [[nodiscard]] BlockCount freeByBitmaps() const { return extents.total + missingFree; }
    /// Number of groups whose free clusters are unknown.
    [[nodiscard]] GroupCount unread() const;
    /// Whether a finding is an error: then the counts are those of bitmaps that contradict their descriptors.
    [[nodiscard]] bool isDoubtful() const;
    /// Whether both bitmaps of each group of `layout` were read or are uninitialised.
    [[nodiscard]] bool isComplete(const Layout& layout) const;
};

/// Blocks in the groups of `allocation` whose free clusters are known.
[[nodiscard]] BlockCount readBlocks(const Layout& layout, const Allocation& allocation);

// Disagreements between bitmaps and group descriptors about free blocks and inodes.

/// The finding that the descriptor of `group` and its block bitmap, with `found` free clusters, disagree on their number.
/// nullopt if they agree, and for a copy or a descriptor with a wrong checksum, which has a finding already: its count
/// and BLOCK_UNINIT prove nothing.
[[nodiscard]] std::optional<Finding> freeClustersFault(const Layout& layout, GroupNumber group, std::uint32_t found,
                                                       const GroupClaims& claims);

/// The finding that the descriptor of `group` and its inode bitmap disagree on the number of free inodes. nullopt if
/// they agree, and if the descriptor has a wrong checksum or is a copy.
[[nodiscard]] std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group,
                                                     std::span<const std::byte> bitmap, const GroupClaims& claims);

/// Appends a note for each run of `groups`, which changed while they were read. Sorted, each once.
void addChangingFindings(std::span<const GroupNumber> groups, std::vector<Finding>& findings);

} // namespace atlas
