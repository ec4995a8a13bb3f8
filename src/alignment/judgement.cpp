// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"

#include "alignment/block_cuts.h"
#include "alignment/diagnosis.h"
#include "alignment/findings.h"
#include "alignment/judged_structures.h"
#include "alignment/unread.h"
#include "alignment/what_if.h"
#include "layout/health.h"
#include "layout/layout.h"
#include "layout/snapshot.h"

#include <algorithm>

namespace atlas {

std::string_view name(AlignmentState state) {
    switch (state) {
    case AlignmentState::NothingJudged: return "nothing_judged";
    case AlignmentState::Whole: return "whole";
    case AlignmentState::SmallBlocks: return "small_blocks";
    case AlignmentState::OffGranularity: return "off_granularity";
    case AlignmentState::OthersOff: return "others_off";
    case AlignmentState::OthersUnread: return "others_unread";
    case AlignmentState::NoVolume: return "no_volume";
    case AlignmentState::PlaceUnknown: return "place_unknown";
    case AlignmentState::VolumeUnread: return "volume_unread";
    case AlignmentState::CutOff: return "cut_off";
    case AlignmentState::Misaligned: return "misaligned";
    case AlignmentState::Unmountable: return "unmountable";
    }
    return "";
}

namespace {

Snapshot overridden(const Snapshot& read, const Overrides& overrides) {
    auto snapshot = read;
    if (auto status = applyTo(snapshot, overrides.drive); !status)
        snapshot = read;
    if (!snapshot.placement || !overrides.start)
        return snapshot;
    const bool isKnown = isStartKnown(snapshot);
    if (*overrides.start == ownStart(read)) {
        snapshot.placement->source = isKnown ? snapshot.placement->source : Source::User;
        return snapshot;
    }
    snapshot = movedTo(std::move(snapshot), *overrides.start);
    if (!isKnown)
        snapshot.disk.size += bytesOf(SectorCount{overrides.start->value}, snapshot.disk.drive.logicalSector.value);
    return snapshot;
}

void judgeVolume(Judgement& judgement, Alignments& alignments) {
    const auto& snapshot = judgement.snapshot;
    const auto& placement = *snapshot.placement;
    auto& verdict = judgement.verdict;
    verdict.cuts = cutsOf(snapshot);
    verdict.alignment = alignments.on(snapshot.disk.drive.grid());
    verdict.fit = verdict.alignment->verdict;
    verdict.judgedStart = startVerdict(placement.partition, placement.bytes.first, snapshot.disk.drive.grid());
    if (!judgement.remedies.whatIf)
        judgement.remedies.cures = curesOf(snapshot);
}

std::ptrdiff_t coveredVolumes(const std::vector<StartVerdict>& starts) {
    return std::ranges::count_if(starts, [](const StartVerdict& start) {
        return start.covered && start.layer && start.layer->kind == LayerKind::LvmLinearVolume;
    });
}

/// For all partitions or the named one.
void judgeWithoutVolume(Judgement& judgement) {
    auto& fit = judgement.verdict.fit.emplace(Fit::Whole);
    std::vector<StartVerdict> judged;
    for (const auto& start : judgement.verdict.starts) {
        if (!start.covered)
            continue;
        if (start.isOff())
            fit = std::max(fit, start.fit);
        if (!start.layer)
            judged.push_back(start);
    }
    if (judged.size() == 1) {
        // If the partition's own start does not matter, its payload decides.
        const auto& own = judged.front();
        if (!own.compensated && !own.aroundLayers) {
            judgement.verdict.judgedStart = own;
        } else if (coveredVolumes(judgement.verdict.starts) <= 1) {
            judgement.verdict.judgedStart =
                startVerdict(own.partition, payloadOf(judgement.snapshot, own.partition), judgement.drive().grid());
        }
    }
    judgement.remedies.cures = curesWithoutExt(judgement.snapshot, judgement.snapshot.askedPartition);
}

/// A stacked device is judged by its worst member.
void judgeMembers(Judgement& judgement, Alignments& alignments) {
    auto& disk = judgement.snapshot.disk;
    auto& verdict = judgement.verdict;
    verdict.members = memberVerdicts(judgement.snapshot, alignments);
    disk.drive = withSectorsOfWorst(disk, verdict.members);
    verdict.saidByKernel = isSaidByKernel(disk.drive, verdict.members);
}

/// Whether a start in the stack is off a stripe or erase block that the user named.
bool isOffNamedGranularity(const Judgement& judgement) {
    return std::ranges::any_of(coarseGranularities, [&](auto kind) {
        const auto& by = judgement.granularity(kind);
        return by.source == Source::User && judgement.verdict.stack.startsOn(kind).off > 0;
    });
}

AlignmentState stateOf(const Judgement& judgement) {
    using enum AlignmentState;
    if (judgement.hasVolume() ? !judgement.isMountable() : isTableLost(judgement.snapshot))
        return Unmountable;
    const auto& start = judgement.verdict.judgedStart;
    if (judgement.verdict.fit == Fit::Straddling || (judgement.hasVolume() && start && start->isOff()))
        return Misaligned;
    if (isPlaceUnknown(judgement.snapshot, judgement.verdict.members))
        return PlaceUnknown;
    const auto unread = notJudged(judgement);
    if (unread.volumes > 0)
        return VolumeUnread;
    if (judgement.verdict.structuresPastEnd > 0)
        return CutOff;
    if (!judgement.hasVolume() && coveredStarts(judgement.verdict.starts).total == 0)
        return NothingJudged;
    if (!judgement.hasVolume() && judgement.snapshot.isVolumeNamed)
        return NoVolume;
    if (misalignedBeside(judgement) > 0)
        return OthersOff;
    if (isOffNamedGranularity(judgement))
        return OffGranularity;
    if (unread.others > 0)
        return OthersUnread;
    return judgement.verdict.fit == Fit::Whole ? Whole : SmallBlocks;
}

/// The first distance from the boundaries of assumed sectors that the judged starts have; 0 if they are on them.
std::uint64_t pastAssumed(const Judgement& judgement) {
    const auto& start = judgement.verdict.judgedStart;
    if (start && start->isOff())
        return start->past.value;
    for (const auto& each : judgement.verdict.starts)
        if (each.covered && each.isOff())
            return each.past.value;
    return 0;
}

/// On the devices below, and on sectors that a device reports without proof.
std::vector<Finding> deviceFindings(const Judgement& judgement) {
    std::vector<Finding> findings;
    const auto& drive = judgement.drive();
    const auto& verdict = judgement.verdict;
    const auto add = [&](FindingKind kind, std::array<std::uint64_t, 3> numbers = {}, std::string detail = {}) {
        findings.push_back({.kind = kind, .numbers = numbers, .detail = std::move(detail)});
    };
    const auto fault = verdict.state == AlignmentState::PlaceUnknown ? deviceFault(judgement.snapshot) : std::nullopt;
    if (fault)
        add(FindingKind::LowerStartOff, {fault->start.value, fault->past.value, drive.grid().size.value}, fault->name);
    if (verdict.state == AlignmentState::PlaceUnknown)
        add(FindingKind::PlaceUnknown);
    if (verdict.saidByKernel)
        add(FindingKind::KernelSaysMisaligned);
    else if (drive.misaligned && verdict.fit == Fit::Whole && !verdict.members.empty())
        add(FindingKind::KernelSaysOtherwise);
    const auto past = pastAssumed(judgement);
    const auto reported = drive.reportedSector.value;
    if (reported > 0 && drive.physicalSector.source == Source::Assumption && past > 0 && past % reported == 0)
        add(FindingKind::FitsReportedSectors, {reported, past, drive.grid().size.value});
    return findings;
}

std::vector<Finding> findingsOf(const Judgement& judgement, const std::vector<Finding>& ofOthers) {
    auto findings = readingFindings(judgement.snapshot);
    const auto append = [&](const std::vector<Finding>& more) {
        findings.insert(findings.end(), more.begin(), more.end());
    };
    if (judgement.verdict.hasSeveralMembers())
        append(memberFindings(judgement.verdict.members));
    append(deviceFindings(judgement));
    const auto grid = judgement.drive().grid();
    const auto starts = withVolumeStart(judgement.verdict.starts, judgement.snapshot, grid);
    append(startFindings(starts, grid, true)); // a start off the grid causes the misalignment of the structures
    append(cutFindings(judgement.snapshot));
    if (judgement.hasVolume()) {
        append(structureFindings(*judgement.snapshot.layout, *judgement.verdict.alignment, judgement.drive()));
        if (const auto width = stripeWidthFinding(judgement.snapshot.layout->filesystem))
            append({*width});
        if (const auto cluster = clusterFinding(judgement.snapshot))
            append({*cluster});
    }
    append(startFindings(starts, grid, false));
    append(ofOthers);
    append(tableFindings(judgement.snapshot));
    if (!judgement.verdict.isStartKnown)
        append({{.kind = FindingKind::StartAssumed, .numbers = {grid.size.value}}});
    append(granularityFindings(judgement));
    sortWorstFirst(findings);
    return findings;
}

} // namespace

bool Judgement::isMountable() const {
    return hasVolume() && atlas::isMountable(snapshot.layout->filesystem.blockSize, drive()) && !isTableLost(snapshot);
}

std::optional<WriteCost> Judgement::writeCost(bool spins, const RevolutionCost& model) const {
    if (writes() == nullptr)
        return std::nullopt;
    if (spins)
        return model;
    const auto& eraseBlock = granularity(GranularityKind::EraseBlock);
    return rewriteCost(snapshot.layout->filesystem.blockSize, verdict.alignment->start,
                       eraseBlock.known() ? eraseBlock.grid() : drive().grid());
}

StructureJudge Judgement::structureJudge() const {
    return atlas::structureJudge(*snapshot.layout, snapshot.placement->bytes.first, drive().grid(), verdict.cuts);
}

std::optional<SectorGrid> Judgement::markedGrid() const {
    return marks.granularity == GranularityKind::PhysicalSector ? std::nullopt
                                                                : std::optional(granularity(marks.granularity).grid());
}

std::vector<StartVerdict> Judgement::shownStarts() const {
    const auto grid = markedGrid();
    return grid ? openedStarts(snapshot, *grid) : verdict.starts;
}

const Granularity& Judgement::granularity(GranularityKind kind) const { return verdict.stack.granularities[kind]; }

std::string_view name(AlignmentState state, std::optional<Fit> fit) {
    switch (state) {
    case AlignmentState::OffGranularity:
    case AlignmentState::Unmountable: return name(state);
    case AlignmentState::OthersOff: return name(Fit::Straddling);
    case AlignmentState::OthersUnread: return "unknown";
    default: return fit ? name(*fit) : "unknown";
    }
}

std::uint64_t misalignedBeside(const Judgement& judgement) {
    const auto& snapshot = judgement.snapshot;
    const auto isOpened = [&](const StartVerdict& start) {
        return !snapshot.isVolumeNamed || (snapshot.askedPartition && start.partition == snapshot.askedPartition);
    };
    const auto starts = std::ranges::count_if(judgement.verdict.starts, [&](const StartVerdict& start) {
        return !start.covered && start.isOff() && isOpened(start);
    });
    return static_cast<std::uint64_t>(starts) + judgement.found.misalignedOthers;
}

std::optional<bool> isAnythingMisaligned(const Judgement& judgement) {
    const bool isLowerOff = std::ranges::find(judgement.found.findings, FindingKind::LowerStartOff, &Finding::kind) !=
                            judgement.found.findings.end();
    if (isMisaligned(judgement.verdict.state) || misalignedBeside(judgement) > 0 || isLowerOff)
        return true;
    return isNothingMisaligned(judgement) ? std::optional(false) : std::nullopt;
}

namespace {

Marks marksOf(const Judgement& judgement, GranularityKind wanted) {
    Marks marks;
    const auto& granularity = judgement.granularity(wanted);
    if (wanted == GranularityKind::PhysicalSector || !granularity.known())
        return marks;
    auto starts = judgeByGranularity(judgement.snapshot, granularity.grid());
    marks.granularity = wanted;
    marks.off = std::move(starts.off);
    if (judgement.isMountable() && !judgement.remedies.conflict)
        marks.counts = starts.volume;
    return marks;
}

/// Sets the state, and takes back the fit where the state has none.
void conclude(Judgement& judgement) {
    auto& verdict = judgement.verdict;
    if (verdict.saidByKernel)
        verdict.fit = Fit::Straddling;
    verdict.state = stateOf(judgement);
    if (!hasFit(verdict.state))
        verdict.fit.reset();
}

} // namespace

Judgement judge(const Snapshot& read, const Overrides& overrides) {
    Judgement result{.snapshot = overridden(read, overrides)};
    auto& [snapshot, verdict, found, remedies, marks] = result;
    Alignments alignments(snapshot); // judgeMembers() gives the drive the worst member's grid
    judgeMembers(result, alignments);
    const auto sectors = snapshot.opened().drive.grid();
    verdict.starts = openedStarts(snapshot, sectors);
    const auto others = otherVolumeFindings(snapshot, verdict.starts, sectors);
    found.misalignedOthers =
        static_cast<std::uint64_t>(std::ranges::count(others, FindingKind::OtherVolumeMisaligned, &Finding::kind));
    verdict.isStartKnown = isStartKnown(snapshot);
    remedies.whatIf =
        snapshot.placement && snapshot.placement->bytes.first != read.placement->bytes.first && isStartKnown(read);
    if (remedies.whatIf && overrides.start)
        remedies.conflict = conflictAt(read, *overrides.start);
    if (snapshot.hasVolume()) {
        verdict.structuresPastEnd = structuresPastEnd(*snapshot.layout);
        judgeVolume(result, alignments);
    } else {
        judgeWithoutVolume(result);
    }
    verdict.stack = stackOf(snapshot, verdict.alignment ? &*verdict.alignment : nullptr, verdict.members);
    conclude(result);
    found.findings = findingsOf(result, others);
    found.health = healthOf(found.findings, snapshot);
    marks = marksOf(result, overrides.marked);
    return result;
}

namespace {

/// Adds findings of the volume, and drops the cures that they forbid.
void addOfVolume(Judgement& judgement, std::span<const Finding> findings) {
    judgement.found.findings.insert(judgement.found.findings.end(), findings.begin(), findings.end());
    sortWorstFirst(judgement.found.findings);
    const auto shrinks = [](const Cure& cure) { return cure.move() && cure.move()->shrinks; };
    if (!findings.empty() && std::ranges::any_of(judgement.remedies.cures, shrinks))
        judgement.remedies.cures = curesOf(judgement.snapshot, findings);
}

} // namespace

Judgement withBitmaps(Judgement judgement, std::span<const Finding> findings, bool complete) {
    addOfVolume(judgement, findings);
    judgement.found.health = withBitmaps(std::move(judgement.found.health), findings, complete);
    return judgement;
}

Judgement withFiles(Judgement judgement, std::span<const Finding> findings, FilesRead files) {
    addOfVolume(judgement, findings);
    judgement.found.health = withFiles(std::move(judgement.found.health), findings, files);
    return judgement;
}

bool healthComesFirst(const Judgement& judgement) {
    const auto verdict = judgement.found.health.verdict;
    if (judgement.verdict.state == AlignmentState::Unmountable)
        return false; // the error of the health is the same one
    const bool isOff =
        isMisaligned(judgement.verdict.state) || (judgement.marks.counts && judgement.marks.counts->off > 0);
    return verdict == HealthVerdict::Error ||
           (verdict != HealthVerdict::Healthy && !isOff && !judgement.remedies.conflict);
}

namespace {

/// Whether a start of the stack is off a stripe or an erase block. 1 MiB (a convention) and a single disk's optimal I/O
/// size (a hint) do not count.
bool isOffCoarse(const Judgement& judgement) {
    return std::ranges::any_of(coarseGranularities, [&](auto kind) {
        return !judgement.granularity(kind).ofOneDisk && judgement.verdict.stack.startsOn(kind).off > 0;
    });
}

} // namespace

std::string_view name(CureState state) {
    switch (state) {
    case CureState::Listed: return "listed";
    case CureState::NoneKnown: return "none_known";
    case CureState::NothingToCure: return "nothing_to_cure";
    case CureState::NothingToMove: return "nothing_to_move";
    case CureState::NothingHere: return "nothing_to_cure_here";
    case CureState::NothingInJudged: return "nothing_to_cure_in_judged";
    }
    return "";
}

CureState cureStateOf(const Judgement& judgement) {
    if (!judgement.remedies.cures.empty())
        return CureState::Listed;
    if (isMisaligned(judgement.verdict.state) || isOffCoarse(judgement))
        return CureState::NoneKnown;
    if (judgement.verdict.state == AlignmentState::OthersOff)
        return CureState::NothingHere;
    if (judgement.verdict.state == AlignmentState::SmallBlocks)
        return CureState::NothingToMove;
    const bool all =
        isNothingMisaligned(judgement) && judgement.verdict.isStartKnown && judgement.found.health.unseenCount == 0;
    return all ? CureState::NothingToCure : CureState::NothingInJudged;
}

} // namespace atlas
