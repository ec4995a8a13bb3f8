// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/verdict_sign.h"

#include "report/messages/marks.h"

namespace atlas {
namespace {

/// An all-clear for the rest of a truncated image is not green.
VerdictSign signOf(bool misaligned, const Judgement& judgement) {
    const auto allClear = judgement.structuresPastEnd > 0 ? VerdictTone::Plain : VerdictTone::Good;
    return {verdictMark(!misaligned), misaligned ? VerdictTone::Misaligned : allClear};
}

} // namespace

VerdictSign alignmentSign(const Judgement& judgement) {
    if (judgement.conflict) {
        return {badMark, VerdictTone::Error};
    }
    if (!hasVerdict(judgement)) {
        return {unknownMark, isFailure(judgement.state) ? VerdictTone::Error : VerdictTone::Plain};
    }
    if (judgement.state == AlignmentState::OthersOff || judgement.state == AlignmentState::OthersUnread) {
        return {warningMark, VerdictTone::Warning};
    }
    return signOf(isMisaligned(judgement.state), judgement);
}

VerdictSign markSign(const Judgement& judgement) { return signOf(judgement.markVerdict->off > 0, judgement); }

VerdictSign healthSign(HealthVerdict verdict) {
    switch (verdict) {
    case HealthVerdict::Healthy: return {goodMark, VerdictTone::Good};
    case HealthVerdict::Unknown: return {unknownMark, VerdictTone::Plain};
    case HealthVerdict::Warning: return {warningMark, VerdictTone::Warning};
    case HealthVerdict::Error: break;
    }
    return {errorMark, VerdictTone::Error};
}

} // namespace atlas
