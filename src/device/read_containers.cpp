// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_containers.h"

#include "base/mapped_source.h"
#include "device/content_probe.h"
#include "device/lvm_volumes.h"

#include <algorithm>
#include <set>

namespace atlas {
namespace {

constexpr std::size_t maxContainers = 256;
constexpr std::size_t maxVolumes = 512;

class Search {
public:
    explicit Search(const ByteSource& source) : m_source(source) {}

    /// Physical volumes in logical volumes may add more volumes, until nothing new is found.
    ContainerList from(const std::vector<ContainerPlace>& places) {
        for (const auto& place : places) {
            look(place, {});
        }
        for (auto before = std::size_t{0}; before < m_list.containers.size();) {
            before = m_list.containers.size();
            m_list.volumes = lvmVolumes(m_physical, m_list.containers);
            for (const auto& volume : m_list.volumes) {
                lookInto(volume);
            }
        }
        const auto kept = std::min(m_list.volumes.size(), maxVolumes);
        m_list.more += m_list.volumes.size() - kept;
        m_list.volumes.resize(kept);
        return std::move(m_list);
    }

private:
    void lookInto(const LogicalVolume& volume) {
        if (const auto at = contiguousAt(volume.map); at && volume.layers.size() < maxLayers) {
            look({{*at, volume.size}, volume.partition}, volume.layers);
        }
    }

    /// Each place once: a volume may claim to contain its own physical volume.
    void look(const ContainerPlace& place, std::vector<Layer> around) {
        if (!m_seen.insert(place.bytes.first).second) {
            return;
        }
        auto read = readLayers(m_source, place.bytes);
        if (read.layers.empty()) {
            return;
        }
        if (m_list.containers.size() >= maxContainers) {
            ++m_list.more;
            return;
        }
        around.insert(around.end(), read.layers.begin(), read.layers.end());
        Container container{.partition = place.partition, .layers = std::move(around), .inner = read.inner};
        if (read.physical) {
            container.group = read.physical->group ? read.physical->group->name : std::string();
            addPhysical(std::move(*read.physical), read.around);
        }
        m_list.containers.push_back(std::move(container));
    }

    /// Copies of a physical volume, such as those on both members of a RAID 1, count once.
    void addPhysical(PhysicalVolume physical, ByteInterval place) {
        const auto& id = physical.label.id;
        if (std::ranges::none_of(m_physical, [&](const auto& known) { return known.physical.label.id == id; })) {
            m_physical.push_back({std::move(physical), place, m_list.containers.size()});
        }
    }

    const ByteSource& m_source;
    ContainerList m_list;
    std::vector<PlacedPhysicalVolume> m_physical;
    std::set<ByteOffset> m_seen;
};

/// Where libblkid recognised a file system, an older header may remain.
bool mayBeContainer(const Content& content) { return content.type.empty() || content.isContainer(); }

std::vector<ContainerPlace> placesOn(const Disk& disk) {
    std::vector<ContainerPlace> places;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended && mayBeContainer(partition.content)) {
            places.push_back({bytesOf(disk, partition), partition.number});
        }
    }
    if (disk.table.kind == TableKind::None && mayBeContainer(disk.content)) {
        places.push_back({{{0}, disk.size}});
    }
    return places;
}

Content contentOf(const ByteSource& source, const LogicalVolume& volume, ByteCount sector) {
    if (const auto at = contiguousAt(volume.map)) {
        return recognise(source, {*at, volume.size}, sector).content;
    }
    const std::shared_ptr<const ByteSource> below(std::shared_ptr<void>(), &source); // outlives the mapping
    const auto bytes = mapped(below, volume.map, volume.size);
    return bytes ? recognise(**bytes, {{0}, volume.size}, sector).content : Content{};
}

} // namespace

ContainerList findContainers(const ByteSource& source, const std::vector<ContainerPlace>& places) {
    return Search(source).from(places);
}

ContainerList readContainers(const ByteSource& source, const Disk& disk) {
    auto list = findContainers(source, placesOn(disk));
    const auto sector = disk.drive.logicalSector.value;
    for (auto& container : list.containers) {
        if (container.innermost().readable) {
            container.content = recognise(source, container.inner, sector).content;
        }
    }
    for (auto& volume : list.volumes) {
        if (volume.isReadable()) {
            volume.content = contentOf(source, volume, sector);
        }
    }
    return list;
}

} // namespace atlas
