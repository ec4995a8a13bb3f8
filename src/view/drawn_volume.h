// SPDX-License-Identifier: GPL-3.0-or-later
// A volume for drawing: layout, shares in use, and indexes over regions.
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

/// Shade of a share in use, from 0 (free) to shadeSteps (all in use).
[[nodiscard]] constexpr std::uint8_t shadeOf(double used) {
    return static_cast<std::uint8_t>(std::clamp(used, 0.0, 1.0) * shadeSteps + 0.5);
}

/// The shade of `used` out of `used` + `unused`, whole numbers not both 0: 0 only if none is used, shadeSteps only if
/// all are. Without branches, so that compilers vectorise it.
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

    /// Share of data blocks (blocks outside regions) of groups [first, last] in use, 0 to 1. Free counts are limited to
    /// the group's data blocks. Groups without a known count are left out; if there are no others, it is the share of
    /// the whole volume.
    [[nodiscard]] double dataInUse(GroupNumber first, GroupNumber last) const;

    /// Whether the free counts of all groups [first, last] are known.
    [[nodiscard]] bool isKnown(GroupNumber first, GroupNumber last) const {
        return m_unknownBefore.empty() || unknownBefore(std::size_t{last.value} + 1) == unknownBefore(first.value);
    }
    [[nodiscard]] bool isKnown() const { return m_unknownBefore.empty(); }

    /// dataInUse() of one group, as a shade.
    [[nodiscard]] std::uint8_t shade(GroupNumber group) const {
        return group.value < m_shades.size() ? m_shades[group.value] : std::uint8_t{0};
    }

private:
    struct Before {
        std::int64_t bare = 0; ///< data blocks before this group
        std::int64_t free = 0; ///< free blocks among them
    };
    [[nodiscard]] std::uint32_t unknownBefore(std::size_t group) const {
        return m_unknownBefore[std::min(group, m_unknownBefore.size() - 1)];
    }

    std::vector<std::uint32_t> m_unknownBefore; ///< prefix sums like m_before; empty if all counts are known
    std::vector<Before> m_before; ///< prefix sums per group, plus one entry for the end of the volume
    std::vector<std::uint8_t> m_shades; ///< cache of shade(), per group: 1 byte instead of 32 bytes of sums
};

inline double GroupUsage::dataInUse(GroupNumber first, GroupNumber last) const {
    const auto groups = m_before.size() - 1;
    const auto& begin = m_before[std::min<std::size_t>(first.value, groups)];
    const auto& end = m_before[std::min<std::size_t>(std::size_t{last.value} + 1, groups)];
    if (end.bare <= begin.bare)
        return isKnown(first, last) || groups == 0 || m_before[groups].bare == 0
                   ? 0
                   : dataInUse({0}, {static_cast<std::uint32_t>(groups - 1)});
    return 1 - static_cast<double>(end.free - begin.free) / static_cast<double>(end.bare - begin.bare);
}

// Summarises any range of regions in O(log n), so that folding two million regions into a thousand pixels stays within
// a frame.

/// Kinds of regions, and numbers of pieces of metadata and of their blocks. A piece is one group's part of a region, or
/// a region without a group: a structure, an extent of a file, or the remains of a table after another claim.
struct RegionSummary {
    std::uint16_t kinds = 0; ///< bit index(kind)
    std::uint64_t pieces = 0;
    BlockCount blocks{};
    bool operator==(const RegionSummary&) const = default;
};

[[nodiscard]] constexpr bool has(std::uint16_t kinds, RegionKind kind) { return (kinds >> index(kind) & 1U) != 0; }

/// The kind that represents `kinds` in one pixel. Priority: superblock, bitmaps, descriptors, inode table, system
/// files.
[[nodiscard]] RegionKind shownKind(std::uint16_t kinds);

class RegionIndex {
public:
    explicit RegionIndex(std::span<const Region> regions);

    /// Summary of regions [begin, end).
    [[nodiscard]] RegionSummary summary(std::size_t begin, std::size_t end) const;

private:
    static constexpr std::size_t fanout = 16;
    [[nodiscard]] std::uint16_t kindsIn(std::size_t begin, std::size_t end) const;

    // Separate arrays, so that a summary reads two cache lines instead of all regions.
    std::vector<std::vector<std::uint16_t>> m_kinds; ///< per region, then per `fanout` entries of the level below
    std::vector<std::uint64_t> m_pieces; ///< prefix sums
    std::vector<std::uint64_t> m_blocks; ///< prefix sums
};

// Links from a group to its bitmaps and inode table, which flex_bg may place in another group.

struct Link {
    RegionKind kind{};
    BlockInterval blocks;
    bool operator==(const Link&) const = default;
};

/// Block bitmap, inode bitmap and inode table of `group` as given by its descriptor, without those outside the volume.
[[nodiscard]] std::vector<Link> linksOf(const Layout& layout, GroupNumber group);

// An immutable volume, published as a whole, so that all views draw the same version.

/// The parts of a volume. Its versions share the layout and may differ in the rest.
struct VolumeParts {
    LayoutPtr layout; ///< must not be null
    Placement placement{};
    Drive drive{};
    ByteCount diskSize{};
    /// Grid for the first byte of structures; nullopt: structures are marked by their blocks on the physical sectors.
    std::optional<SectorGrid> markedGrid{};
    BlockCuts cuts{}; ///< blocks in several pieces of the device
    AllocationMapPtr allocation{}; ///< null: only the descriptors' free counts are known
};

class DrawnVolume {
public:
    /// Shares the indexes of `earlier` if it has the same layout; otherwise builds them, O(n) in the regions.
    explicit DrawnVolume(VolumeParts parts, const DrawnVolume* earlier = nullptr);

    [[nodiscard]] const Layout& layout() const { return *m_parts.layout; }
    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_parts.layout; }
    [[nodiscard]] const Filesystem& filesystem() const { return m_parts.layout->filesystem; }
    [[nodiscard]] const Placement& placement() const { return m_parts.placement; }
    [[nodiscard]] const Drive& drive() const { return m_parts.drive; }
    [[nodiscard]] SectorGrid grid() const { return m_parts.drive.grid(); }
    [[nodiscard]] ByteCount diskSize() const { return m_parts.diskSize; }
    [[nodiscard]] const std::optional<SectorGrid>& markedGrid() const { return m_parts.markedGrid; }
    /// The grid whose misses are marked.
    [[nodiscard]] SectorGrid boundaries() const { return markedGrid().value_or(grid()); }
    [[nodiscard]] const AllocationMapPtr& allocation() const { return m_parts.allocation; }
    /// The blocks past the end of a truncated image; empty if there are none.
    [[nodiscard]] BlockInterval missing() const { return m_judge.missing; }
    [[nodiscard]] const StructureJudge& judge() const { return m_judge; }
    [[nodiscard]] const GroupUsage& usage() const { return m_indexes->usage; }
    [[nodiscard]] const RegionIndex& index() const { return m_indexes->regions; }

    /// The fit of a structure, or of a run of alike ones, on the physical sectors; nullopt unless isJudged().
    [[nodiscard]] std::optional<StructureFit> fitOf(const Region& structure) const;
    /// Whether one of regions [begin, end) is off the marked granularity. Without markedGrid(): a block of a judged
    /// structure in the image straddles physical sectors; with it: a judged structure begins off
    /// that grid. `amongAlike`: the regions stand for others at other distances from the boundaries
    /// (alignmentDiffers()), at least one of which is off; only a file, which begins once, is judged by its own start.
    [[nodiscard]] bool anyOffMarked(std::size_t begin, std::size_t end, bool amongAlike = false) const;

private:
    [[nodiscard]] bool anyStartsOff(const Region& region, bool amongAlike) const;

    struct Indexes {
        RegionIndex regions;
        GroupUsage usage;
    };

    VolumeParts m_parts;
    StructureJudge m_judge;
    bool m_noneStraddles; ///< no block of the volume does
    std::shared_ptr<const Indexes> m_indexes;
};

using DrawnVolumePtr = std::shared_ptr<const DrawnVolume>;

/// Shares the indexes of `earlier`, which may be null, if it has the same layout.
[[nodiscard]] DrawnVolumePtr makeVolume(VolumeParts parts, const DrawnVolumePtr& earlier = nullptr);

/// Whether both have the same layout; false if either is null.
[[nodiscard]] bool sameLayout(const DrawnVolumePtr& one, const DrawnVolumePtr& other);

/// Bytes of `blocks`, relative to the disk start.
[[nodiscard]] ByteInterval bytesOnDisk(const DrawnVolume& volume, BlockInterval blocks);

} // namespace atlas
