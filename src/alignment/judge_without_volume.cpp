// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge_without_volume.h"

#include "alignment/diagnosis.h"
#include "layout/snapshot.h"

#include <algorithm>

namespace atlas {
namespace {

std::ptrdiff_t coveredVolumes(const std::vector<StartVerdict>& starts) {
    return std::ranges::count_if(starts, [](const StartVerdict& start) {
        return start.covered && start.layer && start.layer->kind == LayerKind::LvmLinearVolume;
    });
}

} // namespace

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
        if (!own.compensated && !own.aroundLayers) {
            judgement.judgedStart = own;
        } else if (coveredVolumes(judgement.starts) <= 1) {
            judgement.judgedStart =
                startVerdict(own.partition, payloadOf(judgement.snapshot, own.partition), judgement.drive().grid());
        }
    }
    judgement.cures = curesWithoutExt(judgement.snapshot, judgement.snapshot.askedPartition);
}

} // namespace atlas
