// SPDX-License-Identifier: GPL-3.0-or-later
// Results of reading the block bitmaps: free clusters per group, and free extents.
#pragma once

#include "allocation/free_extents.h"
#include "layout/layout.h"

namespace atlas {

/// Free clusters of a group whose bitmap could not be read.
inline constexpr std::uint32_t unknownFree = 0xFFFFFFFF;

struct Allocation {
    GroupNumber first{0};                    ///< group of freeClusters[0]
    std::vector<std::uint32_t> freeClusters; ///< counted in the bitmaps; unknownFree when a bitmap is not available
    FreeExtents extents;                     ///< of these groups; extents are cut at the first and last group
    GroupCount uninitialised{0};             ///< groups with BLOCK_UNINIT, whose bitmaps were computed
    std::vector<Finding> findings; ///< about the bitmaps, then about counts that differ from the group descriptors
    bool operator==(const Allocation&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(freeClusters.size())}; }
    /// Number of groups whose free clusters are unknown.
    [[nodiscard]] GroupCount unread() const;
    /// Whether the bitmap of each group of `layout` was read, or computed where it was never written.
    [[nodiscard]] bool isComplete(const Layout& layout) const;
};

/// Builds an Allocation from block bitmaps, supplied in group order with one call of bitmap(), uninitialised() or unknown()
/// per group.
class AllocationScan {
public:
    /// `groups` lie inside `layout`, which must outlive this object.
    AllocationScan(const Layout& layout, Interval<GroupNumber> groups);

    /// The group that the next call supplies.
    [[nodiscard]] GroupNumber next() const;
    /// Supplies the bitmap of group next(), one block long.
    void bitmap(std::span<const std::byte> bits);
    /// The bitmap was never written: only metadata in the group is in use, as lib/ext2fs/rw_bitmaps.c marks it.
    void uninitialised();
    /// The bitmap is not available.
    void unknown();
    /// Records a finding about a bitmap: a wrong checksum, or why it is not available.
    void finding(Finding finding);
    [[nodiscard]] Allocation finish();

private:
    void take(std::uint32_t free);

    const Layout& m_layout;
    Allocation m_out;
    FreeExtentScan m_extents;
    std::size_t m_region; ///< index of the first region that ends in or after group next()
    CappedFindings m_unreadable;
    CappedFindings m_checksums;
};

} // namespace atlas
