// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"

#include "alignment/grid.h"

#include <algorithm>
#include <utility>

namespace atlas {

std::uint64_t BlockCuts::in(BlockInterval interval) const {
    if (every)
        return interval.count.value;
    const auto first = std::ranges::lower_bound(blocks, interval.first);
    return static_cast<std::uint64_t>(std::ranges::lower_bound(first, blocks.end(), interval.end()) - first);
}

BlockJudge::BlockJudge(ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid, BlockCuts cuts)
    : m_cuts(std::move(cuts)) {
    const auto period = verdictPeriod(blockSize, grid.size);
    m_fit.reserve(period);
    m_cost.reserve(period);
    for (std::uint64_t i = 0; i < period; ++i) {
        const ByteInterval bytes{byteOf(BlockNumber{i}, blockSize, volumeStart), blockSize};
        m_fit.push_back(atlas::fit(bytes, grid));
        m_cost.push_back(static_cast<std::uint8_t>(atlas::readModifyWrites(bytes, grid)));
    }
}

Fit BlockJudge::fit(BlockNumber block) const {
    return m_cuts.in({block, {1}}) > 0 ? Fit::Straddling : m_fit[block.value % period()];
}

int BlockJudge::readModifyWrites(BlockNumber block) const {
    return m_cuts.in({block, {1}}) > 0 ? atlas::readModifyWrites(Fit::Straddling) : m_cost[block.value % period()];
}

Fit BlockJudge::worst() const { return m_cuts.none() ? *std::ranges::max_element(m_fit) : Fit::Straddling; }

Fit BlockJudge::worst(BlockInterval blocks) const {
    if (!blocks.empty() && m_cuts.in(blocks) > 0)
        return Fit::Straddling;
    Fit worst = Fit::Whole;
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t) { worst = std::max(worst, m_fit[at]); });
    return worst;
}

std::uint64_t BlockJudge::readModifyWrites(BlockInterval blocks) const {
    if (m_cuts.every)
        return blocks.count.value * static_cast<std::uint64_t>(atlas::readModifyWrites(Fit::Straddling));
    std::uint64_t total = 0;
    for (auto cut = std::ranges::lower_bound(m_cuts.blocks, blocks.first);
         cut != m_cuts.blocks.end() && *cut < blocks.end(); ++cut)
        total += static_cast<std::uint64_t>(atlas::readModifyWrites(Fit::Straddling)) - m_cost[cut->value % period()];
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t count) { total += count * m_cost[at]; });
    return total;
}

int BlockJudge::worstReadModifyWrites() const {
    return m_cuts.none() ? *std::ranges::max_element(m_cost) : atlas::readModifyWrites(Fit::Straddling);
}

int BlockJudge::worstReadModifyWrites(BlockInterval blocks) const {
    if (!blocks.empty() && m_cuts.in(blocks) > 0)
        return atlas::readModifyWrites(Fit::Straddling);
    int worst = 0;
    eachResidue(blocks, period(), [&](std::uint64_t at, std::uint64_t) { worst = std::max<int>(worst, m_cost[at]); });
    return worst;
}

} // namespace atlas
