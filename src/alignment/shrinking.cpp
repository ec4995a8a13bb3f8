// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/shrinking.h"

#include "layout/finding.h"
#include "layout/resize_limits.h"

#include <algorithm>

namespace atlas {
namespace {

bool isFault(const Finding& finding, const Filesystem& fs) {
    switch (finding.kind) {
    case FindingKind::NeedsRecovery:
    case FindingKind::NotClean:
    case FindingKind::FreeTotalWrong:
    case FindingKind::JournalNotEmpty: return !fs.mounted || fs.hasRecordedErrors();
    case FindingKind::ErrorsRecorded:
    case FindingKind::JournalErrorRecorded: return true;
    default: return severityOf(finding) == Severity::Error;
    }
}

} // namespace

std::optional<ByteCount> shrunkenSize(const Snapshot& snapshot, const AlignedStart& start) {
    const auto& fs = snapshot.layout->filesystem;
    const auto room = bytesOf(start.size, snapshot.disk.drive.logicalSector.value).value / fs.blockSize.value;
    return fs.blockCount.value > room ? std::optional(bytesOf(BlockCount{room}, fs.blockSize)) : std::nullopt;
}

bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start) {
    const bool own = snapshot.hasVolume() && snapshot.placement->partition == partition.number;
    if (!own || !snapshot.layers.empty()) {
        return false;
    }
    const auto size = shrunkenSize(snapshot, start);
    if (!size) {
        return true;
    }
    const auto& fs = snapshot.layout->filesystem;
    const BlockCount blocks{size->value / fs.blockSize.value};
    return !isNeverShrunk(fs) && (fs.blockCount - blocks).value < fs.freeBlocks / 2 &&
           blocks >= shrinkLimitOf(*snapshot.layout);
}

bool isSound(const Snapshot& snapshot, std::span<const Finding> ofBitmaps) {
    const auto& layout = *snapshot.layout;
    const auto fault = [&](const Finding& finding) { return isFault(finding, layout.filesystem); };
    const bool canBeRead =
        std::ranges::find(snapshot.findings, FindingKind::ReadFailed, &Finding::kind) == snapshot.findings.end();
    return canBeRead && std::ranges::none_of(layout.findings, fault) && std::ranges::none_of(ofBitmaps, fault);
}

} // namespace atlas
