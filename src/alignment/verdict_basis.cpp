// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/verdict_basis.h"

#include "alignment/not_judged.h"

namespace atlas {

VerdictBasis basisOf(const Judgement& judgement) {
    if (judgement.state == AlignmentState::NothingJudged) {
        return {};
    }
    if (judgement.state == AlignmentState::Unmountable) {
        return CannotMount{judgement.snapshot.layout->filesystem.blockSize, judgement.drive().targetSector()};
    }
    if (judgement.saidByKernel) {
        return KernelsWord{};
    }
    if (judgement.alignment) {
        return judgement.alignment->total();
    }
    const auto starts = coveredStarts(judgement.starts);
    const auto unread = notJudged(judgement).volumes;
    return unread > 0 ? VerdictBasis(UnreadVolumes{starts, unread}) : starts;
}

} // namespace atlas
