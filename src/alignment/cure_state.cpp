// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure_state.h"

#include "alignment/not_judged.h"

namespace atlas {
namespace {

/// Whether the volume is off a stripe or an erase block, for which a cure is listed where one is known.
bool isOffCoarse(const Judgement& judgement) {
    const auto isOff = [&](GranularityKind kind) {
        const auto& granularity = judgement.granularity(kind);
        return granularity.known() && !granularity.ofOneDisk &&
               pastBoundary(judgement.placement()->bytes.first, granularity.grid()).value != 0;
    };
    return judgement.hasVolume() && (isOff(GranularityKind::Stripe) || isOff(GranularityKind::EraseBlock));
}

} // namespace

std::string_view name(CureState state) {
    switch (state) {
    case CureState::Listed: return "listed";
    case CureState::NoneKnown: return "none_known";
    case CureState::NothingToCure: return "nothing_to_cure";
    case CureState::NothingInJudged: return "nothing_to_cure_in_judged";
    }
    return "";
}

CureState cureStateOf(const Judgement& judgement) {
    if (!judgement.cures.empty()) {
        return CureState::Listed;
    }
    if (isMisaligned(judgement.state) || isOffCoarse(judgement)) {
        return CureState::NoneKnown;
    }
    const bool all = judgement.state == AlignmentState::Whole && judgement.health.unseenCount == 0 &&
                     notJudged(judgement).isNothing() && judgement.structuresPastEnd == 0;
    return all ? CureState::NothingToCure : CureState::NothingInJudged;
}

} // namespace atlas
