// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the allocation of a volume while its bitmaps are being read: coarse where a chunk has been, bit by bit where a
// tile is kept, nothing elsewhere.
#pragma once

#include "allocation/allocation_chunk.h"

namespace atlas {

using ChunkPtr = std::shared_ptr<const AllocationChunk>;
using TilePtr = std::shared_ptr<const BitmapTile>;

/// What is known of one group, to be asked for one stretch after another.
struct GroupUse {
    std::uint32_t clusters = 0;
    std::uint32_t free = unknownFree;
    std::span<const std::byte> bits{}; ///< empty where they are not at hand
    const std::uint8_t* inUse = nullptr; ///< of each stretch; null where the group has not been read
    std::uint32_t stretch = 1; ///< clusters

    [[nodiscard]] bool known() const { return free != unknownFree || !bits.empty(); }
    /// All free, or all in use.
    [[nodiscard]] bool uniform() const { return free == 0 || free == clusters; }
    /// Of clusters [from, end), counted from the group's first; only while known().
    [[nodiscard]] double used(std::uint32_t from, std::uint32_t end) const;
    [[nodiscard]] double byStretches(std::uint32_t from, std::uint32_t end) const;
};

/// Cheap to copy: copies share the chunks and the tiles.
class AllocationMap {
public:
    /// `layout` must not be null. A chunk is as many groups as have 1 MiB of bitmaps.
    explicit AllocationMap(LayoutPtr layout);

    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_layout; }
    [[nodiscard]] std::size_t chunkCount() const { return m_chunks.size(); }
    /// The groups of the n-th chunk.
    [[nodiscard]] Interval<GroupNumber> groupsOf(std::size_t chunk) const;
    [[nodiscard]] std::size_t chunkOf(GroupNumber group) const { return group.value / m_groupsPerChunk; }
    [[nodiscard]] bool has(std::size_t chunk) const { return m_chunks[chunk] != nullptr; }
    [[nodiscard]] std::size_t chunksRead() const { return m_read; }
    [[nodiscard]] bool complete() const { return m_read == m_chunks.size(); }

    /// Takes a chunk of groupsOf() one of them.
    void put(ChunkPtr chunk);
    /// Replaces the tiles: by rising groups, none overlaps another.
    void setTiles(std::vector<TilePtr> tiles) { m_tiles = std::move(tiles); }
    [[nodiscard]] const std::vector<TilePtr>& tiles() const { return m_tiles; }
    /// The image has changed since it was opened, so what was read is no more than an estimate.
    void setStale() { m_stale = true; }
    [[nodiscard]] bool stale() const { return m_stale; }

    /// Share of the clusters of `blocks` that are in use, 0 to 1: 0 only where none is known to be, 1 only where all are. None
    /// where it is not known of all of them.
    [[nodiscard]] std::optional<double> inUse(BlockInterval blocks) const;
    /// Valid as long as this is; nothing is known of a group past the last.
    [[nodiscard]] GroupUse of(GroupNumber group) const;
    /// Of one block, by its bit; none where that is not at hand.
    [[nodiscard]] std::optional<bool> blockInUse(BlockNumber block) const;
    /// Of a whole group; none where its bitmap has not been read, or cannot be had.
    [[nodiscard]] std::optional<std::uint32_t> freeClusters(GroupNumber group) const;
    /// What has been read so far, as if the rest were in use.
    [[nodiscard]] Allocation allocation() const;

private:
    struct Share {
        std::optional<double> used{}; ///< clusters
        std::uint64_t of = 0;
    };
    [[nodiscard]] Share shareIn(GroupNumber group, BlockInterval blocks) const;
    [[nodiscard]] std::optional<std::uint64_t> freeIn(Interval<GroupNumber> groups) const;
    [[nodiscard]] const BitmapTile* tileOf(GroupNumber group) const;

    LayoutPtr m_layout;
    std::uint32_t m_groupsPerChunk = 1;
    std::uint32_t m_stretch = 1; ///< clusters
    std::vector<ChunkPtr> m_chunks; ///< null where it has not been read
    std::size_t m_read = 0;
    std::vector<TilePtr> m_tiles;
    bool m_stale = false;
};

using AllocationMapPtr = std::shared_ptr<const AllocationMap>;

} // namespace atlas
