// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/volume.h"

namespace atlas {

Volume::Volume(LayoutPtr layout, const Placement& placement, SectorGrid grid)
    : m_layout(std::move(layout)),
      m_judge(m_layout->filesystem.blockSize, placement.bytes.first, grid),
      m_indexes(std::make_shared<const Indexes>(RegionIndex(m_layout->regions), GroupUsage(*m_layout))) {
    judgeBy(placement, grid);
}

void Volume::judgeBy(const Placement& placement, SectorGrid grid) {
    m_placement = placement;
    m_grid = grid;
    m_judge = BlockJudge(filesystem().blockSize, placement.bytes.first, grid);
    // Judging stops after one period of the grid, so the length only has to be longer than any.
    m_allWhole = m_judge.worst({BlockNumber{0}, BlockCount{~std::uint64_t{0}}}) == Fit::Whole;
}

bool Volume::anyMisaligned(std::size_t begin, std::size_t end) const {
    if (m_allWhole) {
        return false;
    }
    for (auto i = begin; i < end; ++i) {
        // Off a grid of powers of two no block is whole, so this ends at the first region.
        if (m_judge.worst(m_layout->regions[i].blocks()) != Fit::Whole) {
            return true;
        }
    }
    return false;
}

} // namespace atlas
