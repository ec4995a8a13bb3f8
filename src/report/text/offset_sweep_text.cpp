// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/offset_sweep_text.h"

#include "report/messages/local_numbers.h"
#include "report/messages/message_list.h"
#include "report/text/report_text.h"

#include <ostream>

namespace atlas {

void writeOffsetSweepText(const OffsetSweep& sweep, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingSweep>(), style);
    writeTable(
        out,
        {{"  " + words<MessageId::ColumnSector>(), true}, {words<MessageId::ColumnReadModifyWrites>(), true}, {""}},
        sweep.points.size(),
        [&](std::size_t n) {
            const auto& point = sweep.points[n];
            const auto tone = sweep.isBest(point) ? Tone::Good : Tone::Bad;
            return std::vector<Cell>{{"  " + localNumber(point.start.value)},
                                     {localNumber(point.readModifyWrites), tone},
                                     {point.start == sweep.own ? words<MessageId::NowHere>() : ""}};
        },
        style);
}

} // namespace atlas
