// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"

#include "alignment/grid.h"

#include <algorithm>

namespace atlas {

BlockJudge::BlockJudge(ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid) {
    const auto period = verdictPeriod(blockSize, grid.size);
    m_fit.reserve(period);
    m_cost.reserve(period);
    for (std::uint64_t i = 0; i < period; ++i) {
        const ByteInterval bytes{byteOf(BlockNumber{i}, blockSize, volumeStart), blockSize};
        m_fit.push_back(atlas::fit(bytes, grid));
        m_cost.push_back(static_cast<std::uint8_t>(atlas::readModifyWrites(bytes, grid)));
    }
}

Fit BlockJudge::fit(BlockNumber block) const { return m_fit[block.value % period()]; }

int BlockJudge::readModifyWrites(BlockNumber block) const { return m_cost[block.value % period()]; }

Fit BlockJudge::worst() const { return *std::ranges::max_element(m_fit); }

Fit BlockJudge::worst(BlockInterval blocks) const {
    Fit worst = Fit::Whole;
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t) { worst = std::max(worst, m_fit[at]); });
    return worst;
}

std::uint64_t BlockJudge::readModifyWrites(BlockInterval blocks) const {
    std::uint64_t total = 0;
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t count) { total += count * m_cost[at]; });
    return total;
}

int BlockJudge::worstReadModifyWrites() const { return *std::ranges::max_element(m_cost); }

int BlockJudge::worstReadModifyWrites(BlockInterval blocks) const {
    int worst = 0;
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t) { worst = std::max<int>(worst, m_cost[at]); });
    return worst;
}

} // namespace atlas
