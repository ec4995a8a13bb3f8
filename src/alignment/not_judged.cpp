// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/not_judged.h"

#include "layout/payload.h"

#include <algorithm>

namespace atlas {
namespace {

bool isSealed(const Snapshot& snapshot, const StartVerdict& start) {
    const auto* partition = start.partition ? snapshot.disk.table.find(*start.partition) : nullptr;
    const auto& content = partition != nullptr ? partition->content : snapshot.disk.content;
    const auto& layers = layersIn(snapshot, start.partition);
    return layers.empty() ? content.isContainer() : !layers.back().readable;
}

std::uint64_t containersIn(const Judgement& judgement) {
    const auto isUnread = [&](const StartVerdict& start) {
        return start.covered && !start.layer && isSealed(judgement.snapshot, start);
    };
    return static_cast<std::uint64_t>(std::ranges::count_if(judgement.starts, isUnread));
}

/// Whether the verdict on the starts covers that of `partition`; the whole disk always.
bool coversStartOf(const Judgement& judgement, std::optional<std::uint32_t> partition) {
    return !partition || std::ranges::any_of(judgement.starts, [&](const StartVerdict& start) {
        return start.covered && start.partition == partition;
    });
}

} // namespace

NotJudged notJudged(const Judgement& judgement) {
    NotJudged unread;
    for (const auto& finding : judgement.snapshot.findings) {
        if (finding.kind == FindingKind::VolumesNotRead) {
            unread.others += finding.numbers[0];
        } else if (finding.kind != FindingKind::VolumeUnreadable) {
            continue;
        } else if (judgement.hasVolume()) {
            ++unread.others;
        } else {
            unread.volumes += coversStartOf(judgement, finding.volume.partition) ? 1 : 0;
        }
    }
    unread.containers = judgement.hasVolume() ? 0 : containersIn(judgement);
    return unread;
}

} // namespace atlas
