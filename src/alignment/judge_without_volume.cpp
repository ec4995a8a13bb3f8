// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge_without_volume.h"

#include "alignment/diagnosis.h"
#include "layout/payload.h"

#include <algorithm>

namespace atlas {

void judgeWithoutVolume(Judgement& judgement) {
    std::vector<StartVerdict> judged;
    for (const auto& start : judgement.starts) {
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
    judgement.cures = curesWithoutExt(judgement.snapshot, judgement.snapshot.askedPartition);
}

} // namespace atlas
