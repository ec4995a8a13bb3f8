// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/growth_text.h"

#include "report/messages/make_message.h"

namespace atlas {

Message sentence(const Growth& growth) {
    const auto& before = growth.before;
    const auto& after = growth.after;
    auto said = message<MessageId::GrownByResize2fs>(
        Size{growth.from}, Size{growth.to}, Count{after.blockBitmaps}, Number{before.blockBitmaps},
        Number{after.inodeBitmaps}, Number{before.inodeBitmaps}, Number{after.inodeTables}, Number{before.inodeTables});
    if (const auto& once = growth.atOnce) {
        said = message<MessageId::GrownAndAtOnce>(std::move(said), Size{growth.to}, Number{once->blockBitmaps},
                                                  Number{once->inodeBitmaps}, Number{once->inodeTables});
    }
    const auto then = growth.online.then;
    return then == GrowthLimit::Then::Refused || then == GrowthLimit::Then::Errors
               ? message<MessageId::GrowsNotOnline>(std::move(said))
               : message<MessageId::GrowsOnline>(std::move(said), Size{growth.online.online});
}

Message measuredAfterGrowth(ByteCount to) { return message<MessageId::MeasuredAfterGrowth>(Size{to}); }

Message grownRuns(const Growth& growth) {
    return message<MessageId::GrownRuns>(Count{growth.after.blockBitmaps}, Number{growth.before.blockBitmaps});
}

} // namespace atlas
