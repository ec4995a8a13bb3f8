// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/findings.h"

#include "alignment/block_judge.h"
#include "alignment/grid.h"
#include "alignment/judgement.h"

#include <algorithm>
#include <set>

namespace atlas {
namespace {

Finding offGrid(const StartVerdict& start, SectorGrid grid) {
    Finding finding{.kind = FindingKind::StartOffGrid,
                    .numbers = {start.start.value, start.past.value, grid.size.value},
                    .fit = start.fit,
                    .volume = {.partition = start.partition}};
    if (start.layer) {
        finding.kind = FindingKind::LayerOffGrid;
        finding.layer = start.layer->kind;
        finding.volume.logicalVolume = start.layer->name;
    }
    if (start.compensated)
        finding.kind = FindingKind::StartCompensated;
    return finding;
}

Finding kindFinding(const Layout& layout, const Alignment& alignment, RegionKind kind) {
    const auto& figures = alignment.kinds[index(kind)];
    Finding finding{.kind = FindingKind::StructuresMisaligned,
                    .region = kind,
                    .numbers = {figures.structures.straddling, figures.structures.total()},
                    .fit = Fit::Straddling};
    if (const auto* first = layout.firstOf(kind))
        finding.block = first->first;
    if (isPerGroup(kind) && figures.structures.misaligned() == layout.groups.size().value) {
        finding.group = GroupNumber{0};
        finding.groups = layout.groups.size();
    }
    return finding;
}

} // namespace

std::vector<Finding> structureFindings(const Layout& layout, const Alignment& alignment, const Drive& drive) {
    const auto block = layout.filesystem.blockSize;
    if (!isMountable(block, drive))
        return {{.kind = FindingKind::BlockBelowLogicalSector, .numbers = {block.value, drive.targetSector().value}}};
    std::vector<Finding> findings;
    if (isSmallerThanSector(block, alignment.grid.size)) {
        findings.push_back(
            {.kind = FindingKind::BlockSmallerThanSector, .numbers = {block.value, alignment.grid.size.value}});
    }
    for (const auto kind : allRegionKinds)
        if (alignment.kinds[index(kind)].structures.misaligned() > 0)
            findings.push_back(kindFinding(layout, alignment, kind));
    return findings;
}

std::vector<Finding> tableFindings(const Snapshot& snapshot) {
    if (!isTableLost(snapshot))
        return {};
    const auto& disk = snapshot.opened();
    const auto counted = disk.drive.logicalSector.value;
    return {{.kind = FindingKind::TableOfOtherSectors, .numbers = {counted.value, disk.drive.targetSector().value}}};
}

std::vector<Finding> startFindings(const std::vector<StartVerdict>& starts, SectorGrid grid, bool covered) {
    CappedFindings off; // a volume group has up to 512 logical volumes
    for (const auto& start : starts)
        if (start.covered == covered && !start.extended && !start.aroundLayers && start.fit != Fit::Whole)
            off.add(offGrid(start, grid));
    std::vector<Finding> findings;
    off.appendTo(findings);
    return findings;
}

std::vector<Finding> memberFindings(const std::vector<MemberVerdict>& members) {
    std::vector<Finding> findings;
    for (const auto& verdict : members) {
        if (verdict.member.known && verdict.past.value > 0) {
            findings.push_back({.kind = FindingKind::MemberOffGrid,
                                .numbers = {verdict.start.value, verdict.past.value, verdict.member.sectors.size.value},
                                .fit = verdict.fit,
                                .detail = verdict.member.name});
        }
    }
    return findings;
}

namespace {

FindingKind kindOfStartOff(const Granularity& granularity) {
    if (granularity.ofOneDisk)
        return FindingKind::StartOffOptimalIo;
    return granularity.source == Source::User ? FindingKind::StartOffNamedGranularity
                                              : FindingKind::StartOffGranularity;
}

/// The start of a layer, the volume or an undivided disk is that of the partition around it, and reported once.
void addStartsOff(const Judgement& judgement, const Granularity& granularity, std::vector<Finding>& findings) {
    CappedFindings off;
    std::set<ByteOffset> seen;
    for (const auto& row : judgement.verdict.stack.rows) {
        const auto& verdict = row.verdicts[granularity.kind];
        if (!row.isStart() || verdict.fit() != Fit::Straddling || !seen.insert(row.first).second)
            continue;
        off.add({.kind = kindOfStartOff(granularity),
                 .numbers = {row.first.value, verdict.past.value, granularity.size.value},
                 .volume = {.partition = row.partition},
                 .detail = std::string(name(granularity.kind))});
    }
    off.appendTo(findings);
}

} // namespace

std::vector<Finding> granularityFindings(const Judgement& judgement) {
    std::vector<Finding> findings;
    for (const auto kind : coarseGranularities) {
        const auto& granularity = judgement.granularity(kind);
        // The optimal I/O size of a single disk is about requests, and only a file system makes them.
        if (granularity.known() && (judgement.hasVolume() || !granularity.ofOneDisk))
            addStartsOff(judgement, granularity, findings);
    }
    return findings;
}

std::optional<Finding> clusterFinding(const Snapshot& snapshot) {
    const auto& envelope = snapshot.disk.envelope;
    if (!envelope || envelope->cluster.value == 0 || !snapshot.placement || !snapshot.disk.map.empty())
        return std::nullopt;
    const auto past = snapshot.placement->bytes.first.value % envelope->cluster.value;
    if (past == 0)
        return std::nullopt;
    return Finding{.kind = FindingKind::EnvelopeClusterOff, .numbers = {past, envelope->cluster.value}};
}

std::optional<Finding> stripeWidthFinding(const Filesystem& fs) {
    if (!isBogusStripeWidth(fs))
        return std::nullopt;
    return Finding{.kind = FindingKind::BogusStripeWidth,
                   .numbers = {fs.raidStripeWidth, fs.raidStride, static_cast<std::uint64_t>(stripeWidthOf(fs))}};
}

namespace {

/// Whether `start` is the partition of `volume` or a layer around it. Another logical volume there is not.
bool isAround(const StartVerdict& start, const OtherVolume& volume, const Snapshot& snapshot) {
    return !start.layer || holdsAny(start, snapshot.opened(), volume.starts);
}

} // namespace

Fit fitOf(const OtherVolume& volume, SectorGrid grid) {
    auto fit = Fit::Whole;
    for (const auto start : volume.starts)
        fit = std::max(fit, BlockJudge(volume.blockSize, start, grid).worst());
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
            findings.push_back({.kind = fit == Fit::Straddling ? FindingKind::OtherVolumeMisaligned
                                                               : FindingKind::OtherVolumeOfSmallBlocks,
                                .numbers = {volume.blockSize.value, grid.size.value},
                                .fit = fit,
                                .volume = volume.name});
        }
    }
    return findings;
}

} // namespace atlas
