// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/what_if_text.h"

#include "report/messages/finding_text.h"
#include "report/messages/make_message.h"

namespace atlas {

using enum MessageId;

Message sentence(const StartConflict& conflict, std::uint32_t partition) {
    const auto subject = partitionOrFileSystem(partition);
    const Number start{conflict.start.value};
    switch (conflict.kind) {
    case StartConflict::Kind::PastEnd: return message<ConflictPastEnd>(start, subject, Size{conflict.past});
    case StartConflict::Kind::Table: return message<ConflictWithTable>(start, subject);
    case StartConflict::Kind::Partition: break;
    }
    return message<ConflictWithPartition>(start, subject, Number{conflict.other});
}

} // namespace atlas
