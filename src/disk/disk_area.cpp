// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk_area.h"

#include "base/byte_map.h"
#include "disk/choose_volume.h"

#include <algorithm>

namespace atlas {

std::string_view name(DiskAreaKind kind) {
    switch (kind) {
    case DiskAreaKind::WholeDisk: return "whole_disk";
    case DiskAreaKind::Partition: return "partition";
    case DiskAreaKind::Extended: return "extended_partition";
    case DiskAreaKind::LogicalVolume: return "logical_volume";
    case DiskAreaKind::Mbr: return "mbr";
    case DiskAreaKind::ExtendedRecord: return "extended_boot_record";
    case DiskAreaKind::GptHeader: return "gpt_header";
    case DiskAreaKind::GptEntries: return "gpt_entries";
    case DiskAreaKind::BackupGptHeader: return "backup_gpt_header";
    case DiskAreaKind::BackupGptEntries: return "backup_gpt_entries";
    case DiskAreaKind::BeforeFirst: return "before_first_partition";
    case DiskAreaKind::Between: return "between_partitions";
    case DiskAreaKind::BehindLast: return "behind_last_partition";
    case DiskAreaKind::Unpartitioned: return "unpartitioned";
    }
    return "";
}

namespace {

bool mayBeExt(const Content& content) { return content.isExt() || content.type.empty(); }

/// The readable logical volume with extents there.
std::optional<DiskArea> logicalVolumeAt(const Disk& disk, ByteOffset at) {
    std::optional<DiskArea> found;
    for (const auto& volume : disk.inside.logicalVolumes) {
        const auto above = byteAbove(volume.map, at);
        if (!above)
            continue;
        found = DiskArea{.kind = DiskAreaKind::LogicalVolume,
                         .partition = volume.partition,
                         .logicalVolume = volume.name,
                         .content = volume.content,
                         .within = *above};
        if (mayBeExt(volume.content) && !isAmbiguous(disk, volume.name)) {
            found->opensBy = {.logicalVolume = volume.name};
            found->mayHoldExt = true;
        }
    }
    return found;
}

/// Whether the data of a mirror in `partition` that opens by the partition's number lie at `at`.
bool isInContainer(const Disk& disk, std::uint32_t partition, ByteOffset at) {
    const auto inner = likeliestInnerVolume(disk, partition);
    return inner && !inner->isInPieces() && inner->name.logicalVolume.empty() && inner->placement.bytes.contains(at);
}

DiskArea inPartition(const Disk& disk, const Partition& partition, ByteOffset at) {
    DiskArea area{.kind = DiskAreaKind::Partition,
                  .partition = partition.number,
                  .type = partition.typeName.empty() ? partition.typeCode : partition.typeName,
                  .content = partition.content,
                  .within = ByteOffset{(at - bytesOf(disk, partition).first).value}};
    if (mayBeExt(partition.content) || isInContainer(disk, partition.number, at)) {
        area.opensBy = {.partition = partition.number};
        area.mayHoldExt = true;
    }
    return area;
}

/// The kind of the GPT's own sector; nullopt for others. The table lists the MBR, then header and entries of each copy.
std::optional<DiskAreaKind> gptKindOf(const PartitionTable& table, Lba sector) {
    for (std::size_t n = 1; n < table.own.size(); ++n) {
        if (!table.own[n].contains(sector))
            continue;
        const bool isHeader = n % 2 == 1;
        const bool isPrimary = table.own[isHeader ? n : n - 1].first == Lba{1};
        return isHeader    ? isPrimary ? DiskAreaKind::GptHeader : DiskAreaKind::BackupGptHeader
               : isPrimary ? DiskAreaKind::GptEntries
                           : DiskAreaKind::BackupGptEntries;
    }
    return std::nullopt;
}

std::optional<DiskArea> inTable(const Disk& disk, ByteOffset at) {
    const auto sector = sectorOf(at, disk.drive.logicalSector.value);
    const auto first = [&](DiskAreaKind kind, Lba start) {
        return DiskArea{.kind = kind, .within = {(at - byteOf(start, disk.drive.logicalSector.value)).value}};
    };
    if (std::ranges::find(disk.table.records, sector) != disk.table.records.end())
        return first(DiskAreaKind::ExtendedRecord, sector);
    if (sector == Lba{0})
        return first(DiskAreaKind::Mbr, sector);
    if (const auto kind = gptKindOf(disk.table, sector)) {
        const auto own = std::ranges::find_if(disk.table.own, [&](const auto& each) { return each.contains(sector); });
        return first(*kind, own->first);
    }
    return std::nullopt;
}

/// The space that no partition holds.
DiskArea inGap(const Disk& disk, ByteOffset at) {
    const Partition* before = nullptr;
    const Partition* after = nullptr;
    for (const auto& partition : disk.table.partitions) {
        const auto bytes = bytesOf(disk, partition);
        if (bytes.empty())
            continue;
        if (partition.role == PartitionRole::Extended && bytes.contains(at))
            return {
                .kind = DiskAreaKind::Extended, .partition = partition.number, .within = {(at - bytes.first).value}};
        if (bytes.first > at && (after == nullptr || partition.sectors.first < after->sectors.first))
            after = &partition;
        if (bytes.end() <= at && (before == nullptr || bytes.end() > bytesOf(disk, *before).end()))
            before = &partition;
    }
    const auto kind = before != nullptr && after != nullptr ? DiskAreaKind::Between
                      : before != nullptr                   ? DiskAreaKind::BehindLast
                      : after != nullptr                    ? DiskAreaKind::BeforeFirst
                                                            : DiskAreaKind::Unpartitioned;
    DiskArea area{.kind = kind, .within = at};
    if (before != nullptr)
        area.partition = before->number;
    if (after != nullptr)
        area.next = after->number;
    return area;
}

DiskArea inWholeDisk(const Disk& disk, ByteOffset at) {
    return {.kind = DiskAreaKind::WholeDisk,
            .content = disk.content,
            .within = at,
            .mayHoldExt = mayBeExt(disk.content) || likeliestInnerVolume(disk).has_value()};
}

/// Whether a file system lies over a table without partitions, such as a boot sector that looks like one.
bool isOverTable(const Disk& disk) { return disk.content.isExt() && disk.table.partitions.empty(); }

} // namespace

DiskArea areaAt(const Disk& disk, ByteOffset at) {
    if (auto volume = logicalVolumeAt(disk, at))
        return *volume;
    if (disk.table.kind == TableKind::None || isOverTable(disk))
        return inWholeDisk(disk, at);
    if (const auto* partition = partitionAt(disk, at))
        return inPartition(disk, *partition, at);
    if (auto own = inTable(disk, at))
        return *own;
    return inGap(disk, at);
}

std::vector<DiskGap> gapsOf(const Disk& disk) {
    std::vector<DiskGap> gaps;
    if (disk.table.kind == TableKind::None || isOverTable(disk))
        return gaps;
    const ByteInterval all{{0}, {disk.size.value}};
    auto taken = std::vector{intersection(all, bytesOf(disk, Interval<Lba>{{0}, {1}}))};
    std::vector<ByteOffset> cuts{all.end()}; // a gap inside an extended partition is none beside it
    for (const auto& own : disk.table.own)
        taken.push_back(intersection(all, bytesOf(disk, own)));
    for (const auto record : disk.table.records)
        taken.push_back(intersection(all, bytesOf(disk, Interval<Lba>{record, {1}})));
    for (const auto& partition : disk.table.partitions) {
        const auto bytes = intersection(all, bytesOf(disk, partition));
        if (partition.role != PartitionRole::Extended)
            taken.push_back(bytes);
        else
            cuts.insert(cuts.end(), {bytes.first, bytes.end()});
    }
    taken.push_back({all.end(), {1}});
    std::ranges::sort(cuts);
    ByteOffset at{0};
    for (const auto& next : merged(taken)) {
        while (at < next.first) {
            const auto cut = std::ranges::upper_bound(cuts, at);
            const auto end = cut == cuts.end() ? next.first : std::min(*cut, next.first);
            gaps.push_back({areaAt(disk, at), between(at, end)});
            at = end;
        }
        at = std::max(at, next.end());
    }
    return gaps;
}

std::optional<DiskArea> areaOf(const Disk& disk, const VolumeName& volume) {
    if (!volume.logicalVolume.empty()) {
        const auto named = namedVolume(disk, volume.logicalVolume);
        const auto start =
            named && !(*named)->map.empty() ? std::optional((*named)->map.front().at.front()) : std::nullopt;
        return start ? std::optional(areaAt(disk, *start)) : std::nullopt;
    }
    if (!volume.partition)
        return inWholeDisk(disk, {0});
    const auto* const partition = disk.table.find(*volume.partition);
    if (partition == nullptr || partition->role == PartitionRole::Extended || !isOnDisk(disk, *partition))
        return std::nullopt;
    auto area = inPartition(disk, *partition, bytesOf(disk, *partition).first);
    if (likeliestInnerVolume(disk, partition->number)) {
        area.opensBy = {.partition = partition->number};
        area.mayHoldExt = true;
    }
    return area;
}

} // namespace atlas
