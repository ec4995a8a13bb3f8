// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure.h"

namespace atlas {

std::optional<AlignedStart> Cure::move() const {
    const auto* move = std::get_if<remedy::MovePartition>(&remedy);
    return move != nullptr ? std::optional(move->to) : std::nullopt;
}

std::optional<NewLayerData> Cure::newData() const {
    const auto* anew = std::get_if<remedy::MakeLayerAnew>(&remedy);
    return anew != nullptr ? anew->data : std::nullopt;
}

std::optional<ByteCount> Cure::newBlocks() const {
    const auto* anew = std::get_if<remedy::MakeFileSystemAnew>(&remedy);
    return anew != nullptr ? std::optional(anew->blocks) : std::nullopt;
}

std::string_view name(CauseKind kind) {
    switch (kind) {
    case CauseKind::PartitionStart: return "partition_start";
    case CauseKind::LayerOffset: return "layer_offset";
    case CauseKind::VolumeStart: return "volume_start";
    case CauseKind::BlockSmallerThanSector: return "block_smaller_than_sector";
    case CauseKind::BogusStripeWidth: return "bogus_stripe_width";
    case CauseKind::StripeStart: return "stripe_start";
    case CauseKind::EraseBlockStart: return "erase_block_start";
    }
    return "";
}

} // namespace atlas
