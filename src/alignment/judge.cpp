// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge.h"

#include "alignment/alignment_findings.h"
#include "alignment/finding_order.h"
#include "alignment/judge_without_volume.h"
#include "alignment/mountable.h"
#include "alignment/what_if.h"

#include <algorithm>

namespace atlas {
namespace {

Snapshot overridden(const Snapshot& read, const Overrides& overrides) {
    auto snapshot = read;
    snapshot.disk.drive = apply(overrides.drive, read.disk.drive).value_or(read.disk.drive);
    const bool moves = snapshot.placement && overrides.start && *overrides.start != ownStart(read);
    return moves ? movedTo(std::move(snapshot), *overrides.start) : snapshot;
}

/// Whether `start` is the volume's own start: a volume inside no layer starts where its partition or disk does.
bool isSubject(const StartVerdict& start, const Snapshot& snapshot) {
    return snapshot.layers.empty() && start.partition == snapshot.placement->partition;
}

void judgeVolume(Judgement& judgement) {
    const auto& snapshot = judgement.judged;
    const auto& placement = *snapshot.placement;
    judgement.alignment = align(*snapshot.layout, placement, snapshot.disk.drive.grid());
    judgement.verdict = judgement.alignment->verdict;
    judgement.subject = startVerdict(placement.partition, placement.bytes.first, snapshot.disk.drive.grid());
    for (auto& start : judgement.starts) {
        start.judged = start.partition == placement.partition;
    }
    if (!judgement.whatIf) {
        judgement.cures = curesOf(snapshot);
    }
}

/// The kernel's word counts only where the members are not all known.
bool isSaidByKernel(const Judgement& judgement) {
    const auto& drive = judgement.drive();
    const bool known = !judgement.members.empty() &&
                       std::ranges::all_of(judgement.members, [](const auto& verdict) { return verdict.member.known; });
    return drive.misaligned && drive.phase.source != Source::User && !known;
}

/// What a stacked device is on its worst member is what is judged and shown.
void judgeMembers(Judgement& judgement) {
    auto& disk = judgement.judged.disk;
    judgement.members = memberVerdicts(judgement.judged);
    disk.drive = withSectorsOfWorst(disk, judgement.members);
    judgement.saidByKernel = isSaidByKernel(judgement);
}

AlignmentState stateOf(const Judgement& judgement) {
    using enum AlignmentState;
    if (judgement.hasVolume() && !judgement.isMountable()) {
        return Unmountable;
    }
    if (judgement.verdict != Fit::Whole) {
        return Misaligned;
    }
    if (otherStartsOff(judgement.starts) > 0) {
        return OthersOff;
    }
    return judgement.hasVolume() || judgedStarts(judgement.starts).total > 0 ? Whole : NothingJudged;
}

/// The starts to report as findings; the volume's start replaces that of its partition.
std::vector<StartVerdict> foundStarts(const Judgement& judgement) {
    auto starts = judgement.starts;
    const auto& snapshot = judgement.judged;
    if (judgement.hasVolume() && snapshot.layers.empty()) {
        auto subject = *judgement.subject;
        subject.judged = true;
        const auto own =
            std::ranges::find_if(starts, [&](const StartVerdict& start) { return isSubject(start, snapshot); });
        if (own != starts.end() && own->start == subject.start) {
            starts.erase(own);
        } else {
            subject.partition.reset(); // it begins inside the partition: two starts, each by its name
        }
        starts.push_back(subject);
    }
    return starts;
}

std::vector<Finding> findingsOf(const Judgement& judgement) {
    auto findings = readingFindings(judgement.judged);
    const auto append = [&](const std::vector<Finding>& more) {
        findings.insert(findings.end(), more.begin(), more.end());
    };
    if (judgement.hasSeveralMembers()) {
        append(memberFindings(judgement.members));
    }
    if (judgement.saidByKernel) {
        append({{.kind = FindingKind::KernelSaysMisaligned}});
    }
    const auto starts = foundStarts(judgement);
    const auto grid = judgement.drive().grid();
    append(startFindings(starts, grid, true)); // a start off the grid causes the structures' misalignment
    if (judgement.hasVolume()) {
        append(structureFindings(*judgement.judged.layout, *judgement.alignment, judgement.drive()));
    }
    append(startFindings(starts, grid, false));
    append(tableFindings(judgement.judged.disk));
    if (const auto hint = optimalIoFinding(judgement.judged)) {
        append({*hint});
    }
    sortWorstFirst(findings);
    return findings;
}

} // namespace

bool Judgement::isMountable() const {
    return hasVolume() && atlas::isMountable(judged.layout->filesystem.blockSize, drive());
}

std::optional<WriteCost> Judgement::writeCost() const {
    if (!isMountable()) {
        return std::nullopt;
    }
    return drive().spins.value ? WriteCost(RevolutionCost{}) : WriteCost(rewriteCost());
}

RewriteCost Judgement::rewriteCost() const {
    const auto& eraseBlock = granularity(GranularityKind::EraseBlock);
    const auto unit = eraseBlock.known() ? eraseBlock.grid() : drive().grid();
    return atlas::rewriteCost(judged.layout->filesystem.blockSize, alignment->start, unit);
}

std::optional<SectorGrid> Judgement::startGrid() const {
    return highlight == GranularityKind::PhysicalSector ? std::nullopt : std::optional(granularity(highlight).grid());
}

const Granularity& Judgement::granularity(GranularityKind kind) const {
    return stack.granularities[static_cast<std::size_t>(kind)];
}

std::string_view verdictName(const Judgement& judgement) {
    switch (judgement.state) {
    case AlignmentState::NothingJudged: return "unknown";
    case AlignmentState::Unmountable: return "unmountable";
    default: return name(judgement.verdict);
    }
}

std::uint64_t unreadContainers(const Judgement& judgement) {
    const auto& snapshot = judgement.judged;
    const auto& layers = snapshot.layers;
    if (judgement.hasVolume()) {
        return 0;
    }
    const auto isSealed = [&](const StartVerdict& start) {
        const auto* partition = start.partition ? snapshot.disk.table.find(*start.partition) : nullptr;
        const auto& content = partition != nullptr ? partition->content : snapshot.disk.content;
        const bool isUnread = layersLieIn(snapshot, start.partition) ? !layers.back().readable : content.isContainer();
        return start.judged && !start.layer && isUnread;
    };
    return static_cast<std::uint64_t>(std::ranges::count_if(judgement.starts, isSealed));
}

Judgement judge(const Snapshot& read, const Overrides& overrides) {
    Judgement result{.judged = overridden(read, overrides)};
    const auto& snapshot = result.judged;
    judgeMembers(result);
    result.starts = startVerdicts(snapshot);
    result.whatIf = snapshot.placement && snapshot.placement->bytes.first != read.placement->bytes.first;
    if (result.whatIf && overrides.start) {
        result.conflict = conflictAt(read, *overrides.start);
    }
    if (snapshot.hasVolume()) {
        judgeVolume(result);
    } else {
        judgeWithoutVolume(result, overrides.partition);
    }
    if (result.saidByKernel) {
        result.verdict = Fit::Straddling;
    }
    result.state = stateOf(result);
    result.findings = findingsOf(result);
    result.health = healthOf(result.findings, snapshot);
    result.stack = stackOf(snapshot, result.alignment ? &*result.alignment : nullptr, result.members);
    result.highlight =
        result.granularity(overrides.highlight).known() ? overrides.highlight : GranularityKind::PhysicalSector;
    if (const auto grid = result.startGrid()) {
        result.offGranularity = offGranularity(snapshot, *grid);
    }
    return result;
}

} // namespace atlas
