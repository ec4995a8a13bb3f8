// SPDX-License-Identifier: GPL-3.0-or-later
// An immutable volume for drawing: its layout, placement, judge and allocation, and the indexes that make folding
// cheap. Published as a whole, so that all views draw the same version.
#pragma once

#include "alignment/structures.h"
#include "allocation/allocation_map.h"
#include "disk/disk.h"
#include "view/group_usage.h"
#include "view/region_index.h"

namespace atlas {

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
