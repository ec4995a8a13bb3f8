// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"

#include "alignment/diagnosis.h"
#include "alignment/findings.h"
#include "alignment/judged_structures.h"
#include "alignment/unread.h"
#include "alignment/what_if.h"
#include "layout/health.h"
#include "layout/layout.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <array>

namespace atlas {

std::string_view name(AlignmentState state) {
    switch (state) {
    case AlignmentState::NothingJudged: return "nothing_judged";
    case AlignmentState::Whole: return "whole";
    case AlignmentState::OthersOff: return "others_off";
    case AlignmentState::OthersUnread: return "others_unread";
    case AlignmentState::VolumeUnread: return "volume_unread";
    case AlignmentState::Misaligned: return "misaligned";
    case AlignmentState::Unmountable: return "unmountable";
    }
    return "";
}

namespace {

Snapshot overridden(const Snapshot& read, const Overrides& overrides) {
    auto snapshot = read;
    if (auto status = applyTo(snapshot, overrides.drive); !status) {
        snapshot = read;
    }
    const bool moves = snapshot.placement && overrides.start && *overrides.start != ownStart(read);
    return moves ? movedTo(std::move(snapshot), *overrides.start) : snapshot;
}

void judgeVolume(Judgement& judgement, Alignments& alignments) {
    const auto& snapshot = judgement.snapshot;
    const auto& placement = *snapshot.placement;
    judgement.alignment = alignments.on(snapshot.disk.drive.grid());
    judgement.verdict = judgement.alignment->verdict;
    judgement.judgedStart = startVerdict(placement.partition, placement.bytes.first, snapshot.disk.drive.grid());
    if (!judgement.whatIf) {
        judgement.cures = curesOf(snapshot);
    }
}

/// A stacked device is judged by its worst member.
void judgeMembers(Judgement& judgement, Alignments& alignments) {
    auto& disk = judgement.snapshot.disk;
    judgement.members = memberVerdicts(judgement.snapshot, alignments);
    disk.drive = withSectorsOfWorst(disk, judgement.members);
    judgement.saidByKernel = isSaidByKernel(judgement.drive(), judgement.members);
}

AlignmentState stateOf(const Judgement& judgement) {
    using enum AlignmentState;
    if (judgement.hasVolume() && !judgement.isMountable()) {
        return Unmountable;
    }
    if (judgement.verdict != Fit::Whole) {
        return Misaligned;
    }
    const auto unread = notJudged(judgement);
    if (unread.volumes > 0) {
        return VolumeUnread;
    }
    if (!judgement.hasVolume() && coveredStarts(judgement.starts).total == 0) {
        return NothingJudged;
    }
    if (misalignedBeside(judgement) > 0) {
        return OthersOff;
    }
    return unread.others > 0 ? OthersUnread : Whole;
}

std::vector<Finding> findingsOf(const Judgement& judgement) {
    auto findings = readingFindings(judgement.snapshot);
    const auto append = [&](const std::vector<Finding>& more) {
        findings.insert(findings.end(), more.begin(), more.end());
    };
    if (judgement.hasSeveralMembers()) {
        append(memberFindings(judgement.members));
    }
    if (judgement.saidByKernel) {
        append({{.kind = FindingKind::KernelSaysMisaligned}});
    }
    const auto grid = judgement.drive().grid();
    const auto starts = withVolumeStart(judgement.starts, judgement.snapshot, grid);
    append(startFindings(starts, grid, true)); // a start off the grid causes the misalignment of the structures
    if (judgement.hasVolume()) {
        append(structureFindings(*judgement.snapshot.layout, *judgement.alignment, judgement.drive()));
        if (const auto width = stripeWidthFinding(judgement.snapshot.layout->filesystem)) {
            append({*width});
        }
    }
    append(startFindings(starts, grid, false));
    append(judgement.misalignedOthers);
    append(tableFindings(judgement.snapshot.opened()));
    if (const auto hint = optimalIoFinding(judgement.snapshot)) {
        append({*hint});
    }
    sortWorstFirst(findings);
    return findings;
}

} // namespace

bool Judgement::isMountable() const {
    return hasVolume() && atlas::isMountable(snapshot.layout->filesystem.blockSize, drive());
}

std::optional<VolumeWrites> Judgement::writes() const {
    if (!isMountable()) {
        return std::nullopt;
    }
    VolumeWrites all{.perBlock = alignment->perBlock, .total = alignment->totalReadModifyWrites()};
    std::ranges::transform(alignment->kinds, all.byKind.begin(), &KindAlignment::readModifyWrites);
    return all;
}

std::optional<WriteCost> Judgement::writeCost(bool spins, const RevolutionCost& model) const {
    if (!isMountable()) {
        return std::nullopt;
    }
    if (spins) {
        return model;
    }
    const auto& eraseBlock = granularity(GranularityKind::EraseBlock);
    return rewriteCost(snapshot.layout->filesystem.blockSize, alignment->start,
                       eraseBlock.known() ? eraseBlock.grid() : drive().grid());
}

StructureJudge Judgement::structureJudge() const {
    return atlas::structureJudge(*snapshot.layout, snapshot.placement->bytes.first, drive().grid());
}

std::optional<SectorGrid> Judgement::markedGrid() const {
    return marked == GranularityKind::PhysicalSector ? std::nullopt : std::optional(granularity(marked).grid());
}

std::vector<StartVerdict> Judgement::shownStarts() const {
    const auto grid = markedGrid();
    return grid ? openedStarts(snapshot, *grid) : starts;
}

const Granularity& Judgement::granularity(GranularityKind kind) const { return stack.granularities[kind]; }

std::optional<Fit> fitOf(const Judgement& judgement) {
    switch (judgement.state) {
    case AlignmentState::NothingJudged:
    case AlignmentState::VolumeUnread:
    case AlignmentState::Unmountable: return std::nullopt;
    case AlignmentState::Whole:
    case AlignmentState::OthersOff:
    case AlignmentState::OthersUnread:
    case AlignmentState::Misaligned: break;
    }
    return judgement.verdict;
}

bool hasVerdict(const Judgement& judgement) {
    return fitOf(judgement) || judgement.state == AlignmentState::Unmountable;
}

std::string_view verdictName(const Judgement& judgement) {
    if (const auto fit = fitOf(judgement)) {
        return name(*fit);
    }
    return judgement.state == AlignmentState::Unmountable ? "unmountable" : "unknown";
}

std::uint64_t misalignedBeside(const Judgement& judgement) {
    const auto& snapshot = judgement.snapshot;
    const auto isOpened = [&](const StartVerdict& start) {
        return !snapshot.isVolumeNamed || (snapshot.askedPartition && start.partition == snapshot.askedPartition);
    };
    const auto starts = std::ranges::count_if(judgement.starts, [&](const StartVerdict& start) {
        return !start.covered && start.isOff() && isOpened(start);
    });
    return static_cast<std::uint64_t>(starts) + judgement.misalignedOthers.size();
}

std::optional<bool> isAnythingMisaligned(const Judgement& judgement) {
    if (isMisaligned(judgement.state) || misalignedBeside(judgement) > 0) {
        return true;
    }
    return isAllWhole(judgement) ? std::optional(false) : std::nullopt;
}

Judgement judge(const Snapshot& read, const Overrides& overrides) {
    Judgement result{.snapshot = overridden(read, overrides)};
    const auto& snapshot = result.snapshot;
    Alignments alignments(snapshot); // judgeMembers() gives the drive the worst member's grid
    judgeMembers(result, alignments);
    const auto sectors = snapshot.opened().drive.grid();
    result.starts = openedStarts(snapshot, sectors);
    result.misalignedOthers = otherVolumeFindings(snapshot, result.starts, sectors);
    result.whatIf = snapshot.placement && snapshot.placement->bytes.first != read.placement->bytes.first;
    if (result.whatIf && overrides.start) {
        result.conflict = conflictAt(read, *overrides.start);
    }
    if (snapshot.hasVolume()) {
        result.structuresPastEnd = structuresPastEnd(*snapshot.layout);
        judgeVolume(result, alignments);
    } else {
        judgeWithoutVolume(result);
    }
    if (result.saidByKernel) {
        result.verdict = Fit::Straddling;
    }
    result.state = stateOf(result);
    result.findings = findingsOf(result);
    result.health = healthOf(result.findings, snapshot);
    result.stack = stackOf(snapshot, result.alignment ? &*result.alignment : nullptr, result.members);
    result.marked = result.granularity(overrides.marked).known() ? overrides.marked : GranularityKind::PhysicalSector;
    if (const auto grid = result.markedGrid()) {
        auto starts = judgeByGranularity(snapshot, *grid);
        result.offGranularity = std::move(starts.off);
        if (result.isMountable() && !result.conflict) {
            result.markVerdict = starts.volume;
        }
    }
    return result;
}

Judgement withBitmaps(Judgement judgement, std::span<const Finding> findings, bool complete) {
    judgement.findings.insert(judgement.findings.end(), findings.begin(), findings.end());
    sortWorstFirst(judgement.findings);
    judgement.health = withBitmaps(std::move(judgement.health), findings, complete);
    const auto shrinks = [](const Cure& cure) { return cure.move() && cure.move()->shrinks; };
    if (!findings.empty() && std::ranges::any_of(judgement.cures, shrinks)) {
        judgement.cures = curesOf(judgement.snapshot, findings);
    }
    return judgement;
}

bool healthComesFirst(const Judgement& judgement) {
    const auto verdict = judgement.health.verdict;
    const bool isOff = isMisaligned(judgement.state) || (judgement.markVerdict && judgement.markVerdict->off > 0);
    return verdict == HealthVerdict::Error || (verdict != HealthVerdict::Healthy && !isOff && !judgement.conflict);
}

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
        // If the partition's own start does not matter, its payload decides.
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

namespace {

/// Whether a start of the stack is off a stripe or an erase block. 1 MiB (a convention) and a single disk's optimal I/O
/// size (a hint) do not count.
bool isOffCoarse(const Judgement& judgement) {
    return std::ranges::any_of(std::array{GranularityKind::Stripe, GranularityKind::EraseBlock}, [&](auto kind) {
        return !judgement.granularity(kind).ofOneDisk && judgement.stack.startsOn(kind).off > 0;
    });
}

} // namespace

std::string_view name(CureState state) {
    switch (state) {
    case CureState::Listed: return "listed";
    case CureState::NoneKnown: return "none_known";
    case CureState::NothingToCure: return "nothing_to_cure";
    case CureState::NothingHere: return "nothing_to_cure_here";
    case CureState::NothingInJudged: return "nothing_to_cure_in_judged";
    }
    return "";
}

CureState cureStateOf(const Judgement& judgement) {
    if (!judgement.cures.empty()) {
        return CureState::Listed;
    }
    if (isMisaligned(judgement.state) || isOffCoarse(judgement)) {
        return CureState::NoneKnown;
    }
    if (judgement.state == AlignmentState::OthersOff) {
        return CureState::NothingHere;
    }
    const bool all = isAllWhole(judgement) && judgement.health.unseenCount == 0;
    return all ? CureState::NothingToCure : CureState::NothingInJudged;
}

} // namespace atlas
