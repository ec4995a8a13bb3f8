// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the blocks of a volume against the physical sectors.
#pragma once

#include "alignment/fit.h"

#include <vector>

namespace atlas {

/// Judges blocks and structures of one volume. The verdicts of blocks repeat every `period` blocks, so judging a
/// structure takes at most `period` steps, whatever its length.
class BlockJudge {
public:
    BlockJudge(ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid);

    [[nodiscard]] Fit fit(BlockNumber block) const;
    [[nodiscard]] int readModifyWrites(BlockNumber block) const;
    [[nodiscard]] Fit worst(BlockInterval blocks) const;
    [[nodiscard]] std::uint64_t readModifyWrites(BlockInterval blocks) const;
    [[nodiscard]] int worstReadModifyWrites() const;
    [[nodiscard]] int worstReadModifyWrites(BlockInterval blocks) const;

private:
    std::vector<Fit> m_fit; ///< by block % period
    std::vector<std::uint8_t> m_cost;
};

} // namespace atlas
