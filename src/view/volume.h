// SPDX-License-Identifier: GPL-3.0-or-later
// A volume ready to be drawn: its layout, where it lies, how it is judged, and the indexes that make folding cheap.
#pragma once

#include "alignment/alignment.h"
#include "allocation/allocation_map.h"
#include "view/group_usage.h"
#include "view/region_index.h"

namespace atlas {

/// Cheap to copy: copies share the layout and the indexes.
class Volume {
public:
    /// Builds the indexes: once for each layout, linear in its regions. `layout` must not be null.
    Volume(LayoutPtr layout, const Placement& placement, SectorGrid grid);

    /// Judges by another placement or grid; the indexes stay.
    void judgeBy(const Placement& placement, SectorGrid grid);

    [[nodiscard]] const Layout& layout() const { return *m_layout; }
    [[nodiscard]] const LayoutPtr& layoutPtr() const { return m_layout; }
    [[nodiscard]] const Filesystem& filesystem() const { return m_layout->filesystem; }
    [[nodiscard]] const Placement& placement() const { return m_placement; }
    [[nodiscard]] SectorGrid grid() const { return m_grid; }
    [[nodiscard]] const BlockJudge& judge() const { return m_judge; }
    [[nodiscard]] const GroupUsage& usage() const { return m_indexes->usage; }
    [[nodiscard]] const RegionIndex& index() const { return m_indexes->regions; }

    /// What the block bitmaps say of the space between structures; null: only the descriptors' free counts are known.
    void setAllocation(AllocationMapPtr allocation) { m_allocation = std::move(allocation); }
    [[nodiscard]] const AllocationMapPtr& allocation() const { return m_allocation; }

    /// Marks structures by their first byte on `grid` instead of by their blocks on the physical sectors; none: by the blocks.
    void judgeStartsBy(std::optional<SectorGrid> grid) { m_starts = grid; }
    [[nodiscard]] const std::optional<SectorGrid>& starts() const { return m_starts; }

    /// What is marked: is any block of regions [begin, end) partial or straddling, or does any
    /// structure in them begin off the grid of judgeStartsBy?
    [[nodiscard]] bool anyMisaligned(std::size_t begin, std::size_t end) const;

private:
    [[nodiscard]] bool anyStartsOff(const Region& region) const;

    struct Indexes {
        RegionIndex regions;
        GroupUsage usage;
    };

    LayoutPtr m_layout;
    Placement m_placement;
    SectorGrid m_grid;
    BlockJudge m_judge;
    std::optional<SectorGrid> m_starts{};
    bool m_allWhole = true; ///< every block there can be is whole
    std::shared_ptr<const Indexes> m_indexes;
    AllocationMapPtr m_allocation{};
};

} // namespace atlas
