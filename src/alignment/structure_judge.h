// SPDX-License-Identifier: GPL-3.0-or-later
// How one structure lies on the physical sectors, as far as its bytes are there: pictures, tooltips and tables all ask here.
#pragma once

#include "alignment/block_judge.h"
#include "layout/missing_bytes.h"

#include <optional>

namespace atlas {

struct StructureFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    int readModifyWrites = 0; ///< of the block that costs most, of those
    Presence presence = Presence::All;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

struct StructureJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout

    [[nodiscard]] StructureFit of(BlockInterval structure) const;
};

} // namespace atlas
