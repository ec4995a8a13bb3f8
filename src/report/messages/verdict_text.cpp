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

} // namespace atlas
