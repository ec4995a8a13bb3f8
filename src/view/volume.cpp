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

bool Volume::anyStartsOff(const Region& region) const {
    for (std::uint32_t n = 0; n < region.groups.value; ++n) {
        const auto block = region.first + BlockCount{n * region.partSize().value};
        const auto byte = m_placement.bytes.first + bytesOf(BlockCount{block.value}, filesystem().blockSize);
        if (pastBoundary(byte, *m_starts).value != 0) {
            return true;
        }
    }
    return false;
}

bool Volume::anyMisaligned(std::size_t begin, std::size_t end) const {
    if (m_starts) {
        return std::ranges::any_of(m_layout->regions.begin() + static_cast<std::ptrdiff_t>(begin),
                                   m_layout->regions.begin() + static_cast<std::ptrdiff_t>(end),
                                   [this](const Region& region) { return anyStartsOff(region); });
    }
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
