// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_disk.h"

#include "base/byte_map.h"
#include "disk/partition_name.h"
#include "disk/partitions_on_disk.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr ByteCount unbounded{std::uint64_t{1} << 62};

/// A partition, or the disk beside all of them (null), that holds parts of the volume.
struct Holder {
    const Partition* partition = nullptr;
    ByteInterval bytes{};
    std::vector<Piece> pieces{};
};

std::string diskName(const Disk& disk) { return disk.path.substr(disk.path.rfind('/') + 1); }

std::vector<Holder> holdersOn(const Disk& disk) {
    std::vector<Holder> holders;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended) {
            holders.push_back({.partition = &partition, .bytes = bytesOf(disk, partition)});
        }
    }
    holders.push_back({.bytes = {{0}, disk.size}});
    return holders;
}

void distribute(const ByteMap& map, const Disk& disk, std::vector<Holder>& holders) {
    for (const auto& mapped : map) {
        for (const auto at : mapped.at) {
            const auto holder = std::ranges::find(holders, partitionAt(disk, at), &Holder::partition);
            if (holder != holders.end()) {
                holder->pieces.push_back({mapped.bytes, ByteOffset{(at - holder->bytes.first).value}, mapped.chunk});
            }
        }
    }
}

/// The rows of `holder`, alike `common` in what they share: a partition on its disk, or the disk.
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
    auto top = common;
    top.kind = BlockDeviceKind::LogicalVolume;
    top.name = place.name.logicalVolume;
    top.onDisk = runAt(place.pieces, {0}).at;
    own.devices.push_back(top);
    auto holders = holdersOn(disk);
    distribute(place.pieces, disk, holders);
    for (const auto& holder : holders) {
        if (!holder.pieces.empty()) {
            addRows(holder, common, disk, own.devices);
        }
    }
    return own;
}

Result<std::shared_ptr<const ByteSource>> bytesAround(const VolumePlace& place, const ByteSource& disk) {
    return mapped({std::shared_ptr<void>(), &disk}, place.pieces, place.placement.bytes.count);
}

} // namespace atlas
