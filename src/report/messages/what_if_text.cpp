// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/what_if_text.h"

#include "report/messages/make_message.h"

namespace atlas {

using enum MessageId;

Message sentence(const StartConflict& conflict) {
    const Number start{conflict.start.value};
    const auto& obstacle = conflict.obstacle;
    const Number first{obstacle.sectors.first.value};
    const Number partition{obstacle.partition};
    switch (obstacle.kind) {
    case Obstacle::Kind::PastEnd: return message<ConflictPastEnd>(start, Size{conflict.past});
    case Obstacle::Kind::OutsideUsable:
        return message<ConflictOutsideUsable>(start, first, Number{obstacle.sectors.last().value});
    case Obstacle::Kind::OutsideExtended: return message<ConflictOutsideExtended>(start, partition);
    case Obstacle::Kind::OverRecord: return message<ConflictWithRecord>(start, first);
    case Obstacle::Kind::OverUnknownRecord: return message<ConflictWithUnknownRecord>(start, partition);
    case Obstacle::Kind::OverPartition: break;
    }
    return message<ConflictWithPartition>(start, partition);
}

} // namespace atlas
