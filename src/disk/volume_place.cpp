// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_place.h"

#include "base/byte_map.h"
#include "disk/disk.h"
#include "disk/partition_table.h"

#include <algorithm>

namespace atlas {

std::vector<ByteOffset> VolumePlace::starts() const {
    if (!isInPieces())
        return {placement.bytes.first};
    std::vector<ByteOffset> all;
    for (const auto& piece : pieces)
        all.insert(all.end(), piece.at.begin(), piece.at.end());
    return all;
}

VolumePlace placeOf(const Disk& disk, const Partition& partition) {
    return {.placement = {.bytes = bytesOf(disk, partition), .partition = partition.number, .source = Source::Table},
            .name = {.partition = partition.number},
            .content = partition.content};
}

VolumePlace wholeDisk(const Disk& disk, Source source) {
    return {.placement = {.bytes = {{0}, disk.size}, .source = source}, .content = disk.content};
}

VolumePlace placeOf(const Container& container) {
    return {.placement = {.bytes = container.inner, .partition = container.partition},
            .name = {.partition = container.partition, .logicalVolume = volumeAround(container)},
            .layers = container.layers,
            .content = container.content};
}

VolumePlace placeOf(const LogicalVolume& volume) {
    VolumePlace place{.name = {.partition = volume.partition, .logicalVolume = volume.name},
                      .layers = volume.layers,
                      .content = volume.content};
    if (const auto at = contiguousAt(volume.map)) {
        place.placement = {.bytes = {*at, volume.size}, .partition = volume.partition};
    } else {
        place.placement = {.bytes = {{0}, volume.size}};
        place.pieces = volume.map;
    }
    return place;
}

std::string volumeAround(const Container& container) {
    const auto& layers = container.layers;
    const auto found = std::find_if(layers.rbegin(), layers.rend(),
                                    [](const Layer& layer) { return layer.kind == LayerKind::LvmLinearVolume; });
    return found == layers.rend() ? std::string() : found->name;
}

namespace {

constexpr ByteCount unbounded{std::uint64_t{1} << 62};

/// A partition, or the disk outside partitions (null), that holds parts of the volume.
struct Holder {
    const Partition* partition = nullptr;
    ByteInterval bytes{};
    std::vector<Piece> pieces{};
};

std::string diskName(const Disk& disk) { return disk.path.substr(disk.path.rfind('/') + 1); }

std::vector<Holder> holdersOn(const Disk& disk) {
    std::vector<Holder> holders;
    for (const auto& partition : disk.table.partitions)
        if (partition.role != PartitionRole::Extended)
            holders.push_back({.partition = &partition, .bytes = bytesOf(disk, partition)});
    holders.push_back({.bytes = {{0}, disk.size}});
    return holders;
}

void distribute(const ByteMap& map, const Disk& disk, std::vector<Holder>& holders) {
    for (const auto& mapped : map) {
        for (const auto at : mapped.at) {
            const auto holder = std::ranges::find(holders, partitionAt(disk, at), &Holder::partition);
            if (holder != holders.end())
                holder->pieces.push_back({mapped.bytes, ByteOffset{(at - holder->bytes.first).value}, mapped.chunk});
        }
    }
}

/// Adds the rows for `holder` with the properties of `common`: a partition and its disk, or just the disk.
void addRows(const Holder& holder, const BlockDevice& common, const Disk& disk, std::vector<BlockDevice>& devices) {
    auto bottom = common;
    bottom.kind = disk.isDevice ? BlockDeviceKind::Disk : BlockDeviceKind::File;
    bottom.name = diskName(disk);
    bottom.depth = 1;
    bottom.pieces = holder.pieces;
    if (holder.partition != nullptr) {
        auto row = bottom;
        row.kind = BlockDeviceKind::Partition;
        row.name = diskName(disk) + partitionSuffix(disk.path, holder.partition->number);
        row.onDisk = holder.bytes.first;
        row.carries = row.pieces.front().at;
        devices.push_back(row);
        bottom.depth = 2;
        bottom.pieces = {{{{0}, unbounded}, holder.bytes.first}};
    }
    bottom.carries = bottom.pieces.front().at;
    devices.push_back(bottom);
}

} // namespace

Disk diskOf(const VolumePlace& place, const Disk& disk) {
    Disk own;
    own.path = disk.path;
    own.size = place.placement.bytes.count;
    own.isDevice = disk.isDevice;
    own.drive = disk.drive;
    own.content = place.content;
    own.logicalVolume = place.name.logicalVolume;
    own.map = place.pieces;
    BlockDevice common;
    common.onDisk = ByteOffset{0};
    common.optimalIo = disk.drive.optimalIo.value;
    common.grid = disk.drive.grid();
    common.sectorSource = disk.drive.physicalSector.source;
    common.reportedSector = disk.drive.reportedSector;
    auto top = common;
    top.kind = BlockDeviceKind::LogicalVolume;
    top.name = place.name.logicalVolume;
    top.onDisk = runAt(place.pieces, {0}).at;
    own.devices.push_back(top);
    auto holders = holdersOn(disk);
    distribute(place.pieces, disk, holders);
    for (const auto& holder : holders)
        if (!holder.pieces.empty())
            addRows(holder, common, disk, own.devices);
    return own;
}

Result<std::shared_ptr<const ByteSource>> bytesAround(const VolumePlace& place, const ByteSource& disk) {
    return mapped({std::shared_ptr<void>(), &disk}, place.pieces, place.placement.bytes.count);
}

} // namespace atlas
