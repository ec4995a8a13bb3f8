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

Message verdictText(const Judgement& judgement) {
    const auto start = judgement.subject ? judgement.subject->start : ByteOffset{};
    const auto* worst = worstOf(judgement.members);
    if (judgement.saidByKernel) {
        return message<MessageId::SaidByKernel>();
    }
    const auto text =
        judgement.alignment ? verdictText(judgement.alignment->total()) : startVerdict(start, judgement.drive().grid());
    return worst != nullptr && judgement.members.size() > 1
               ? message<MessageId::OnWorstMember>(text, worst->member.name, Count{judgement.members.size()})
               : text;
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

} // namespace atlas
