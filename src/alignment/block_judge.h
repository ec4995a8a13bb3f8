// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on the blocks of a volume on the physical sectors.
#pragma once

#include "alignment/grid.h"

#include <numeric>
#include <vector>

namespace atlas {

/// Number of blocks after which their verdicts repeat.
[[nodiscard]] constexpr std::uint64_t verdictPeriod(ByteCount blockSize, ByteCount sector) {
    return sector.value / std::gcd(sector.value, blockSize.value);
}

/// Calls `visit(residue, count)` with the number of `blocks` that have each residue modulo `period`.
template <class Visit>
void eachResidue(BlockInterval blocks, std::uint64_t period, Visit visit) {
    const auto rounds = blocks.count.value / period;
    const auto more = blocks.count.value % period;
    for (std::uint64_t n = 0; n < std::min(blocks.count.value, period); ++n)
        visit((blocks.first.value % period + n) % period, rounds + (n < more ? 1 : 0));
}

/// Blocks that lie in several pieces of the device and touch more physical sectors than their place shows.
struct BlockCuts {
    std::vector<BlockNumber> blocks{}; ///< in ascending order
    bool every = false; ///< chunks of stripes cut every block

    [[nodiscard]] bool none() const { return blocks.empty() && !every; }
    [[nodiscard]] std::uint64_t in(BlockInterval interval) const; ///< how many of its blocks
};

/// Judges blocks and structures of one volume. A structure of any length takes at most period() steps.
class BlockJudge {
public:
    BlockJudge(ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid, BlockCuts cuts = {});

    [[nodiscard]] std::uint64_t period() const { return m_fit.size(); }
    [[nodiscard]] const BlockCuts& cuts() const { return m_cuts; }
    [[nodiscard]] Fit fit(BlockNumber block) const;
    [[nodiscard]] int readModifyWrites(BlockNumber block) const;
    [[nodiscard]] Fit worst() const; ///< of any block number
    [[nodiscard]] Fit worst(BlockInterval blocks) const;
    [[nodiscard]] std::uint64_t readModifyWrites(BlockInterval blocks) const;
    [[nodiscard]] int worstReadModifyWrites() const;
    [[nodiscard]] int worstReadModifyWrites(BlockInterval blocks) const;

private:
    std::vector<Fit> m_fit; ///< by block % period
    std::vector<std::uint8_t> m_cost;
    BlockCuts m_cuts;
};

} // namespace atlas
