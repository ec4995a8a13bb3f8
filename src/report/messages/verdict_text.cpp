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

Message startVerdict(ByteOffset start, SectorGrid sectors) {
    const auto past = pastBoundary(start, sectors);
    const Size size{sectors.size};
    return past.value == 0 ? message<MessageId::OnPhysicalSector>(size)
                           : message<MessageId::PastPhysicalSector>(past, size);
}

Message boundaryVerdict(ByteOffset start, SectorGrid granularity) {
    const auto past = pastBoundary(start, granularity);
    const Size size{granularity.size};
    return past.value == 0 ? message<MessageId::OnBoundary>(size) : message<MessageId::PastBoundary>(past, size);
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

Message rewriteText(const RewriteCost& cost) {
    return message<MessageId::WrittenPerAsked>(cost.blockSize, Count{cost.units}, Size{cost.unit.size},
                                               Decimal{cost.writtenPerAsked(), 1});
}

Message costAssumptions() { return message<MessageId::CostAssumptions>(); }

} // namespace atlas
