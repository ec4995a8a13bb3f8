// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/what_if_text.h"

#include "report/messages/make_message.h"

namespace atlas {

using enum MessageId;

Message sentence(const StartConflict& conflict) {
    const Number start{conflict.start.value};
    switch (conflict.kind) {
    case StartConflict::Kind::PastEnd: return message<ConflictPastEnd>(start, Size{conflict.past});
    case StartConflict::Kind::OutsideUsable:
        return message<ConflictOutsideUsable>(start, Number{conflict.usable.first.value},
                                              Number{conflict.usable.last().value});
    case StartConflict::Kind::OutsideExtended: return message<ConflictOutsideExtended>(start, Number{conflict.other});
    case StartConflict::Kind::Partition: break;
    }
    return message<ConflictWithPartition>(start, Number{conflict.other});
}

} // namespace atlas
