// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge_without_volume.h"

#include <algorithm>

namespace atlas {

void judgeWithoutVolume(Judgement& judgement) {
    const auto only = judgement.judged.askedPartition;
    std::vector<StartVerdict> subjects;
    for (auto& start : judgement.starts) {
        start.judged = !start.extended && (!only || start.partition == only);
        if (!start.judged) {
            continue;
        }
        if (start.isOff()) {
            judgement.verdict = std::max(judgement.verdict, start.fit);
        }
        if (!start.layer) {
            subjects.push_back(start);
        }
    }
    if (subjects.size() == 1) {
        // What lies inside decides where the partition's own start does not matter.
        const auto& own = subjects.front();
        judgement.subject = own.compensated ? startVerdict(own.partition, payloadOf(judgement.judged, own.partition),
                                                           judgement.drive().grid())
                                            : own;
    }
    judgement.cures = curesWithoutExt(judgement.judged, only);
}

} // namespace atlas
