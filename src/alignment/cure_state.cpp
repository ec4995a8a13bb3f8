// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure_state.h"

#include "alignment/not_judged.h"

namespace atlas {

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
    if (isMisaligned(judgement.state)) {
        return CureState::NoneKnown;
    }
    const bool all = judgement.state == AlignmentState::Whole && judgement.health.unseenCount == 0 &&
                     notJudged(judgement).isNothing() && judgement.structuresPastEnd == 0;
    return all ? CureState::NothingToCure : CureState::NothingInJudged;
}

} // namespace atlas
