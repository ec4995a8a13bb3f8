// SPDX-License-Identifier: GPL-3.0-or-later
// How one structure lies on the physical sectors, as far as its bytes are there: pictures, tooltips and tables all ask here.
#pragma once

#include "alignment/block_judge.h"
#include "layout/missing_bytes.h"

#include <optional>

namespace atlas {

struct StructureFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const StructureFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

struct StructureJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout

    [[nodiscard]] StructureFit fit(BlockInterval structure) const;
    /// Of the block that costs most, of those that are there.
    [[nodiscard]] int worstReadModifyWrites(BlockInterval structure) const;
    /// Whether nothing from `block` on is there.
    [[nodiscard]] bool isPastEnd(BlockNumber block) const { return !missing.empty() && block >= missing.first; }
};

} // namespace atlas
