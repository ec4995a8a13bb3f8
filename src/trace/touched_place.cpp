// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/touched_place.h"

#include <algorithm>

namespace atlas {
namespace {

struct Occupied {
    ByteInterval bytes{};
    Ground ground{};
};

void addSectors(const Disk& disk, Interval<Lba> sectors, Ground ground, std::vector<Occupied>& into) {
    const auto bytes = bytesOf(disk, sectors);
    if (!bytes.empty())
        into.push_back({bytes, ground});
}

/// What the partition table occupies and lists. Of two that overlap, the later one counts.
std::vector<Occupied> occupiedBy(const Snapshot& snapshot) {
    const auto& disk = snapshot.disk;
    const auto& table = disk.table;
    const auto own = partitionUnder(snapshot);
    std::vector<Occupied> all;
    if (table.kind == TableKind::None)
        return all;
    for (const auto& partition : table.partitions)
        if (partition.role != PartitionRole::Extended)
            addSectors(disk, partition.sectors, partition.number == own ? Ground::Layer : Ground::OtherPartition, all);
    addSectors(disk, {Lba{0}, {1}}, Ground::PartitionTable, all);
    for (const auto& area : table.own)
        addSectors(disk, area, Ground::PartitionTable, all);
    for (const auto record : table.records)
        addSectors(disk, {record, {1}}, Ground::PartitionTable, all);
    return all;
}

} // namespace

TouchedKind touchedKind(std::size_t index) {
    if (index < regionKindCount)
        return {Ground::Structure, allRegionKinds[index]};
    return {static_cast<Ground>(index - regionKindCount + 1)};
}

std::string_view name(TouchedKind kind) {
    switch (kind.ground) {
    case Ground::Structure: return name(kind.structure);
    case Ground::Data: return "data";
    case Ground::PartitionTable: return "partition_table";
    case Ground::Layer: return "layer";
    case Ground::OtherPartition: return "other_partition";
    case Ground::Gap: return "gap";
    case Ground::Outside: return "outside";
    }
    return {};
}

void TouchedPlaces::fill(ByteOffset end, TouchedKind kind, std::uint32_t region) {
    if (const auto begin = m_places.empty() ? ByteOffset{0} : m_places.back().end; end > begin)
        m_places.push_back({.end = end, .kind = kind, .region = region});
}

/// Up to `end`, from where the last place ends: partitions and gaps around the volume.
void TouchedPlaces::fillOutside(const Snapshot& snapshot, ByteOffset end) {
    const auto occupied = occupiedBy(snapshot);
    const auto begin = m_places.empty() ? ByteOffset{0} : m_places.back().end;
    if (end <= begin)
        return;
    std::vector<ByteOffset> cuts{end};
    for (const auto& each : occupied)
        for (const auto cut : {each.bytes.first, each.bytes.end()})
            if (cut > begin && cut < end)
                cuts.push_back(cut);
    std::ranges::sort(cuts);
    for (const auto cut : cuts) {
        const ByteOffset last{cut.value - 1};
        auto ground = snapshot.disk.table.kind == TableKind::None ? Ground::Layer : Ground::Gap;
        for (const auto& each : occupied)
            if (each.bytes.contains(last))
                ground = each.ground;
        fill(cut, {ground});
    }
}

void TouchedPlaces::fillVolume(const Snapshot& snapshot) {
    const auto& layout = *snapshot.layout;
    const auto blockSize = layout.filesystem.blockSize;
    const auto start = snapshot.placement->bytes.first;
    for (std::uint32_t n = 0; n < layout.regions.size(); ++n) {
        const auto& region = layout.regions[n];
        fill(byteOf(region.first, blockSize, start), {Ground::Data});
        fill(byteOf(region.end(), blockSize, start), {Ground::Structure, region.kind}, n);
    }
    fill(byteOf(layout.filesystem.end(), blockSize, start), {Ground::Data});
}

TouchedPlaces::TouchedPlaces(const Snapshot& snapshot) {
    if (snapshot.hasVolume()) {
        m_places.reserve(2 * snapshot.layout->regions.size() + 2);
        fillOutside(snapshot, snapshot.placement->bytes.first);
        fillVolume(snapshot);
    }
    fillOutside(snapshot, ByteOffset{snapshot.disk.size.value});
}

std::size_t TouchedPlaces::indexAt(ByteOffset byte) const {
    const auto contains = [&](std::size_t n) {
        return n < m_places.size() && byte < m_places[n].end && (n == 0 || byte >= m_places[n - 1].end);
    };
    if (contains(m_last))
        return m_last;
    const auto found = std::ranges::upper_bound(m_places, byte, {}, &Place::end);
    m_last = static_cast<std::size_t>(found - m_places.begin());
    return m_last;
}

} // namespace atlas
