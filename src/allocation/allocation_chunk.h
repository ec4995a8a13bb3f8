// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks summarise the bitmaps of consecutive groups and are small enough to keep for a whole large volume. Tiles hold the
// bits themselves, for the few groups shown at high zoom. Chunks may be read in any order.
#pragma once

#include "allocation/allocation.h"
#include "allocation/bitmap_reader.h"
#include "base/byte_source.h"
#include "base/units.h"

#include <atomic>
#include <bit>
#include <functional>

namespace atlas {

/// Each group is divided into at most so many equal stretches. Stretches past the end of a group stay 0.
inline constexpr std::uint32_t stretchesPerGroup = 64;
/// The share of a stretch that is all in use.
inline constexpr std::uint16_t stretchInUse = 255;

/// The base-2 logarithm of the clusters per stretch.
[[nodiscard]] inline std::uint32_t stretchBits(const Filesystem& fs) {
    const auto blocks = std::uint64_t{stretchesPerGroup} * fs.blocksPerCluster();
    return static_cast<std::uint32_t>(
        std::bit_width(std::max<std::uint64_t>(ceilDiv(fs.blocksPerGroup, blocks), 1) - 1));
}

/// Shares in use of the first `cluster` clusters of a group, from its AllocationChunk::sharesUntil: assumes uniform use within each
/// stretch. Fits, since a group has at most 2^19 blocks.
[[nodiscard]] inline std::uint32_t sharesBeforeCluster(const std::uint16_t* until, std::uint32_t cluster,
                                                       std::uint32_t stretchBits) {
    const auto stretch = std::min(cluster >> stretchBits, stretchesPerGroup - 1);
    const std::uint32_t before = stretch > 0 ? until[stretch - 1] : 0U;
    return (before << stretchBits) + (until[stretch] - before) * (cluster - (stretch << stretchBits));
}

struct AllocationChunk {
    GroupNumber first{0};
    std::vector<std::uint32_t> freeClusters; ///< per group; unknownFree when the bitmap is not available
    /// Shares in use of a group's stretches summed up to and with each, so that any part of a group is counted at once: a stretch
    /// adds 0 only when all of it is free, stretchInUse only when all is in use.
    std::vector<std::uint16_t> sharesUntil;
    /// Shares of the groups before each, then of all, modulo 2^32, as sumUpGroups() fills in; empty where a bitmap is not available.
    std::vector<std::uint32_t> sharesBefore{};
    OpenFreeExtents extents;
    GroupCount uninitialised{0};
    BitmapFaults faults; ///< without those bitmaps that the layout's findings say are not there
    GroupCount unreadInodeBitmaps{0}; ///< all, where only those of blocks were to be read

    [[nodiscard]] Interval<GroupNumber> groups() const {
        return {first, {static_cast<std::uint32_t>(freeClusters.size())}};
    }
};

/// Fills in `chunk.sharesBefore`. Precondition: the groups of `chunk` are in `fs`.
void sumUpGroups(AllocationChunk& chunk, const Filesystem& fs);

/// Complete bitmaps of consecutive groups.
struct BitmapTile {
    GroupNumber first{0};
    std::uint32_t bytesPerGroup = 0;
    std::vector<std::byte> bits;
    std::vector<bool> known; ///< per group: whether the bitmap is available

    [[nodiscard]] std::span<const std::byte> of(GroupNumber group) const {
        return std::span(bits).subspan(std::size_t{(group - first).value} * bytesPerGroup, bytesPerGroup);
    }
};

/// Which bitmaps are read: those of inodes are only checked, and are as many again.
enum class BitmapScope : std::uint8_t { Blocks, BlocksAndInodes };

/// Reads the bitmaps of `groups`, which lie inside `layout`, and checks them; bitmaps that were never written are computed. Checks
/// `cancelled` between read requests; when it was set the result is incomplete and must be discarded.
[[nodiscard]] AllocationChunk readChunk(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                        Interval<GroupNumber> groups, const std::atomic<bool>& cancelled,
                                        BitmapScope which = BitmapScope::BlocksAndInodes);
[[nodiscard]] BitmapTile readTile(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                  Interval<GroupNumber> groups);

/// Combines `chunks` into an Allocation of `groups`. Chunks are sorted by group and may leave gaps; free extents are cut at
/// the gaps.
[[nodiscard]] Allocation allocationOf(const Layout& layout, Interval<GroupNumber> groups,
                                      std::span<const std::shared_ptr<const AllocationChunk>> chunks);

// Reads the bitmaps of a volume at once: its free blocks, and whether the bitmaps agree with their checksums and with the free
// counts of the group descriptors.

/// Whether bitmaps of this total size, by writtenBitmaps(), are read without a request: 64 MiB at most.
[[nodiscard]] constexpr bool areReadUnasked(ByteCount bitmaps) { return bitmaps <= ByteCount{64 * MiB}; }

/// Reads the bitmaps of `groups`, which lie inside `layout`; `volume` is the byte range of the file system on `source`. Calls
/// `progress` with the number of groups done. A bitmap that cannot be read is a finding; so is a wrong checksum, and its bits are
/// counted all the same.
[[nodiscard]] Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                     Interval<GroupNumber> groups, BitmapScope which,
                                     const std::function<void(std::uint32_t done)>& progress = {});

} // namespace atlas
