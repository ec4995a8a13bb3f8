// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_candidates.h"

#include "disk/choose_inner_volume.h"
#include "disk/partitions_on_disk.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

bool isExt(const VolumePlace& place) { return place.content.isExt(); }

bool isUnknown(const VolumePlace& place) { return place.content.type.empty(); }

class Candidates {
public:
    explicit Candidates(const Disk& disk) : m_disk(disk) {}

    std::vector<VolumePlace> likely() {
        m_inner = innerVolumes(m_disk);
        addPartitions([](const Partition& each) { return each.content.isExt(); });
        if (m_places.empty() && m_disk.content.isExt()) {
            add(wholeDisk(m_disk, Source::Superblock));
        }
        addInner(isExt);
        addPartitions(mayHoldExt);
        if (isUnknownDisk()) {
            add(wholeDisk(m_disk, Source::Assumption));
        }
        addInner(isUnknown);
        return std::move(m_places);
    }

    std::vector<VolumePlace> unlikely() {
        addPartitions([this](const Partition& each) {
            return each.content.type.empty() && !mayHoldExt(each) && m_disk.inside.containerIn(each.number) == nullptr;
        });
        return std::move(m_places);
    }

private:
    [[nodiscard]] bool isUnknownDisk() const {
        return m_disk.table.kind == TableKind::None && m_disk.table.faults.empty() && m_disk.content.type.empty();
    }

    void addPartitions(auto isWanted) {
        for (const auto& partition : m_disk.table.partitions) {
            if (partition.role != PartitionRole::Extended && isOnDisk(m_disk, partition) && isWanted(partition)) {
                add(placeOf(m_disk, partition));
            }
        }
    }

    /// Moved, as the map of each may have thousands of pieces.
    void addInner(auto isWanted) {
        const auto rest = std::ranges::stable_partition(m_inner, isWanted).begin();
        std::for_each(m_inner.begin(), rest, [&](VolumePlace& place) { add(std::move(place)); });
        m_inner.erase(m_inner.begin(), rest);
    }

    /// Each place once: partitions may begin at the same byte.
    void add(VolumePlace place) {
        if (std::ranges::none_of(m_places, [&](const VolumePlace& other) { return other.isSamePlace(place); })) {
            m_places.push_back(std::move(place));
        }
    }

    const Disk& m_disk;
    std::vector<VolumePlace> m_inner; ///< not added yet
    std::vector<VolumePlace> m_places;
};

} // namespace

std::vector<VolumePlace> likelyVolumes(const Disk& disk) { return Candidates(disk).likely(); }

std::vector<VolumePlace> unlikelyVolumes(const Disk& disk) { return Candidates(disk).unlikely(); }

} // namespace atlas
