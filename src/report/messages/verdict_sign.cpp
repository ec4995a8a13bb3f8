// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/verdict_sign.h"

#include "report/messages/marks.h"

namespace atlas {
namespace {

VerdictSign signOf(bool misaligned) {
    return {verdictMark(!misaligned), misaligned ? VerdictTone::Misaligned : VerdictTone::Good};
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
    auto sign = signOf(isMisaligned(judgement.state));
    if (sign.tone == VerdictTone::Good && judgement.structuresPastEnd > 0) { // an all-clear for the rest is not green
        sign.tone = VerdictTone::Plain;
    }
    return sign;
}

VerdictSign signOfMark(const Judgement& judgement) {
    return judgement.markVerdict ? signOf(judgement.markVerdict->off > 0) : alignmentSign(judgement);
}

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
