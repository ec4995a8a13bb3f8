// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/placement_text.h"

#include "report/messages/make_message.h"

namespace atlas {

using enum MessageId;

Message sentence(const PlacementReason& reason) {
    const Number first{reason.first.value};
    const Number last{reason.last.value};
    const Count blocks{reason.blocks};
    switch (reason.kind) {
    case PlacementReason::Kind::FlexGroup: return message<WhyFlexGroup>(first, last);
    case PlacementReason::Kind::FlexOfOne: return message<WhyFlexOfOne>();
    case PlacementReason::Kind::NoFlexBg: return message<WhyNoFlexBg>();
    case PlacementReason::Kind::Packed: return message<WhyPacked>();
    case PlacementReason::Kind::Elsewhere: return message<WhyElsewhere>(last, first);
    case PlacementReason::Kind::BehindPrimary: return message<WhyBehindPrimary>(blocks);
    case PlacementReason::Kind::BehindBackup: return message<WhyBehindBackup>(first, blocks);
    case PlacementReason::Kind::Stride: return message<WhyStride>(blocks);
    case PlacementReason::Kind::StrideIgnored: break;
    }
    return message<WhyStrideIgnored>(blocks);
}

} // namespace atlas
