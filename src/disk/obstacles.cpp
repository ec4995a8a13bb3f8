// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/obstacles.h"

#include "disk/disk.h"

#include <algorithm>

namespace atlas {
namespace {

using Kind = Obstacle::Kind;

void appendRivals(std::vector<Obstacle>& to, const PartitionTable& table, const Partition& partition) {
    for (const auto& other : table.partitions) {
        if (areRivals(partition, other)) {
            // A partition that ends before its start still takes the start.
            const SectorCount taken{std::max<std::uint64_t>(other.sectors.count.value, 1)};
            to.push_back({Kind::OverPartition, within64Bits({other.sectors.first, taken}), other.number});
        }
    }
}

void appendRecords(std::vector<Obstacle>& to, const std::vector<Lba>& records) {
    for (const auto record : records)
        to.push_back({Kind::OverRecord, within64Bits({record, {1}})});
}

/// For a table with unknown EBRs: each lies somewhere in the gap before its partition, which begins at `first` or at
/// the end of the preceding logical partition.
void appendUnknownRecords(std::vector<Obstacle>& to, const std::vector<Partition>& partitions, Lba first) {
    std::vector<const Partition*> logical;
    for (const auto& p : partitions)
        if (p.role == PartitionRole::Logical)
            logical.push_back(&p);
    std::ranges::sort(logical, {}, [](const Partition* p) { return p->sectors.first; });
    for (const auto* p : logical) {
        if (const auto gap = between(first, p->sectors.first); !gap.empty())
            to.push_back({Kind::OverUnknownRecord, gap, p->number});
        first = std::max(first, within64Bits(p->sectors).end());
    }
}

} // namespace

bool Obstacle::isLimit() const {
    return kind == Kind::PastEnd || kind == Kind::OutsideUsable || kind == Kind::OutsideExtended;
}

bool Obstacle::isInTheWay(Interval<Lba> place) const {
    return isLimit() ? !encloses(sectors, place) : !intersection(sectors, place).empty();
}

bool encloses(Interval<Lba> outer, Interval<Lba> inner) {
    return outer.first <= inner.first && inner.end() <= outer.end();
}

std::vector<Obstacle> obstaclesTo(const Disk& disk, const Partition* partition) {
    const Lba end{disk.size.value / disk.drive.logicalSector.value.value};
    std::vector<Obstacle> all{{Kind::PastEnd, between(Lba{0}, end)}};
    if (partition == nullptr)
        return all;
    const auto& table = disk.table;
    all.push_back({Kind::OutsideUsable, usableSectors(disk)});
    appendRivals(all, table, *partition);
    if (partition->role != PartitionRole::Logical)
        return all;
    const auto* holder = holderOf(table.partitions, *partition);
    if (holder != nullptr)
        all.push_back({Kind::OutsideExtended, within64Bits(holder->sectors), holder->number});
    if (table.records.empty())
        appendUnknownRecords(all, table.partitions, holder != nullptr ? holder->sectors.first : Lba{0});
    else
        appendRecords(all, table.records);
    return all;
}

} // namespace atlas
