// SPDX-License-Identifier: GPL-3.0-or-later
// The allocation of a volume while its bitmaps are being read: by stretch in chunks that were read, by bit in tiles
// that are kept, unknown elsewhere.
#pragma once

#include "allocation/allocation_chunk.h"

namespace atlas {

using ChunkPtr = std::shared_ptr<const AllocationChunk>;
using TilePtr = std::shared_ptr<const BitmapTile>;

/// Allocation of one group. Points into the AllocationMap, which must outlive it.
struct GroupUse {
    std::uint32_t clusters = 0;
    std::uint32_t free = unknownFree;
    std::span<const std::byte> bits{}; ///< empty without a tile
    std::span<const std::uint16_t>
        sharesUntil{}; ///< AllocationChunk::sharesUntil; empty if the group has not been read
    std::uint32_t stretchBits = 0; ///< see stretchBits()

    [[nodiscard]] bool known() const { return free != unknownFree || !bits.empty(); }
    [[nodiscard]] std::uint32_t stretch() const { return std::uint32_t{1} << stretchBits; }
    /// Whether all clusters are free, or all are in use.
    [[nodiscard]] bool uniform() const { return free == 0 || free == clusters; }
    /// Clusters in use of [from, end), relative to the group, times stretchInUse. Precondition: known().
    [[nodiscard]] std::uint64_t shares(std::uint32_t from, std::uint32_t end) const;
    /// shares(0, cluster) from the stretches alone, assuming uniform use within each. Precondition: sharesUntil is not
    /// empty.
    [[nodiscard]] std::uint64_t sharesBefore(std::uint32_t cluster) const {
        return sharesBeforeCluster(sharesUntil.data(), cluster, stretchBits);
    }
};

/// Cheap to copy: copies share chunks and tiles.
class AllocationMap {
public:
    /// `layout` must not be null. A chunk covers the groups of 1 MiB of bitmaps.
    explicit AllocationMap(LayoutPtr layout);

    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_layout; }
    [[nodiscard]] std::size_t chunkCount() const { return m_chunks.size(); }
    [[nodiscard]] Interval<GroupNumber> groupsOf(std::size_t chunk) const;
    [[nodiscard]] std::size_t chunkOf(GroupNumber group) const { return group.value / m_groupsPerChunk; }
    [[nodiscard]] bool has(std::size_t chunk) const { return m_chunks[chunk] != nullptr; }
    /// Null until read.
    [[nodiscard]] const AllocationChunk* chunk(std::size_t number) const { return m_chunks[number].get(); }
    [[nodiscard]] std::size_t chunksRead() const { return m_read; }
    [[nodiscard]] bool complete() const { return m_read == m_chunks.size(); }

    /// Stores a chunk. Precondition: its groups are groupsOf() some chunk number.
    void put(ChunkPtr chunk);
    /// Replaces the tiles. Precondition: sorted by group, without overlaps.
    void setTiles(std::vector<TilePtr> tiles) { m_tiles = std::move(tiles); }
    [[nodiscard]] const std::vector<TilePtr>& tiles() const { return m_tiles; }
    /// Marks the data as an estimate because the image has changed since it was opened.
    void setStale() { m_stale = true; }
    [[nodiscard]] bool stale() const { return m_stale; }

    /// Share of the clusters of `blocks` in use, 0 to 1: 0 only if all are free, 1 only if all are in use. nullopt
    /// unless the allocation of all affected groups is known.
    [[nodiscard]] std::optional<double> inUse(BlockInterval blocks) const;
    /// Valid while this object lives unchanged. Groups past the last one are unknown.
    [[nodiscard]] GroupUse of(GroupNumber group) const;
    /// Whether a block is in use; nullopt if the stored data is too coarse.
    [[nodiscard]] std::optional<bool> blockInUse(BlockNumber block) const;
    /// Free clusters of a group; nullopt if its bitmap is unread or unavailable.
    [[nodiscard]] std::optional<std::uint32_t> freeClusters(GroupNumber group) const;
    /// The Allocation of all chunks read so far; free extents are cut at missing chunks.
    [[nodiscard]] Allocation allocation() const;

private:
    struct Share {
        std::optional<double> used{}; ///< clusters in use
        std::uint64_t of = 0;
    };
    [[nodiscard]] Share shareIn(GroupNumber group, BlockInterval blocks) const;
    [[nodiscard]] std::optional<std::uint64_t> freeIn(Interval<GroupNumber> groups) const;
    [[nodiscard]] const BitmapTile* tileOf(GroupNumber group) const;

    LayoutPtr m_layout;
    std::uint32_t m_groupsPerChunk = 1;
    std::uint32_t m_stretchBits = 0;
    std::vector<ChunkPtr> m_chunks; ///< null until read
    std::size_t m_read = 0;
    std::vector<TilePtr> m_tiles;
    bool m_stale = false;
};

using AllocationMapPtr = std::shared_ptr<const AllocationMap>;

// Status of blocks without a structure.

enum class BlockStatus : std::uint8_t {
    Unknown, ///< the bitmap is unread, or stored too coarsely
    InUse, ///< by the bitmap
    Free, ///< by the bitmap
    NeverWritten, ///< free, because the bitmap is uninitialised: BLOCK_UNINIT
    WasInUse, ///< by the bitmap before the image changed
    WasFree,
};

/// Unknown if `allocation` is null.
[[nodiscard]] BlockStatus statusOf(const AllocationMap* allocation, BlockNumber block);

} // namespace atlas
