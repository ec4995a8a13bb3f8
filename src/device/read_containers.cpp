// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_containers.h"

#include "device/content_probe.h"
#include "device/lvm_volumes.h"
#include "disk/volume_place.h"

#include <algorithm>
#include <map>
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
            markNewest();
            m_list.logicalVolumes = lvmVolumes(chosenPhysical(), m_list.containers);
            for (const auto& volume : m_list.logicalVolumes) {
                lookInto(volume);
            }
        }
        const auto kept = std::min(m_list.logicalVolumes.size(), maxVolumes);
        m_list.more += m_list.logicalVolumes.size() - kept;
        m_list.logicalVolumes.resize(kept);
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
            m_physical.push_back({std::move(*read.physical), read.around, m_list.containers.size()});
        }
        m_list.containers.push_back(std::move(container));
        m_arrays.push_back(std::move(read.arrays));
    }

    /// Compares the members of each array, and the physical volumes of each group, by how recent their metadata are.
    void markNewest() {
        std::map<std::string, std::uint64_t> newest;
        forEachMember([&](const std::string& array, const Layer& layer) {
            auto& highest = newest[array];
            highest = layer.fault == LayerFault::None ? std::max(highest, layer.generation) : highest;
        });
        forEachMember([&](const std::string& array, Layer& layer) { layer.newest = newest[array]; });
        for (const auto& physical : m_physical) {
            if (const auto* group = groupOf(physical.physical)) {
                auto& container = m_list.containers[physical.container];
                auto& layer = container.layers.back();
                container.group = group->name;
                layer.newest = group->sequence;
                layer.unit = group->extentSize;
            }
        }
    }

    void forEachMember(const auto& use) {
        for (std::size_t n = 0; n < m_arrays.size(); ++n) {
            const auto& arrays = m_arrays[n];
            auto& layers = m_list.containers[n].layers; // its own follow those around it
            for (std::size_t k = 0; k < arrays.size(); ++k) {
                if (!arrays[k].empty()) {
                    use(arrays[k], layers[layers.size() - arrays.size() + k]);
                }
            }
        }
    }

    /// The most recent metadata that name the physical volume, on any of them.
    const LvmGroup* groupOf(const PhysicalVolume& physical) const {
        const LvmGroup* newest = nullptr;
        for (const auto& other : m_physical) {
            const auto& group = other.physical.group;
            const bool isSame = group && physical.group && group->id == physical.group->id;
            if (group && (newest == nullptr || group->sequence > newest->sequence) &&
                (isSame || std::ranges::find(group->physical, physical.label.id, &LvmPhysicalVolume::id) !=
                               group->physical.end())) {
                newest = &*group;
            }
        }
        return newest;
    }

    /// Copies of a physical volume, such as those on both members of a RAID 1, count once: the current one is chosen.
    std::vector<PlacedPhysicalVolume> chosenPhysical() {
        auto found = m_physical;
        std::ranges::stable_partition(found,
                                      [&](const auto& each) { return m_list.containers[each.container].isCurrent(); });
        std::vector<PlacedPhysicalVolume> chosen;
        for (auto& each : found) {
            const auto known = std::ranges::find(chosen, each.physical.label.id,
                                                 [](const auto& other) { return other.physical.label.id; });
            if (known == chosen.end()) {
                chosen.push_back(std::move(each));
            } else if (inSameArray(each.container, known->container)) {
                m_list.containers[each.container].mirrorOf = m_list.containers[known->container].partition;
            }
        }
        return chosen;
    }

    bool inSameArray(std::size_t a, std::size_t b) const {
        return std::ranges::any_of(m_arrays[a], [&](const std::string& array) {
            return !array.empty() && std::ranges::find(m_arrays[b], array) != m_arrays[b].end();
        });
    }

    const ByteSource& m_source;
    ContainerList m_list;
    std::vector<std::vector<std::string>>
        m_arrays; ///< of each container: of its own layers, empty for those of other kinds
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
    const auto place = placeOf(volume);
    const auto bytes = bytesAround(place, source);
    return bytes ? recognise(**bytes, place.placement.bytes, sector).content : Content{};
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
    for (auto& volume : list.logicalVolumes) {
        if (volume.isReadable()) {
            volume.content = contentOf(source, volume, sector);
        }
    }
    return list;
}

} // namespace atlas
