// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/unread.h"

#include "layout/finding.h"
#include "layout/snapshot.h"

#include <algorithm>

namespace atlas {

VerdictBasis basisOf(const Judgement& judgement) {
    if (judgement.verdict.state == AlignmentState::NothingJudged)
        return {};
    if (judgement.verdict.state == AlignmentState::PlaceUnknown)
        return PlaceNotKnown{};
    const auto& drive = judgement.snapshot.opened().drive;
    if (judgement.verdict.state == AlignmentState::Unmountable) {
        const auto* fs = judgement.snapshot.filesystem();
        if (fs != nullptr && !isMountable(fs->blockSize, judgement.drive()))
            return CannotMount{fs->blockSize, judgement.drive().targetSector()};
        return TableLost{drive.logicalSector.value, drive.targetSector()};
    }
    if (const auto& alignment = judgement.verdict.alignment) {
        const auto counts = alignment->total();
        if (counts.worst() != Fit::Partial)
            return counts;
        return SmallBlocks{judgement.snapshot.layout->filesystem.blockSize, alignment->grid.size,
                           pastBoundary(alignment->start, alignment->grid)};
    }
    const auto starts = coveredStarts(judgement.verdict.starts);
    const auto unread = notJudged(judgement).volumes;
    return unread > 0 ? VerdictBasis(UnreadVolumes{starts, unread}) : starts;
}

namespace {

UnseenReason reasonOf(const Finding& finding) { return static_cast<UnseenReason>(finding.numbers[0]); }

bool isGuestDisk(const Snapshot& snapshot, std::optional<std::uint32_t> partition) {
    return std::ranges::any_of(snapshot.findings, [&](const Finding& finding) {
        return finding.kind == FindingKind::NotLookedAt && reasonOf(finding) == UnseenReason::GuestDisk &&
               finding.volume.partition == partition;
    });
}

bool isSealed(const Snapshot& snapshot, const StartVerdict& start) {
    const auto* partition = start.partition ? snapshot.disk.table.find(*start.partition) : nullptr;
    const auto& content = partition != nullptr ? partition->content : snapshot.disk.content;
    const auto& layers = layersIn(snapshot, start.partition);
    return (layers.empty() ? content.isContainer() : !layers.back().readable) || isGuestDisk(snapshot, start.partition);
}

std::uint64_t containersIn(const Judgement& judgement) {
    const auto isUnread = [&](const StartVerdict& start) {
        return start.covered && !start.layer && isSealed(judgement.snapshot, start);
    };
    return static_cast<std::uint64_t>(std::ranges::count_if(judgement.verdict.starts, isUnread));
}

/// Whether an ext file system may lie in something left out for `reason`.
bool mayHideVolumes(UnseenReason reason) {
    switch (reason) {
    case UnseenReason::NotRecognised:
    case UnseenReason::NoVolume:
    case UnseenReason::Mirror:
    case UnseenReason::Blank:
    case UnseenReason::RawData:
    case UnseenReason::NotNamed: return false;
    case UnseenReason::Sealed:
    case UnseenReason::PartOfArray:
    case UnseenReason::NotInSync:
    case UnseenReason::NoGroup:
    case UnseenReason::NestedGroup:
    case UnseenReason::BesideTable:
    case UnseenReason::Container:
    case UnseenReason::Obstacle:
    case UnseenReason::GuestDisk: break;
    }
    return true;
}

std::uint64_t hiddenBesideVolume(const Snapshot& snapshot) {
    const auto hidden = std::ranges::count_if(snapshot.findings, [](const Finding& finding) {
        return finding.kind == FindingKind::NotLookedAt && mayHideVolumes(reasonOf(finding));
    });
    return static_cast<std::uint64_t>(hidden);
}

/// Partitions listed only by the MBR of a GPT disk or by a second extended partition.
std::uint64_t unlistedIn(const PartitionTable& table) {
    const auto unlisted = std::ranges::count_if(table.faults, [](const TableFault& fault) {
        return fault.kind == TableFaultKind::HybridMbr || fault.kind == TableFaultKind::SecondExtended;
    });
    return static_cast<std::uint64_t>(unlisted);
}

/// Whether the verdict covers the start of `partition`; always true for the whole disk.
bool coversStartOf(const Judgement& judgement, std::optional<std::uint32_t> partition) {
    return !partition || std::ranges::any_of(judgement.verdict.starts, [&](const StartVerdict& start) {
        return start.covered && start.partition == partition;
    });
}

} // namespace

NotJudged notJudged(const Judgement& judgement) {
    NotJudged unread;
    for (const auto& finding : judgement.snapshot.findings)
        if (finding.kind == FindingKind::VolumesNotRead)
            unread.others += finding.numbers[0];
        else if (finding.kind != FindingKind::VolumeUnreadable)
            continue;
        else if (judgement.hasVolume())
            ++unread.others;
        else
            unread.volumes += coversStartOf(judgement, finding.volume.partition) ? 1 : 0;
    unread.containers = judgement.hasVolume() ? 0 : containersIn(judgement);
    const auto& snapshot = judgement.snapshot;
    unread.hidden = unlistedIn(snapshot.opened().table) + (judgement.hasVolume() ? hiddenBesideVolume(snapshot) : 0);
    return unread;
}

bool isNothingMisaligned(const Judgement& judgement) {
    const auto state = judgement.verdict.state;
    return (state == AlignmentState::Whole || state == AlignmentState::SmallBlocks) &&
           notJudged(judgement).isNothing() && judgement.verdict.structuresPastEnd == 0;
}

} // namespace atlas
