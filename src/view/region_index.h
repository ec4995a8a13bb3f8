// SPDX-License-Identifier: GPL-3.0-or-later
// What a stretch of the sorted regions holds, without walking it: two million regions fold into a thousand pixels in no time.
#pragma once

#include "layout/region.h"

#include <span>
#include <vector>

namespace atlas {

/// A set of region kinds, and how many structures of them.
struct RegionSummary {
    std::uint16_t kinds = 0; ///< bit index(kind)
    std::uint64_t structures = 0;
    bool operator==(const RegionSummary&) const = default;
};

[[nodiscard]] constexpr bool has(std::uint16_t kinds, RegionKind kind) { return (kinds >> index(kind) & 1U) != 0; }

/// Which of several kinds one pixel shows: superblock, bitmaps, descriptors, inode table, then what files hold.
[[nodiscard]] RegionKind shownKind(std::uint16_t kinds);

class RegionIndex {
public:
    explicit RegionIndex(std::span<const Region> regions);

    /// Of regions [begin, end).
    [[nodiscard]] RegionSummary summary(std::size_t begin, std::size_t end) const;

private:
    static constexpr std::size_t fanout = 16;
    [[nodiscard]] std::uint16_t kindsIn(std::size_t begin, std::size_t end) const;

    // Arrays of their own, so that a fold reads two cache lines and not each of its regions.
    std::vector<std::vector<std::uint16_t>> m_kinds; ///< of each region, then of `fanout` of the level before
    std::vector<std::uint64_t> m_structures; ///< of the regions before this one
};

} // namespace atlas
