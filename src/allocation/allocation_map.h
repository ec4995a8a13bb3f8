// SPDX-License-Identifier: GPL-3.0-or-later
// Allocation of a volume while its bitmaps are being read: per stretch where a chunk has been read, per bit where a tile is
// kept, unknown elsewhere.
#pragma once

#include "allocation/allocation_chunk.h"

namespace atlas {

using ChunkPtr = std::shared_ptr<const AllocationChunk>;
using TilePtr = std::shared_ptr<const BitmapTile>;

/// Allocation of one group. Points into the AllocationMap, which must outlive it.
struct GroupUse {
    std::uint32_t clusters = 0;
    std::uint32_t free = unknownFree;
    std::span<const std::byte> bits{}; ///< empty when no tile is kept
    std::span<const std::uint16_t>
        sharesUntil{}; ///< AllocationChunk::sharesUntil; empty when the group has not been read
    std::uint32_t stretchBits = 0; ///< as stretchBits()

    [[nodiscard]] bool known() const { return free != unknownFree || !bits.empty(); }
    /// Clusters per stretch.
    [[nodiscard]] std::uint32_t stretch() const { return std::uint32_t{1} << stretchBits; }
    /// True when all clusters are free or all are in use.
    [[nodiscard]] bool uniform() const { return free == 0 || free == clusters; }
    /// Clusters in use of [from, end), relative to the group, times stretchInUse. Precondition: known().
    [[nodiscard]] std::uint64_t shares(std::uint32_t from, std::uint32_t end) const;
    /// shares(0, cluster) by the stretches alone: an estimate that assumes uniform use within each.
    /// Precondition: sharesUntil is not empty.
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
    /// The groups of chunk number `chunk`.
    [[nodiscard]] Interval<GroupNumber> groupsOf(std::size_t chunk) const;
    [[nodiscard]] std::size_t chunkOf(GroupNumber group) const { return group.value / m_groupsPerChunk; }
    [[nodiscard]] bool has(std::size_t chunk) const { return m_chunks[chunk] != nullptr; }
    /// Chunk number `number`; null until it is read.
    [[nodiscard]] const AllocationChunk* chunk(std::size_t number) const { return m_chunks[number].get(); }
    [[nodiscard]] std::size_t chunksRead() const { return m_read; }
    [[nodiscard]] bool complete() const { return m_read == m_chunks.size(); }

    /// Stores a chunk whose groups are groupsOf() of some chunk number.
    void put(ChunkPtr chunk);
    /// Replaces the tiles. Precondition: sorted by group, without overlaps.
    void setTiles(std::vector<TilePtr> tiles) { m_tiles = std::move(tiles); }
    [[nodiscard]] const std::vector<TilePtr>& tiles() const { return m_tiles; }
    /// Marks the data as an estimate, because the image has changed since it was opened.
    void setStale() { m_stale = true; }
    [[nodiscard]] bool stale() const { return m_stale; }

    /// Share of the clusters of `blocks` that are in use, 0 to 1: 0 only when all are free, 1 only when all are in use. Returns
    /// nullopt unless the allocation of all groups concerned is known.
    [[nodiscard]] std::optional<double> inUse(BlockInterval blocks) const;
    /// Valid while this object is alive and unchanged. A group past the last one is unknown.
    [[nodiscard]] GroupUse of(GroupNumber group) const;
    /// Whether one block is in use; nullopt when the data kept is too coarse to tell.
    [[nodiscard]] std::optional<bool> blockInUse(BlockNumber block) const;
    /// Free clusters of a group; nullopt when its bitmap has not been read or is not available.
    [[nodiscard]] std::optional<std::uint32_t> freeClusters(GroupNumber group) const;
    /// The Allocation of all chunks read so far; free extents are cut at the others.
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

// What is known of a block that no structure covers.

enum class BlockStatus : std::uint8_t {
    Unknown, ///< the bitmap has not been read, or what is kept of it is too coarse
    InUse, ///< by the bitmap
    Free, ///< by the bitmap
    NeverWritten, ///< free, because the bitmap was never written: BLOCK_UNINIT
    WasInUse, ///< by the bitmap before the image changed
    WasFree,
};

/// `allocation` may be null: Unknown.
[[nodiscard]] BlockStatus statusOf(const AllocationMap* allocation, BlockNumber block);

} // namespace atlas
