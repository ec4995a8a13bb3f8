// SPDX-License-Identifier: GPL-3.0-or-later
// Histogram of free extents by size, with the bins of e2freefrag.
#pragma once

#include "base/units.h"

#include <array>
#include <cstddef>
#include <span>

namespace atlas {

/// Bin n counts extents of 2^(n-1) to 2^n - 1 blocks, the last bin also longer ones (misc/e2freefrag.c, MAX_HIST).
inline constexpr std::size_t freeExtentBins = 32;

struct FreeExtentBin {
    std::uint64_t extents = 0;
    std::uint64_t blocks = 0;
    bool operator==(const FreeExtentBin&) const = default;
};

struct FreeExtents {
    std::array<FreeExtentBin, freeExtentBins> bins{};
    std::uint64_t count = 0;
    BlockCount total{};
    BlockCount smallest{}; ///< 0 without extents
    BlockCount largest{};
    bool operator==(const FreeExtents&) const = default;

    /// Precondition: `blocks` is at least 1.
    void add(BlockCount blocks);
    void add(const FreeExtents& other);
    /// In blocks, rounded down like e2freefrag; 0 without extents.
    [[nodiscard]] BlockCount average() const { return {count == 0 ? 0 : total.value / count}; }
};

/// Index of the bin for an extent of `blocks`. Precondition: `blocks` is at least 1.
[[nodiscard]] std::size_t binOf(BlockCount blocks);

/// Free extents of a range whose first and last extent may continue beyond it. Adjacent ranges can be counted
/// independently and then joined.
struct OpenFreeExtents {
    BlockCount leading{}; ///< free blocks before the first block in use; the whole range if allFree
    BlockCount trailing{}; ///< free blocks after the last block in use; equal to `leading` if allFree
    bool allFree = true; ///< the range contains no block in use
    FreeExtents inner{}; ///< extents between two blocks in use
    bool operator==(const OpenFreeExtents&) const = default;

    /// Joins the directly following range.
    void append(const OpenFreeExtents& next);
    /// Ends the leading and trailing extents at the ends of the range.
    [[nodiscard]] FreeExtents closed() const;
};

/// A range in use or unknown, which ends the extents on both sides.
inline const OpenFreeExtents notFree{.allFree = false};

/// Builds free extents from clusters supplied in ascending order.
class FreeExtentScan {
public:
    explicit FreeExtentScan(std::uint32_t blocksPerCluster) : m_ratio(blocksPerCluster) {}

    void free(std::uint64_t clusters) { m_run += clusters; }
    /// Ends the current extent at a cluster that is in use or unknown.
    void used() {
        if (m_run != 0)
            close();
        m_found.allFree = false;
    }
    /// Scans the next `clusters` bits of a block bitmap, in which 0 means free. Returns the number of free clusters.
    /// Precondition: `clusters` <= 8 × bits.size().
    std::uint32_t bitmap(std::span<const std::byte> bits, std::uint32_t clusters);
    /// The result so far; the last extent stays open.
    [[nodiscard]] OpenFreeExtents open() const;
    /// The result with the last extent ended.
    [[nodiscard]] FreeExtents finish() const { return open().closed(); }

private:
    void close();
    std::uint32_t word(std::uint64_t word, unsigned bits);

    std::uint32_t m_ratio;
    std::uint64_t m_run = 0;
    OpenFreeExtents m_found;
};

} // namespace atlas
