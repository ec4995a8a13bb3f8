// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge_without_volume.h"

#include "alignment/diagnosis.h"

#include <algorithm>

namespace atlas {

void judgeWithoutVolume(Judgement& judgement) {
    const auto only = judgement.snapshot.askedPartition;
    std::vector<StartVerdict> judged;
    for (auto& start : judgement.starts) {
        start.covered = !start.extended && (!only || start.partition == only);
        if (!start.covered) {
            continue;
        }
        if (start.isOff()) {
            judgement.verdict = std::max(judgement.verdict, start.fit);
        }
        if (!start.layer) {
            judged.push_back(start);
        }
    }
    if (judged.size() == 1) {
        // What lies inside decides where the partition's own start does not matter.
        const auto& own = judged.front();
        judgement.judgedStart =
            own.compensated || own.aroundLayers
                ? startVerdict(own.partition, payloadOf(judgement.snapshot, own.partition), judgement.drive().grid())
                : own;
    }
    judgement.cures = curesWithoutExt(judgement.snapshot, only);
}

} // namespace atlas
