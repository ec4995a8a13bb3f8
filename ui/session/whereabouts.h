// SPDX-License-Identifier: GPL-3.0-or-later
// One byte of a disk in every unit people count in, with the structure there and its verdict.
#pragma once

#include "alignment/judge.h"
#include "ui/session/goto_target.h"
#include "ui/session/place.h"

namespace atlas::ui {

struct Whereabouts {
    ByteOffset byte;                     ///< on the disk
    Lba sector;                          ///< logical
    std::uint64_t physicalSector = 0;    ///< counted from the one that holds byte 0
    ByteCount inPhysicalSector;
    std::optional<std::uint32_t> partition;
    std::optional<BlockNumber> block{};  ///< of the volume; none outside it
    GroupNumber group = noGroup;         ///< the group in which the block lies
    std::optional<RegionKind> structure{};
    GroupNumber owner = noGroup;         ///< the group whose structure it is
    std::optional<Fit> fit{};            ///< of the block
    int readModifyWrites = 0;            ///< to write the block once
};

[[nodiscard]] Whereabouts whereabouts(const Snapshot& snapshot, const Judgement& judgement, ByteOffset byte);
/// `block` must lie inside the volume.
[[nodiscard]] Whereabouts whereabouts(const Snapshot& snapshot, const Judgement& judgement, BlockNumber block);

/// The group that `place` names; for a block the one whose structure it is, else the one it lies in. noGroup for others.
[[nodiscard]] GroupNumber groupOf(const Layout& layout, const Place& place);

/// The blocks of the structure that `place` names: one group's bitmap and not the run of sixteen; a group's own blocks. May be empty.
[[nodiscard]] BlockInterval blocksOf(const Layout& layout, const Place& place);

/// The place that `target` names; the error is one sentence with the range.
[[nodiscard]] std::expected<Place, QString> placeOf(const Snapshot& snapshot, const Judgement& judgement,
                                                    GotoTarget target);

} // namespace atlas::ui
