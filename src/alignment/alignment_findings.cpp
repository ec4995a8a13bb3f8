// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/alignment.h"

#include <algorithm>

namespace atlas {
namespace {

Finding startFinding(const Placement& placement, const Alignment& alignment) {
    return {.kind = FindingKind::StartOffGrid,
            .severity = Severity::Misaligned,
            .numbers = {alignment.start.value, alignment.startRemainder.value, alignment.grid.size.value},
            .fit = alignment.startFit,
            .partition = placement.partition};
}

/// The block of the first structure of `kind`, for the table to jump to.
std::optional<Region> firstOf(const Layout& layout, RegionKind kind) {
    for (const auto& region : layout.regions) {
        if (region.kind == kind) {
            return region;
        }
    }
    return std::nullopt;
}

bool isPerGroup(RegionKind kind) {
    return kind == RegionKind::BlockBitmap || kind == RegionKind::InodeBitmap || kind == RegionKind::InodeTable;
}

Finding kindFinding(const Layout& layout, const Alignment& alignment, RegionKind kind) {
    const auto& figures = alignment.kinds[index(kind)];
    Finding finding{.kind = FindingKind::StructuresMisaligned,
                    .severity = Severity::Misaligned,
                    .region = kind,
                    .numbers = {figures.structures.misaligned(), figures.structures.total(),
                                static_cast<std::uint64_t>(alignment.perBlock)},
                    .fit = figures.structures.worst()};
    if (const auto first = firstOf(layout, kind)) {
        finding.block = first->first;
    }
    if (isPerGroup(kind) && figures.structures.misaligned() == layout.groups.size().value) {
        finding.group = GroupNumber{0};
        finding.groups = layout.groups.size();
    }
    return finding;
}

} // namespace

std::vector<Finding> alignmentFindings(const Layout& layout, const Placement& placement, const Alignment& alignment) {
    std::vector<Finding> findings;
    if (alignment.startFit != Fit::Whole) {
        findings.push_back(startFinding(placement, alignment));
    }
    if (layout.filesystem.blockSize < alignment.grid.size) {
        findings.push_back({.kind = FindingKind::BlockSmallerThanSector,
                            .severity = Severity::Misaligned,
                            .numbers = {layout.filesystem.blockSize.value, alignment.grid.size.value}});
    }
    for (const auto kind : allRegionKinds) {
        if (alignment.kinds[index(kind)].structures.misaligned() > 0) {
            findings.push_back(kindFinding(layout, alignment, kind));
        }
    }
    return findings;
}

std::vector<Finding> allFindings(const Snapshot& snapshot, const Alignment* alignment) {
    std::vector<Finding> all = snapshot.findings;
    const auto append = [&all](std::vector<Finding> more) {
        std::ranges::stable_sort(more, std::ranges::greater{}, &Finding::severity);
        all.insert(all.end(), more.begin(), more.end());
    };
    std::ranges::stable_sort(all, std::ranges::greater{}, &Finding::severity);
    if (snapshot.layout) {
        append(snapshot.layout->findings);
    }
    if (snapshot.layout && snapshot.placement && alignment != nullptr) {
        append(alignmentFindings(*snapshot.layout, *snapshot.placement, *alignment));
    }
    const auto& physical = snapshot.disk.drive.physicalSector;
    if (physical.source == Source::Assumption) {
        all.push_back(
            {.kind = FindingKind::SectorSizeAssumed, .severity = Severity::Note, .numbers = {physical.value.value}});
    }
    return all;
}

} // namespace atlas
