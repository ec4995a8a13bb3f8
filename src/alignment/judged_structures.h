// SPDX-License-Identifier: GPL-3.0-or-later
// The alignment of the structures of a volume.
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
    [[nodiscard]] std::uint64_t misaligned() const { return partial + straddling; }
    [[nodiscard]] Fit worst() const;
};

struct KindAlignment {
    FitCounts structures;
    std::uint64_t blocks = 0;
    std::uint64_t readModifyWrites = 0; ///< to write each of its blocks once, one request per block
    bool operator==(const KindAlignment&) const = default;
};

struct Alignment {
    SectorGrid grid;
    ByteOffset start; ///< first byte of the volume on the disk
    Fit verdict = Fit::Whole; ///< the worst verdict of all structures
    int perBlock = 0; ///< read-modify-writes to write one block: the worst block of this volume
    std::array<KindAlignment, regionKindCount> kinds{};
    bool operator==(const Alignment&) const = default;

    [[nodiscard]] FitCounts total() const;
    /// Sum over the kinds for which isGroupMetadata() holds.
    [[nodiscard]] KindAlignment groupMetadata() const;
    [[nodiscard]] std::uint64_t totalReadModifyWrites() const { return groupMetadata().readModifyWrites; }
};

[[nodiscard]] Alignment align(const Layout& layout, const Placement& placement, SectorGrid grid);

// The alignment of one volume on the grids of several disks, each computed once.

class Alignments {
public:
    /// Of the volume of `snapshot`, which outlives this object; what grids are asked for is up to the caller, not its drive.
    explicit Alignments(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    /// As align(). Precondition: there is a volume, and it stays where it is.
    [[nodiscard]] const Alignment& on(SectorGrid grid);

private:
    const Snapshot& m_snapshot;
    std::deque<Alignment> m_known;
};

// How one structure, or one block, lies on the physical sectors, as far as its bytes are there: pictures, tooltips and tables ask
// here. align() counts structures by where they belong, also past the end of the image.

struct StructureFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const StructureFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

/// Of one block of the volume, whether or not metadata lies in it.
struct BlockVerdict {
    bool missing = false; ///< the block lies past the end of the image or partition
    std::optional<Fit> fit{}; ///< nullopt of a missing block, and where a superblock was that is lost
    int readModifyWrites = 0; ///< needed to write the block once
    bool operator==(const BlockVerdict&) const = default;

    [[nodiscard]] bool isMisaligned() const { return fit.value_or(Fit::Whole) != Fit::Whole; }
};

struct StructureJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout

    [[nodiscard]] StructureFit fit(BlockInterval structure) const;
    /// Of the block that costs most, of those that are there.
    [[nodiscard]] int worstReadModifyWrites(BlockInterval structure) const;
    /// Whether nothing from `block` on is there.
    [[nodiscard]] bool isPastEnd(BlockNumber block) const { return block >= missing.first; }
};

/// Of a volume whose block 0 begins at `start` of the disk.
[[nodiscard]] StructureJudge structureJudge(const Layout& layout, ByteOffset start, SectorGrid grid);

[[nodiscard]] BlockVerdict blockVerdict(const Layout& layout, const StructureJudge& judge, BlockNumber block);

// How the metadata of block groups lies on the physical sectors: the verdict of a group in the table of groups, and of a row of
// the map.

/// Of the block bitmap, the inode bitmap and the inode table of a group, wherever they lie, as of one structure.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group);

/// Of all groups that have one of `blocks`.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks);

} // namespace atlas
