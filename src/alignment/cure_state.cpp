// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure_state.h"

#include "alignment/not_judged.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

/// Whether a start of the stack is off a stripe or an erase block, for which a cure is listed where one is known. 1 MiB is a
/// convention, and one disk's optimal I/O size a hint.
bool isOffCoarse(const Judgement& judgement) {
    return std::ranges::any_of(std::array{GranularityKind::Stripe, GranularityKind::EraseBlock}, [&](auto kind) {
        return !judgement.granularity(kind).ofOneDisk && judgement.stack.startsOn(kind).off > 0;
    });
}

} // namespace

std::string_view name(CureState state) {
    switch (state) {
    case CureState::Listed: return "listed";
    case CureState::NoneKnown: return "none_known";
    case CureState::NothingToCure: return "nothing_to_cure";
    case CureState::NothingHere: return "nothing_to_cure_here";
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
    if (judgement.state == AlignmentState::OthersOff) {
        return CureState::NothingHere;
    }
    const bool all = isAllWhole(judgement) && judgement.health.unseenCount == 0;
    return all ? CureState::NothingToCure : CureState::NothingInJudged;
}

} // namespace atlas
