// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/other_volume_findings.h"

#include "alignment/block_judge.h"

#include <algorithm>

namespace atlas {
namespace {

/// Of what lies in the partition of `volume`: another logical volume there says nothing of it.
bool isAround(const StartVerdict& start, const OtherVolume& volume, const Snapshot& snapshot) {
    return !start.layer || holdsAny(start, snapshot.opened(), volume.starts);
}

} // namespace

Fit fitOf(const OtherVolume& volume, SectorGrid grid) {
    auto fit = Fit::Whole;
    for (const auto start : volume.starts) {
        fit = std::max(fit, BlockJudge(volume.blockSize, start, grid).worst());
    }
    return fit;
}

std::vector<Finding> otherVolumeFindings(const Snapshot& snapshot, const std::vector<StartVerdict>& starts,
                                         SectorGrid grid) {
    std::vector<Finding> findings;
    for (const auto& volume : snapshot.otherVolumes) {
        const auto fit = fitOf(volume, grid);
        const bool isSaid = std::ranges::any_of(starts, [&](const StartVerdict& start) {
            return start.isOff() && start.partition == volume.name.partition && isAround(start, volume, snapshot);
        });
        if (fit != Fit::Whole && !isSaid) {
            findings.push_back({.kind = FindingKind::OtherVolumeMisaligned,
                                .numbers = {volume.blockSize.value, grid.size.value},
                                .fit = fit,
                                .volume = volume.name});
        }
    }
    return findings;
}

} // namespace atlas
