// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/judgement.h"

#include "report/messages/finding_text.h"

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
    drive.optimalIo = overrides.optimalIo.value_or(drive.optimalIo);
    drive.eraseBlock = overrides.eraseBlock.value_or(drive.eraseBlock);
    return drive;
}

/// What lies between the partition's start and the volume's, the data of layers, moves with it.
void moveTo(Snapshot& snapshot, Lba start) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto own = ownStart(snapshot);
    const auto moved = [&](ByteOffset byte) { return byteOf(start, sector) + (byte - byteOf(own, sector)); };
    for (auto& layer : snapshot.layers) {
        layer.header = moved(layer.header);
        layer.data = moved(layer.data);
    }
    for (auto& partition : snapshot.disk.table.partitions) {
        if (partition.number == snapshot.placement->partition && partition.sectors.first == own) {
            partition.sectors.first = start;
        }
    }
    snapshot.placement->bytes.first = moved(snapshot.placement->bytes.first);
    snapshot.placement->source = Source::User;
}

Snapshot judgedSnapshot(const Snapshot& read, const Overrides& overrides) {
    Snapshot snapshot = read;
    snapshot.disk.drive = driveOf(read.disk.drive, overrides);
    if (snapshot.placement && overrides.start && *overrides.start != ownStart(read)) {
        moveTo(snapshot, *overrides.start);
    }
    return snapshot;
}

/// The stack with the user named where the user says a start or a granularity.
Stack stackOf(const Judgement& judgement, const Overrides& overrides) {
    auto stack = atlas::stackOf(judgement.judged, judgement.hasVolume() ? &judgement.alignment : nullptr);
    for (auto& row : stack.rows) {
        if (judgement.whatIf && row.kind == StackRowKind::Partition) {
            row.source = Source::User;
        }
    }
    if (overrides.optimalIo) {
        stack.granularities[static_cast<std::size_t>(GranularityKind::Stripe)].source = Source::User;
    }
    if (overrides.eraseBlock) {
        stack.granularities[static_cast<std::size_t>(GranularityKind::EraseBlock)].source = Source::User;
    }
    return stack;
}

std::vector<Remedy> remediesOf(const Snapshot& snapshot, const std::vector<Cure>& cures) {
    std::vector<Remedy> remedies;
    for (const auto& cure : cures) {
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
    Judgement result;
    result.judged = judgedSnapshot(read, overrides);
    const auto& snapshot = result.judged;
    result.drive = snapshot.disk.drive;
    result.placement = snapshot.placement;
    result.whatIf = result.placement && result.placement->bytes.first != read.placement->bytes.first;
    const auto grid = result.drive.grid();
    const bool hasVolume = result.hasVolume();
    if (hasVolume) {
        result.alignment = align(*snapshot.layout, *snapshot.placement, grid);
    }
    if (!result.whatIf) {
        result.remedies =
            remediesOf(snapshot, hasVolume ? curesOf(snapshot, result.alignment) : curesWithoutExt(snapshot));
    }
    result.stack = stackOf(result, overrides);
    result.highlight =
        result.granularity(overrides.highlight).known() ? overrides.highlight : GranularityKind::PhysicalSector;
    if (const auto starts = result.startGrid()) {
        result.findings = allFindings(snapshot, nullptr);
        result.offGranularity = offGranularity(snapshot, *starts);
    } else {
        result.findings = allFindings(snapshot, hasVolume ? &result.alignment : nullptr);
        judgePartitions(result.findings, snapshot, grid);
    }
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
