// SPDX-License-Identifier: GPL-3.0-or-later
// Alignment of the structures of a volume.
#pragma once

#include "alignment/block_judge.h"
#include "layout/layout.h"
#include "layout/snapshot.h"

#include <deque>
#include <optional>

namespace atlas {

struct FitCounts {
    std::uint64_t whole = 0;
    std::uint64_t partial = 0;
    std::uint64_t straddling = 0;
    bool operator==(const FitCounts&) const = default;

    void add(Fit fit, std::uint64_t times = 1);
    FitCounts& operator+=(const FitCounts& other);
    [[nodiscard]] std::uint64_t total() const { return whole + partial + straddling; }
    /// Structures that would be better somewhere else. Partial ones would not: their blocks are smaller than a sector.
    [[nodiscard]] std::uint64_t misaligned() const { return straddling; }
    [[nodiscard]] Fit worst() const;
};

struct KindAlignment {
    FitCounts structures;
    std::uint64_t blocks = 0;
    std::uint64_t readModifyWrites = 0; ///< for writing each block once, one request per block
    bool operator==(const KindAlignment&) const = default;
};

struct Alignment {
    SectorGrid grid;
    ByteOffset start; ///< first byte of the volume on the disk
    Fit verdict = Fit::Whole; ///< the worst verdict of all structures, and of all blocks that are cut
    int perBlock = 0; ///< read-modify-writes for the worst block of the volume
    std::array<KindAlignment, regionKindCount> kinds{};
    bool operator==(const Alignment&) const = default;

    [[nodiscard]] FitCounts total() const;
    /// Sum over the isGroupMetadata() kinds.
    [[nodiscard]] KindAlignment groupMetadata() const;
    [[nodiscard]] std::uint64_t totalReadModifyWrites() const { return groupMetadata().readModifyWrites; }
};

[[nodiscard]] Alignment align(const Layout& layout, const Placement& placement, SectorGrid grid,
                              const BlockCuts& cuts = {});

// Alignments of one volume on the grids of several disks, cached.

class Alignments {
public:
    /// `snapshot` must outlive this object. Its own drive's grid is not used.
    explicit Alignments(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    /// align() on `grid`. Precondition: there is a volume, and it has not moved.
    [[nodiscard]] const Alignment& on(SectorGrid grid);

private:
    const BlockCuts& cuts();

    const Snapshot& m_snapshot;
    std::optional<BlockCuts> m_cuts{};
    std::deque<Alignment> m_known;
};

// Verdicts on single structures and blocks for pictures, tooltips and tables, only for bytes in the image. align() also
// counts structures past its end.

struct StructureFit {
    std::optional<Fit> worst{}; ///< of the blocks in the image; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const StructureFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst == Fit::Straddling; }
};

/// For any block of the volume, with or without metadata.
struct BlockVerdict {
    bool missing = false; ///< the block lies past the end of the image or partition
    std::optional<Fit> fit{}; ///< empty for missing blocks and lost superblocks
    int readModifyWrites = 0; ///< for writing the block once
    bool operator==(const BlockVerdict&) const = default;

    [[nodiscard]] bool isMisaligned() const { return fit == Fit::Straddling; }
};

struct StructureJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout

    [[nodiscard]] StructureFit fit(BlockInterval structure) const;
    /// For the most expensive block in the image.
    [[nodiscard]] int worstReadModifyWrites(BlockInterval structure) const;
    /// Whether nothing from `block` on is in the image.
    [[nodiscard]] bool isPastEnd(BlockNumber block) const { return block >= missing.first; }
};

/// For a volume whose block 0 begins at byte `start` of the disk.
[[nodiscard]] StructureJudge structureJudge(const Layout& layout, ByteOffset start, SectorGrid grid,
                                            const BlockCuts& cuts = {});

[[nodiscard]] BlockVerdict blockVerdict(const Layout& layout, const StructureJudge& judge, BlockNumber block);

// Verdicts on the metadata of block groups, for the table of groups and the rows of the map.

/// For the block bitmap, inode bitmap and inode table of a group, wherever they lie, as one structure.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group);

/// For all groups with one of `blocks`.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks);

} // namespace atlas
