// SPDX-License-Identifier: GPL-3.0-or-later
// A volume ready to be drawn: its layout, where it lies, how it is judged, what its bitmaps say, and the indexes that make
// folding cheap. Published whole: every view draws the same one.
#pragma once

#include "alignment/alignment.h"
#include "allocation/allocation_map.h"
#include "disk/drive.h"
#include "view/group_usage.h"
#include "view/region_index.h"

namespace atlas {

/// What a volume is made of. All but the layout may differ between two versions of one volume.
struct VolumeParts {
    LayoutPtr layout; ///< must not be null
    Placement placement{};
    Drive drive{};
    ByteCount diskSize{};
    /// Structures are marked by their first byte on this grid; none: by their blocks on the physical sectors.
    std::optional<SectorGrid> starts{};
    AllocationMapPtr
        allocation{}; ///< null: of the space between structures only the descriptors' free counts are known
};

/// Never changes.
class Volume {
public:
    /// Takes over the indexes of `earlier` where that has the same layout; else builds them, linear in the regions.
    explicit Volume(VolumeParts parts, const Volume* earlier = nullptr);

    [[nodiscard]] const Layout& layout() const { return *m_parts.layout; }
    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_parts.layout; }
    [[nodiscard]] const Filesystem& filesystem() const { return m_parts.layout->filesystem; }
    [[nodiscard]] const Placement& placement() const { return m_parts.placement; }
    [[nodiscard]] const Drive& drive() const { return m_parts.drive; }
    [[nodiscard]] SectorGrid grid() const { return m_parts.drive.grid(); }
    [[nodiscard]] ByteCount diskSize() const { return m_parts.diskSize; }
    [[nodiscard]] const std::optional<SectorGrid>& starts() const { return m_parts.starts; }
    [[nodiscard]] const AllocationMapPtr& allocation() const { return m_parts.allocation; }
    [[nodiscard]] const BlockJudge& judge() const { return m_judge; }
    [[nodiscard]] const GroupUsage& usage() const { return m_indexes->usage; }
    [[nodiscard]] const RegionIndex& index() const { return m_indexes->regions; }

    /// What is marked: is any block of regions [begin, end) partial or straddling, or, where starts() is set, does any
    /// structure in them begin off that grid?
    [[nodiscard]] bool anyMisaligned(std::size_t begin, std::size_t end) const;

private:
    [[nodiscard]] bool anyStartsOff(const Region& region) const;

    struct Indexes {
        RegionIndex regions;
        GroupUsage usage;
    };

    VolumeParts m_parts;
    BlockJudge m_judge;
    bool m_allWhole; ///< every block there can be is whole
    std::shared_ptr<const Indexes> m_indexes;
};

using VolumePtr = std::shared_ptr<const Volume>;

/// A volume, or another version of `earlier` that shares its indexes.
[[nodiscard]] VolumePtr makeVolume(VolumeParts parts, const VolumePtr& earlier = nullptr);

/// Are both of one layout? False where either is null.
[[nodiscard]] bool sameLayout(const VolumePtr& one, const VolumePtr& other);

} // namespace atlas
