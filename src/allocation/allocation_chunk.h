// SPDX-License-Identifier: GPL-3.0-or-later
// What the bitmaps of some consecutive groups say, small enough to keep for all of a large volume, and the bits themselves for
// the few groups that are looked at closely. Chunks may be read in any order.
#pragma once

#include "allocation/allocation.h"
#include "allocation/bitmap_reader.h"

#include <atomic>

namespace atlas {

/// Each group is cut into so many stretches of equal length; those past the end of a short one stay 0.
inline constexpr std::uint32_t stretchesPerGroup = 64;

/// Clusters of one stretch, at least 1.
[[nodiscard]] inline std::uint32_t clustersPerStretch(const Filesystem& fs) {
    const auto blocks = std::uint64_t{stretchesPerGroup} * fs.blocksPerCluster();
    return static_cast<std::uint32_t>(std::max<std::uint64_t>((fs.blocksPerGroup + blocks - 1) / blocks, 1));
}

struct AllocationChunk {
    GroupNumber first{0};
    std::vector<std::uint32_t> freeClusters; ///< of each group; unknownFree where the bitmap cannot be had
    std::vector<std::uint8_t> inUse; ///< of each stretch: 0 only where nothing is, 255 only where all is
    OpenFreeExtents extents;
    GroupCount uninitialised{0};
    CappedFindings unreadable;

    [[nodiscard]] Interval<GroupNumber> groups() const {
        return {first, {static_cast<std::uint32_t>(freeClusters.size())}};
    }
};

/// Whole bitmaps of consecutive groups.
struct BitmapTile {
    GroupNumber first{0};
    std::uint32_t bytesPerGroup = 0;
    std::vector<std::byte> bits;
    std::vector<bool> known; ///< of each group: the bitmap could be had

    [[nodiscard]] std::span<const std::byte> of(GroupNumber group) const {
        return std::span(bits).subspan(std::size_t{(group - first).value} * bytesPerGroup, bytesPerGroup);
    }
};

/// Reads the bitmaps of `groups`, which lie inside `layout`; those that were never written are computed. Looks at `cancelled`
/// between requests, and is to be thrown away where it was set.
[[nodiscard]] AllocationChunk readChunk(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                        Interval<GroupNumber> groups, const std::atomic<bool>& cancelled);
[[nodiscard]] BitmapTile readTile(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                  Interval<GroupNumber> groups);

/// An Allocation of `groups`, put together from what has been read of them: sorted by group, with holes where nothing has been.
/// Extents are cut at the holes.
[[nodiscard]] Allocation allocationOf(const Layout& layout, Interval<GroupNumber> groups,
                                      std::span<const std::shared_ptr<const AllocationChunk>> chunks);

} // namespace atlas
