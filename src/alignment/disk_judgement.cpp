// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/disk_judgement.h"

#include "alignment/block_cuts.h"
#include "alignment/findings.h"
#include "layout/health.h"
#include "layout/layout.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

/// The chosen volume as if it had been named.
Snapshot alone(const Snapshot& chosen) {
    auto snapshot = chosen;
    snapshot.isVolumeNamed = true;
    snapshot.askedPartition = chosen.volumeName().forOpening().partition;
    snapshot.otherVolumes.clear();
    std::erase_if(snapshot.findings, [](const Finding& each) { return each.kind != FindingKind::VolumeInPieces; });
    return snapshot;
}

std::vector<Finding> findingsOnVolume(const Judgement& judgement) {
    const auto& layout = *judgement.snapshot.layout;
    auto findings = layout.findings;
    std::ranges::copy(cutFindings(judgement.snapshot), std::back_inserter(findings));
    std::ranges::copy(structureFindings(layout, *judgement.verdict.alignment, judgement.drive()),
                      std::back_inserter(findings));
    if (const auto width = stripeWidthFinding(layout.filesystem))
        findings.push_back(*width);
    std::ranges::copy(granularityFindings(judgement), std::back_inserter(findings));
    return findings;
}

JudgedVolume judgedVolume(const Snapshot& snapshot, const Overrides& overrides) {
    JudgedVolume volume{.judgement = judge(snapshot, overrides)};
    volume.findings = findingsOnVolume(volume.judgement);
    return volume;
}

/// Whether `finding` is what the disk has on a volume that is judged by itself.
bool isReplaced(const Finding& finding, const std::vector<JudgedVolume>& volumes) {
    if (finding.kind != FindingKind::OtherVolumeFaulty && finding.kind != FindingKind::OtherVolumeMisaligned &&
        finding.kind != FindingKind::OtherVolumeOfSmallBlocks) {
        return std::ranges::find(volumes.front().findings, finding) != volumes.front().findings.end();
    }
    return std::ranges::any_of(volumes, [&](const JudgedVolume& each) {
        return each.judgement.snapshot.volumeName().forOpening() == finding.volume.forOpening();
    });
}

std::vector<Finding> allFindings(const DiskJudgement& disk) {
    auto findings = disk.whole.found.findings;
    if (disk.volumes.empty())
        return findings;
    std::erase_if(findings, [&](const Finding& each) { return isReplaced(each, disk.volumes); });
    for (const auto& volume : disk.volumes) {
        for (auto finding : volume.findings) {
            finding.in = volume.judgement.snapshot.volumeName();
            findings.push_back(std::move(finding));
        }
    }
    sortWorstFirst(findings);
    return findings;
}

Health healthOfAll(const DiskJudgement& disk) {
    if (disk.volumes.empty())
        return disk.whole.found.health;
    auto health = healthOf(disk.findings, disk.whole.snapshot);
    health.files = FilesRead::All;
    health.bitmapsRead = std::ranges::all_of(
        disk.volumes, [](const JudgedVolume& each) { return each.judgement.found.health.bitmapsRead; });
    for (const auto& volume : disk.volumes)
        health.files = std::min(volume.judgement.found.health.files, health.files);
    health.othersWithoutBitmaps = disk.whole.snapshot.otherVolumes.size() - (disk.volumes.size() - 1);
    for (const auto& volume : disk.volumes)
        health.checksums = std::min(health.checksums, volume.judgement.found.health.checksums);
    return health;
}

/// Starts of the disk that are off, and ext file systems that were not read, count beside the volumes.
AlignmentState stateOf(const DiskJudgement& disk) {
    auto state = disk.decisive().verdict.state;
    const auto around = disk.whole.verdict.state;
    const bool isBeside = around == AlignmentState::OthersOff || around == AlignmentState::OthersUnread;
    return isBeside ? std::max(state, around) : state;
}

void conclude(DiskJudgement& disk) {
    const auto badness = [](const JudgedVolume& each) {
        const auto& [verdict, health] = std::tie(each.judgement.verdict, each.judgement.found.health);
        return std::tuple(verdict.state, health.errors > 0, health.warnings > 0);
    };
    const auto worst = std::ranges::max_element(disk.volumes, {}, badness);
    disk.worst = static_cast<std::size_t>(worst - disk.volumes.begin());
    disk.state = stateOf(disk);
    disk.findings = allFindings(disk);
    disk.health = healthOfAll(disk);
}

} // namespace

std::vector<const Judgement*> DiskJudgement::judgements() const {
    std::vector<const Judgement*> all;
    for (const auto& volume : volumes)
        all.push_back(&volume.judgement);
    if (all.empty())
        all.push_back(&whole);
    return all;
}

std::string_view verdictName(const DiskJudgement& disk) { return name(disk.state, disk.decisive().verdict.fit); }

DiskJudgement judgeDisk(const Snapshot& chosen, std::span<const Snapshot> others, const Overrides& overrides) {
    DiskJudgement disk{.whole = judge(chosen, overrides)};
    if (!others.empty()) {
        disk.volumes.push_back(judgedVolume(alone(chosen), overrides));
        for (const auto& other : others)
            disk.volumes.push_back(judgedVolume(other, overrides));
    }
    conclude(disk);
    return disk;
}

namespace {

/// `with` adds the findings to a judgement.
template <class With>
void add(DiskJudgement& disk, std::size_t volume, std::span<const Finding> findings, const With& with) {
    if (volume == 0)
        disk.whole = with(std::move(disk.whole));
    if (!disk.volumes.empty()) {
        auto& judged = disk.volumes[volume];
        judged.judgement = with(std::move(judged.judgement));
        judged.findings.insert(judged.findings.end(), findings.begin(), findings.end());
    }
    conclude(disk);
}

} // namespace

void addBitmaps(DiskJudgement& disk, std::size_t volume, std::span<const Finding> findings, bool complete) {
    add(disk, volume, findings,
        [&](Judgement judgement) { return withBitmaps(std::move(judgement), findings, complete); });
}

void addFiles(DiskJudgement& disk, std::size_t volume, std::span<const Finding> findings, FilesRead files) {
    add(disk, volume, findings, [&](Judgement judgement) { return withFiles(std::move(judgement), findings, files); });
}

} // namespace atlas
