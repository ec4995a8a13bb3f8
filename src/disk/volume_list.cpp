// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_list.h"

#include "disk/choose_volume.h"
#include "disk/disk.h"

#include <algorithm>

namespace atlas {
namespace {

/// Whether naming the partition of `container` opens this container's content, not another volume of the partition.
bool opensByPartition(const Disk& disk, const Container& container) {
    if (!container.partition || !container.content.isExt())
        return false;
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
    for (const auto& container : disk.inside.containers)
        if (container.innermost().kind != LayerKind::LvmPhysicalVolume || container.group.empty())
            all.push_back(listed(disk, container));
    for (const auto& volume : disk.inside.logicalVolumes)
        all.push_back(listed(disk, volume));
    return all;
}

std::vector<ListedVolume> volumesBeside(const Disk& disk, const VolumeName& shown) {
    auto others = listVolumes(disk);
    std::erase_if(others, [own = shown.forOpening()](const ListedVolume& each) {
        return !each.canOpen() || each.opensBy == own;
    });
    return others;
}

bool recognisesExt(const Disk& disk) {
    const auto isExt = [](const ListedVolume& each) {
        return std::visit([](const auto* what) { return what->content.isExt(); }, each.what);
    };
    return disk.content.isExt() || std::ranges::any_of(listVolumes(disk), isExt);
}

} // namespace atlas
