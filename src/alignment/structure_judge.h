// SPDX-License-Identifier: GPL-3.0-or-later
// How one structure, or one block, lies on the physical sectors, as far as its bytes are there: pictures, tooltips and tables ask
// here. align() counts structures by where they belong, also past the end of the image.
#pragma once

#include "alignment/block_judge.h"
#include "layout/layout.h"

#include <optional>

namespace atlas {

struct StructureFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const StructureFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

/// Of one block of the volume, whether or not metadata lies in it.
struct BlockVerdict {
    bool missing = false; ///< the block lies past the end of the image or partition
    std::optional<Fit> fit{}; ///< nullopt of a missing block, and where a superblock was that is lost
    int readModifyWrites = 0; ///< needed to write the block once
    bool operator==(const BlockVerdict&) const = default;

    [[nodiscard]] bool isMisaligned() const { return fit.value_or(Fit::Whole) != Fit::Whole; }
};

struct StructureJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout

    [[nodiscard]] StructureFit fit(BlockInterval structure) const;
    /// Of the block that costs most, of those that are there.
    [[nodiscard]] int worstReadModifyWrites(BlockInterval structure) const;
    /// Whether nothing from `block` on is there.
    [[nodiscard]] bool isPastEnd(BlockNumber block) const { return block >= missing.first; }
};

/// Of a volume whose block 0 begins at `start` of the disk.
[[nodiscard]] StructureJudge structureJudge(const Layout& layout, ByteOffset start, SectorGrid grid);

[[nodiscard]] BlockVerdict blockVerdict(const Layout& layout, const StructureJudge& judge, BlockNumber block);

} // namespace atlas
