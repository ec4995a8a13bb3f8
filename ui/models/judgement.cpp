// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/judgement.h"

#include "report/phrases.h"

#include <algorithm>
#include <limits>

namespace atlas::ui {

namespace {

Drive driveOf(const Drive& read, const Overrides& overrides) {
    Drive drive = read;
    if (overrides.physicalSector) {
        drive.physicalSector = {*overrides.physicalSector, Source::User};
    }
    if (overrides.phase) {
        drive.phase = {*overrides.phase, Source::User};
    }
    return drive;
}

/// What lies between the partition's start and the volume's, a layer's header, moves with it.
std::optional<Placement> placementOf(const Snapshot& snapshot, const Overrides& overrides) {
    auto placement = snapshot.placement;
    if (placement && overrides.start) {
        const auto sector = snapshot.disk.drive.logicalSector.value;
        const auto into = placement->bytes.first - byteOf(ownStart(snapshot), sector);
        placement->bytes.first = byteOf(*overrides.start, sector) + into;
        placement->source = Source::User;
    }
    return placement;
}

std::vector<Remedy> remediesOf(const Snapshot& snapshot, const Alignment& alignment) {
    std::vector<Remedy> remedies;
    for (const auto& cure : curesOf(snapshot, alignment)) {
        remedies.push_back({cure.partition, words(cure, snapshot)});
    }
    return remedies;
}

/// The starts of partitions other than the one whose structures are judged. An extended partition is a frame that nobody writes to.
void judgePartitions(std::vector<Finding>& findings, const Snapshot& snapshot, SectorGrid grid) {
    for (const auto& partition : snapshot.disk.table.partitions) {
        const bool judged = snapshot.layout && snapshot.placement && snapshot.placement->partition == partition.number;
        const auto start = bytesOf(snapshot.disk, partition).first;
        if (judged || partition.role == PartitionRole::Extended || startFit(start, grid) == Fit::Whole) {
            continue;
        }
        findings.push_back({.kind = FindingKind::StartOffGrid,
                            .severity = Severity::Misaligned,
                            .numbers = {start.value, pastBoundary(start, grid).value, grid.size.value},
                            .fit = Fit::Straddling,
                            .partition = partition.number});
    }
}

} // namespace

Judgement judge(const Snapshot& read, const Overrides& overrides) {
    Snapshot snapshot = read; // the layout is shared
    snapshot.disk.drive = driveOf(read.disk.drive, overrides);
    snapshot.placement = placementOf(read, overrides);
    Judgement result{.drive = snapshot.disk.drive, .placement = snapshot.placement};
    result.whatIf = result.placement && result.placement->bytes.first != read.placement->bytes.first;
    const auto grid = result.drive.grid();
    const bool hasVolume = snapshot.layout && snapshot.placement;
    if (hasVolume) {
        result.alignment = align(*snapshot.layout, *snapshot.placement, grid);
    }
    if (hasVolume && !result.whatIf) {
        result.remedies = remediesOf(snapshot, result.alignment);
    }
    result.findings = allFindings(snapshot, hasVolume ? &result.alignment : nullptr);
    judgePartitions(result.findings, snapshot, grid);
    std::ranges::stable_sort(result.findings, std::ranges::greater{}, &Finding::severity);
    return result;
}

Lba ownStart(const Snapshot& snapshot) {
    if (!snapshot.placement) {
        return {};
    }
    const auto first = snapshot.placement->bytes.first;
    const auto number = snapshot.placement->partition;
    const auto* partition = number ? snapshot.disk.table.find(*number) : nullptr;
    if (partition != nullptr && bytesOf(snapshot.disk, *partition).first <= first) {
        return partition->sectors.first;
    }
    return {first.value / snapshot.disk.drive.logicalSector.value.value};
}

Lba lastStart(const Snapshot& snapshot) {
    constexpr auto end = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!snapshot.placement) {
        return {};
    }
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto length = snapshot.placement->bytes.end() - byteOf(ownStart(snapshot), sector);
    return {(end - std::min(end, length.value)) / sector.value};
}

} // namespace atlas::ui
