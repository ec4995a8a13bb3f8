// SPDX-License-Identifier: GPL-3.0-or-later
// Index that summarises any range of the sorted regions in O(log n), so that folding two million regions into a thousand pixels
// stays within a frame.
#pragma once

#include "layout/region.h"

#include <span>
#include <vector>

namespace atlas {

/// Set of region kinds, and the number of pieces of metadata and of their blocks. A piece is what one group has of a region, or a
/// region that belongs to none: a structure, or one of several extents of a file, or what another claim has left of a table.
struct RegionSummary {
    std::uint16_t kinds = 0; ///< bit index(kind)
    std::uint64_t pieces = 0;
    BlockCount blocks{};
    bool operator==(const RegionSummary&) const = default;
};

[[nodiscard]] constexpr bool has(std::uint16_t kinds, RegionKind kind) { return (kinds >> index(kind) & 1U) != 0; }

/// The kind that represents `kinds` in one pixel. Priority: superblock, bitmaps, descriptors, inode table, then system files.
[[nodiscard]] RegionKind shownKind(std::uint16_t kinds);

class RegionIndex {
public:
    explicit RegionIndex(std::span<const Region> regions);

    /// Summary of regions [begin, end).
    [[nodiscard]] RegionSummary summary(std::size_t begin, std::size_t end) const;

private:
    static constexpr std::size_t fanout = 16;
    [[nodiscard]] std::uint16_t kindsIn(std::size_t begin, std::size_t end) const;

    // Separate arrays, so that a summary reads two cache lines instead of every region.
    std::vector<std::vector<std::uint16_t>> m_kinds; ///< per region, then per `fanout` entries of the level below
    std::vector<std::uint64_t> m_pieces; ///< prefix sums
    std::vector<std::uint64_t> m_blocks; ///< the same of the blocks
};

} // namespace atlas
