// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/verdict_text.h"

#include "report/messages/make_message.h"

namespace atlas {

Message verdictText(const FitCounts& structures) {
    const Count all{structures.total()};
    const Count misaligned{structures.misaligned()};
    return misaligned.value == 0 ? message<MessageId::AllStructuresWhole>(all)
                                 : message<MessageId::SomeStructuresMisaligned>(misaligned, all);
}

Message writeVerdict(Fit fit, int readModifyWrites) {
    const Count count{static_cast<std::uint64_t>(readModifyWrites)};
    switch (fit) {
    case Fit::Whole: break;
    case Fit::Partial: return message<MessageId::WritePartial>(count);
    case Fit::Straddling: return message<MessageId::WriteStraddling>(count);
    }
    return message<MessageId::WriteWhole>();
}

} // namespace atlas
