// SPDX-License-Identifier: GPL-3.0-or-later
// What the block bitmaps say: free clusters of each group, and the free extents they make together.
#pragma once

#include "allocation/free_extents.h"
#include "layout/layout.h"

namespace atlas {

/// Stands for a group whose bitmap could not be read.
inline constexpr std::uint32_t unknownFree = 0xFFFFFFFF;

struct Allocation {
    GroupNumber first{0};                    ///< the group of freeClusters[0]
    std::vector<std::uint32_t> freeClusters; ///< counted in the bitmaps; unknownFree where there is none to count
    FreeExtents extents;                     ///< of these groups: one that runs on beyond them is cut
    GroupCount uninitialised{0};             ///< whose bitmaps stand nowhere and were computed
    std::vector<Finding> findings; ///< of the bitmaps themselves, then counts that differ from the descriptors'
    bool operator==(const Allocation&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(freeClusters.size())}; }
    /// Groups whose free clusters are unknown.
    [[nodiscard]] GroupCount unread() const;
};

/// Appends a finding for each group whose descriptor counts other free clusters than its bitmap has.
void addCountFindings(const Layout& layout, const Allocation& allocation, std::vector<Finding>& findings);

/// Takes block bitmaps in the order of the groups and makes an Allocation of them.
class AllocationScan {
public:
    /// `groups` lie inside `layout`, which must outlive this.
    AllocationScan(const Layout& layout, Interval<GroupNumber> groups);

    /// The group whose turn it is.
    [[nodiscard]] GroupNumber next() const;
    /// Its bitmap, a block long.
    void bitmap(std::span<const std::byte> bits);
    /// Its bitmap was never written: in use is what metadata lie there, as lib/ext2fs/rw_bitmaps.c marks them.
    void uninitialised();
    /// Its bitmap cannot be had.
    void unknown();
    /// Keeps a finding about a bitmap: its checksum, or why it cannot be had.
    void finding(Finding finding);
    [[nodiscard]] Allocation finish();

private:
    void take(std::uint32_t free);

    const Layout& m_layout;
    Allocation m_out;
    FreeExtentScan m_extents;
    std::size_t m_region; ///< the first that ends in or after the group whose turn it is
    CappedFindings m_unreadable;
    CappedFindings m_checksums;
};

} // namespace atlas
