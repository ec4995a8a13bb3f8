// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_list.h"

#include "disk/choose_inner_volume.h"
#include "disk/partitions_on_disk.h"

#include <algorithm>

namespace atlas {
namespace {

/// Whether naming the partition of `container` opens what is in it, not another volume of the partition.
bool opensByPartition(const Disk& disk, const Container& container) {
    if (!container.partition || !container.content.isExt()) {
        return false;
    }
    const auto opened = likeliestInnerVolume(disk, container.partition);
    return opened && !opened->isInPieces() && opened->placement.bytes == container.inner;
}

ListedVolume listed(const Disk& disk, const Container& container) {
    return {.what = &container,
            .opensBy = {.partition = opensByPartition(disk, container) ? container.partition : std::nullopt}};
}

ListedVolume listed(const Disk& disk, const LogicalVolume& volume) {
    const bool canOpen = volume.isReadable() && volume.content.isExt() && namedVolume(disk, volume.name);
    return {.what = &volume, .opensBy = {.logicalVolume = canOpen ? volume.name : std::string()}};
}

} // namespace

std::vector<ListedVolume> listVolumes(const Disk& disk) {
    std::vector<ListedVolume> all;
    for (const auto& partition : disk.table.partitions) {
        if (partition.content.isExt()) {
            const auto number = isOnDisk(disk, partition) ? std::optional(partition.number) : std::nullopt;
            all.push_back({.what = &partition, .opensBy = {.partition = number}});
        }
    }
    for (const auto& container : disk.inside.containers) {
        if (container.innermost().kind != LayerKind::LvmPhysicalVolume || container.group.empty()) {
            all.push_back(listed(disk, container));
        }
    }
    for (const auto& volume : disk.inside.logicalVolumes) {
        all.push_back(listed(disk, volume));
    }
    return all;
}

std::uint32_t countExtVolumes(const Disk& disk) {
    const auto isExt = [](const auto& each) { return each.content.isExt(); };
    const auto inPartitions = std::ranges::count_if(
        disk.table.partitions, [&](const Partition& each) { return isOnDisk(disk, each) && isExt(each); });
    const auto onWholeDisk = inPartitions == 0 && disk.content.isExt() ? 1U : 0U;
    return static_cast<std::uint32_t>(inPartitions) + onWholeDisk + extVolumesInside(disk);
}

bool recognisesExt(const Disk& disk) {
    const auto isExt = [](const auto& each) { return each.content.isExt(); };
    return disk.content.isExt() || std::ranges::any_of(disk.table.partitions, isExt) || extVolumesInside(disk) > 0;
}

} // namespace atlas
