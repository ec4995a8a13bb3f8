// SPDX-License-Identifier: GPL-3.0-or-later
// Share of data blocks in use, by the free counts of the group descriptors.
#pragma once

#include "alignment/judged_structures.h"
#include "allocation/allocation_map.h"
#include "disk/disk.h"
#include "layout/layout.h"
#include "layout/region.h"

#include <algorithm>
#include <span>
#include <vector>

namespace atlas {

inline constexpr int shadeSteps = 16;

/// Maps a share in use to a shade from 0 (free) to shadeSteps (all in use).
[[nodiscard]] constexpr std::uint8_t shadeOf(double used) {
    return static_cast<std::uint8_t>(std::clamp(used, 0.0, 1.0) * shadeSteps + 0.5);
}

/// Maps `used` beside `unused`, whole numbers of which one is above 0, to a shade: 0 only for none used, shadeSteps only for none
/// unused. Without branches, so that compilers vectorise a loop of it.
[[nodiscard]] constexpr std::uint8_t shadeOfPart(float used, float unused) {
    constexpr float steps = shadeSteps;
    const float share = used / (used + unused) * steps + 0.5F;
    const float mixed = std::min(std::max(share, 1.0F), steps - 1);
    const float some = unused > 0 ? mixed : steps;
    return static_cast<std::uint8_t>(static_cast<int>(used > 0 ? some : 0.0F));
}

class GroupUsage {
public:
    explicit GroupUsage(const Layout& layout);

    /// Share of the data blocks (blocks outside regions) of groups [first, last] that are in use, 0 to 1. Free counts larger
    /// than the group's data blocks are clamped.
    [[nodiscard]] double dataInUse(GroupNumber first, GroupNumber last) const;

    /// dataInUse() of one group, as a shade.
    [[nodiscard]] std::uint8_t shade(GroupNumber group) const {
        return group.value < m_shades.size() ? m_shades[group.value] : std::uint8_t{0};
    }

private:
    struct Before {
        std::int64_t bare = 0; ///< data blocks in the groups before this one
        std::int64_t free = 0; ///< free blocks among them
    };
    std::vector<Before> m_before; ///< prefix sums: per group, plus one entry for the end of the volume
    std::vector<std::uint8_t> m_shades; ///< per group; caches shade(), which reads 1 byte instead of 32 bytes of sums
};

inline double GroupUsage::dataInUse(GroupNumber first, GroupNumber last) const {
    const auto groups = m_before.size() - 1;
    const auto& begin = m_before[std::min<std::size_t>(first.value, groups)];
    const auto& end = m_before[std::min<std::size_t>(std::size_t{last.value} + 1, groups)];
    if (end.bare <= begin.bare) {
        return 0;
    }
    return 1 - static_cast<double>(end.free - begin.free) / static_cast<double>(end.bare - begin.bare);
}

// Index that summarises any range of the sorted regions in O(log n), so that folding two million regions into a thousand pixels
// stays within a frame.

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

// Links from a group to its bitmaps and inode table, which flex_bg may place in another group.

struct Link {
    RegionKind kind{};
    BlockInterval blocks;
    bool operator==(const Link&) const = default;
};

/// Block bitmap, inode bitmap and inode table of `group` by its descriptor; those outside the volume are omitted.
[[nodiscard]] std::vector<Link> linksOf(const Layout& layout, GroupNumber group);

// An immutable volume for drawing: its layout, placement, judge and allocation, and the indexes that make folding
// cheap. Published as a whole, so that all views draw the same version.

/// The parts of a volume. Versions of one volume share the layout and may differ in everything else.
struct VolumeParts {
    LayoutPtr layout; ///< must not be null
    Placement placement{};
    Drive drive{};
    ByteCount diskSize{};
    /// The grid on which the first byte of a structure must lie; nullopt: structures are marked by their blocks on the
    /// physical sectors.
    std::optional<SectorGrid> markedGrid{};
    AllocationMapPtr
        allocation{}; ///< null: only the descriptors' free counts are known of the space between structures
};

/// Immutable.
class Volume {
public:
    /// Shares the indexes of `earlier` when it has the same layout; otherwise builds them, O(n) in the regions.
    explicit Volume(VolumeParts parts, const Volume* earlier = nullptr);

    [[nodiscard]] const Layout& layout() const { return *m_parts.layout; }
    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_parts.layout; }
    [[nodiscard]] const Filesystem& filesystem() const { return m_parts.layout->filesystem; }
    [[nodiscard]] const Placement& placement() const { return m_parts.placement; }
    [[nodiscard]] const Drive& drive() const { return m_parts.drive; }
    [[nodiscard]] SectorGrid grid() const { return m_parts.drive.grid(); }
    [[nodiscard]] ByteCount diskSize() const { return m_parts.diskSize; }
    [[nodiscard]] const std::optional<SectorGrid>& markedGrid() const { return m_parts.markedGrid; }
    /// Those whose misses are marked: of the granularity, else of the physical sectors.
    [[nodiscard]] SectorGrid boundaries() const { return markedGrid().value_or(grid()); }
    [[nodiscard]] const AllocationMapPtr& allocation() const { return m_parts.allocation; }
    /// The blocks past the end of a truncated image; empty when all bytes are there.
    [[nodiscard]] BlockInterval missing() const { return m_judge.missing; }
    [[nodiscard]] const StructureJudge& judge() const { return m_judge; }
    [[nodiscard]] const GroupUsage& usage() const { return m_indexes->usage; }
    [[nodiscard]] const RegionIndex& index() const { return m_indexes->regions; }

    /// How a structure, or a run of alike ones, lies on the physical sectors; nullopt unless isJudged().
    [[nodiscard]] std::optional<StructureFit> fitOf(const Region& structure) const;
    /// Whether one of regions [begin, end) lies off the granularity that is marked: some block that is there of a structure that
    /// isJudged() is partial or straddling on the physical sectors, or, when markedGrid() is set, one of them begins there off
    /// that grid. With `amongAlike` they stand for others at other distances from the boundaries too (alignmentDiffers()), and
    /// one of all these begins off the grid; a file begins once, and is judged where it does.
    [[nodiscard]] bool anyOffMarked(std::size_t begin, std::size_t end, bool amongAlike = false) const;

private:
    [[nodiscard]] bool anyStartsOff(const Region& region, bool amongAlike) const;

    struct Indexes {
        RegionIndex regions;
        GroupUsage usage;
    };

    VolumeParts m_parts;
    StructureJudge m_judge;
    bool m_allWhole; ///< every possible block is whole
    std::shared_ptr<const Indexes> m_indexes;
};

using VolumePtr = std::shared_ptr<const Volume>;

/// Creates a volume; shares the indexes of `earlier` when it has the same layout. `earlier` may be null.
[[nodiscard]] VolumePtr makeVolume(VolumeParts parts, const VolumePtr& earlier = nullptr);

/// Whether both have the same layout; false when either is null.
[[nodiscard]] bool sameLayout(const VolumePtr& one, const VolumePtr& other);

/// Byte range of `blocks` of `volume`, relative to the disk start.
[[nodiscard]] ByteInterval bytesOnDisk(const Volume& volume, BlockInterval blocks);

} // namespace atlas
