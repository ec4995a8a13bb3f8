// SPDX-License-Identifier: GPL-3.0-or-later
// Free extents by size, in the bins of e2freefrag.
#pragma once

#include "base/units.h"

#include <array>
#include <cstddef>
#include <span>

namespace atlas {

/// Bin n counts the extents of 2^(n-1) to 2^n - 1 blocks; the last one also what is longer (misc/e2freefrag.c, MAX_HIST).
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
    BlockCount smallest{}; ///< 0 where there is none
    BlockCount largest{};
    bool operator==(const FreeExtents&) const = default;

    /// Counts one more extent, of at least 1 block.
    void add(BlockCount blocks);
    /// Counts those of `other` too.
    void add(const FreeExtents& other);
    /// Whole blocks, rounded down as e2freefrag rounds; 0 where there is none.
    [[nodiscard]] BlockCount average() const { return {count == 0 ? 0 : total.value / count}; }
};

/// The bin of an extent of `blocks`, at least 1.
[[nodiscard]] std::size_t binOf(BlockCount blocks);

/// The free extents of a stretch whose first and last may go on beyond it, so that neighbours can be joined whichever was
/// counted first.
struct OpenFreeExtents {
    BlockCount leading{}; ///< free up to the first block in use; all of them where none is
    BlockCount trailing{}; ///< free after the last block in use; the same as `leading` where none is
    bool allFree = true; ///< nothing lies in between
    FreeExtents inner{}; ///< those that end inside
    bool operator==(const OpenFreeExtents&) const = default;

    /// Joins the stretch that follows.
    void append(const OpenFreeExtents& next);
    /// Its ends taken for the ends of the extents.
    [[nodiscard]] FreeExtents closed() const;
};

/// A stretch that ends every extent beside it: in use, or unknown.
inline const OpenFreeExtents notFree{.allFree = false};

/// Joins free clusters into extents as they come by, in rising order.
class FreeExtentScan {
public:
    explicit FreeExtentScan(std::uint32_t blocksPerCluster) : m_ratio(blocksPerCluster) {}

    void free(std::uint64_t clusters) { m_run += clusters; }
    /// What is in use or unknown ends an extent.
    void used() {
        if (m_run != 0) {
            close();
        }
        m_found.allFree = false;
    }
    /// The next `clusters` bits of a block bitmap, at most 8 for each byte of it: a 0 is free. Returns how many are.
    std::uint32_t bitmap(std::span<const std::byte> bits, std::uint32_t clusters);
    /// What has come by, the last extent not ended.
    [[nodiscard]] OpenFreeExtents open() const;
    /// What has come by, with the last extent ended.
    [[nodiscard]] FreeExtents finish() const { return open().closed(); }

private:
    void close();
    std::uint32_t word(std::uint64_t word, unsigned bits);

    std::uint32_t m_ratio;
    std::uint64_t m_run = 0;
    OpenFreeExtents m_found;
};

} // namespace atlas
