// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"

#include <numeric>

namespace atlas {

BlockJudge::BlockJudge(ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid) {
    const auto period = grid.size.value / std::gcd(grid.size.value, blockSize.value);
    m_fit.reserve(period);
    m_cost.reserve(period);
    for (std::uint64_t i = 0; i < period; ++i) {
        const ByteInterval bytes{volumeStart + bytesOf(BlockCount{i}, blockSize), blockSize};
        m_fit.push_back(atlas::fit(bytes, grid));
        m_cost.push_back(static_cast<std::uint8_t>(atlas::readModifyWrites(bytes, grid)));
    }
}

Fit BlockJudge::fit(BlockNumber block) const { return m_fit[block.value % m_fit.size()]; }

int BlockJudge::readModifyWrites(BlockNumber block) const { return m_cost[block.value % m_cost.size()]; }

Fit BlockJudge::worst(BlockInterval blocks) const {
    const auto steps = std::min<std::uint64_t>(blocks.count.value, m_fit.size());
    Fit worst = Fit::Whole;
    for (std::uint64_t i = 0; i < steps; ++i) {
        worst = std::max(worst, fit(blocks.first + BlockCount{i}));
    }
    return worst;
}

std::uint64_t BlockJudge::readModifyWrites(BlockInterval blocks) const {
    const auto period = m_cost.size();
    const auto periodCost = std::accumulate(m_cost.begin(), m_cost.end(), std::uint64_t{0});
    auto total = blocks.count.value / period * periodCost;
    for (std::uint64_t i = 0; i < blocks.count.value % period; ++i) {
        total += m_cost[(blocks.first.value + i) % period];
    }
    return total;
}

int BlockJudge::worstReadModifyWrites(BlockInterval blocks) const {
    const auto steps = std::min<std::uint64_t>(blocks.count.value, m_cost.size());
    int worst = 0;
    for (std::uint64_t i = 0; i < steps; ++i) {
        worst = std::max(worst, readModifyWrites(blocks.first + BlockCount{i}));
    }
    return worst;
}

int BlockJudge::worstReadModifyWrites() const { return *std::ranges::max_element(m_cost); }

} // namespace atlas
