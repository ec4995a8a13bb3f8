// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks summarise the bitmaps of consecutive groups and are small enough to keep for a whole large volume. Tiles hold
// the bits themselves, for the few groups shown at high zoom. Chunks may be read in any order.
#pragma once

#include "allocation/allocation.h"
#include "allocation/bitmap_reader.h"
#include "base/byte_source.h"
#include "base/units.h"

#include <atomic>
#include <bit>
#include <functional>

namespace atlas {

/// Maximum number of equal stretches per group. Stretches past the end of a group stay 0.
inline constexpr std::uint32_t stretchesPerGroup = 64;
/// Share of a stretch that is completely in use.
inline constexpr std::uint16_t stretchInUse = 255;

/// Base-2 logarithm of the clusters per stretch.
[[nodiscard]] inline std::uint32_t stretchBits(const Filesystem& fs) {
    const auto blocks = std::uint64_t{stretchesPerGroup} * fs.blocksPerCluster();
    return static_cast<std::uint32_t>(
        std::bit_width(std::max<std::uint64_t>(ceilDiv(fs.blocksPerGroup, blocks), 1) - 1));
}

/// Shares in use of the first `cluster` clusters of a group, from its AllocationChunk::sharesUntil, assuming uniform
/// use within each stretch. Cannot overflow: a group has at most 2^19 blocks.
[[nodiscard]] inline std::uint32_t sharesBeforeCluster(const std::uint16_t* until, std::uint32_t cluster,
                                                       std::uint32_t stretchBits) {
    const auto stretch = std::min(cluster >> stretchBits, stretchesPerGroup - 1);
    const std::uint32_t before = stretch > 0 ? until[stretch - 1] : 0U;
    return (before << stretchBits) + (until[stretch] - before) * (cluster - (stretch << stretchBits));
}

struct AllocationChunk {
    GroupNumber first{0};
    std::vector<std::uint32_t> freeClusters; ///< per group; unknownFree without a bitmap
    /// Running totals of the shares in use of a group's stretches, so that any part of a group is counted at once. A
    /// stretch adds 0 only if it is completely free, stretchInUse only if it is completely in use.
    std::vector<std::uint16_t> sharesUntil;
    /// Shares in use before each group, then of all, modulo 2^32; from sumUpGroups(). Empty if a bitmap is missing.
    std::vector<std::uint32_t> sharesBefore{};
    OpenFreeExtents extents;
    BlockCount missingFree{}; ///< free by the bitmaps, but past the end of the image or partition; not in `extents`
    GroupCount uninitialised{0};
    BitmapFaults faults; ///< without bitmaps that findings of the layout already report as missing
    std::vector<GroupNumber> changing{}; ///< groups that contradicted themselves, otherwise in each reading; sorted
    GroupCount unreadInodeBitmaps{0}; ///< all of them for BitmapScope::Blocks

    [[nodiscard]] Interval<GroupNumber> groups() const {
        return {first, {static_cast<std::uint32_t>(freeClusters.size())}};
    }
};

/// Fills in `chunk.sharesBefore`. Precondition: the groups of `chunk` exist in `fs`.
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

/// Bitmaps to read; those of inodes are only checked, and double the amount.
enum class BitmapScope : std::uint8_t { Blocks, BlocksAndInodes };

/// Reads and checks the bitmaps of `groups`, which lie inside `layout`; bitmaps that were never written are computed.
/// A group whose descriptor and bitmaps contradict each other is read again; see rereadGroups().
/// Polls `cancelled` between read requests; if it was set, the result is incomplete and must be discarded.
[[nodiscard]] AllocationChunk readChunk(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                        Interval<GroupNumber> groups, const std::atomic<bool>& cancelled,
                                        BitmapScope which = BitmapScope::BlocksAndInodes);
[[nodiscard]] BitmapTile readTile(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                  Interval<GroupNumber> groups);

/// Combines `chunks` into an Allocation of `groups`. Precondition: chunks are sorted by group. They may leave gaps, at
/// which free extents are cut.
[[nodiscard]] Allocation allocationOf(Interval<GroupNumber> groups,
                                      std::span<const std::shared_ptr<const AllocationChunk>> chunks);

/// Whether bitmaps of this total size (see writtenBitmaps()) are read without a request: up to 64 MiB.
[[nodiscard]] constexpr bool areReadUnasked(ByteCount bitmaps) { return bitmaps <= ByteCount{64 * MiB}; }

/// Reads the bitmaps of `groups`, which lie inside `layout`, at once; `volume` is the place of the file system on
/// `source`. Calls `progress` with the number of groups done. Unreadable bitmaps and wrong checksums become findings;
/// the bits under a wrong checksum are still counted.
[[nodiscard]] Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                     Interval<GroupNumber> groups, BitmapScope which,
                                     const std::function<void(std::uint32_t done)>& progress = {});

} // namespace atlas
