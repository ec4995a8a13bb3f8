// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/table_faults.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

Interval<Lba> sectorsOf(const Partition& partition) { return within64Bits(partition.sectors); }

std::uint64_t endOf(const Partition& partition) { return sectorsOf(partition).end().value; }

void appendPastEnd(std::vector<TableFault>& faults, const std::vector<Partition>& partitions, SectorCount size) {
    for (const auto& p : partitions) {
        if (!p.sectors.empty() && endOf(p) > size.value) {
            faults.push_back({.kind = TableFaultKind::PastEnd, .partition = p.number, .amount = endOf(p) - size.value});
        }
    }
}

std::uint64_t sharedSectors(Interval<Lba> one, Interval<Lba> other) { return intersection(one, other).count.value; }

/// Linux shows them nevertheless, but sfdisk --verify and the tools that change the table do not accept them.
void appendOutsideExtended(std::vector<TableFault>& faults, const std::vector<Partition>& partitions) {
    for (const auto& p : partitions) {
        const auto* extended = holderOf(partitions, p);
        if (extended == nullptr) {
            continue;
        }
        const auto sectors = sectorsOf(p);
        const auto outside = sectors.count.value - sharedSectors(sectors, sectorsOf(*extended));
        if (outside > 0) {
            faults.push_back({.kind = TableFaultKind::OutsideExtended,
                              .partition = p.number,
                              .other = extended->number,
                              .amount = outside});
        }
    }
}

void appendSecondExtended(std::vector<TableFault>& faults, const std::vector<Partition>& partitions) {
    for (const auto& p : partitions) {
        if (isUnreadExtended(p)) {
            faults.push_back({.kind = TableFaultKind::SecondExtended, .partition = p.number});
        }
    }
}

TableFault overlapOf(const Partition& earlier, const Partition& later) {
    return {.kind = TableFaultKind::Overlap,
            .partition = std::min(earlier.number, later.number),
            .other = std::max(earlier.number, later.number),
            .amount = std::min(endOf(earlier), endOf(later)) - later.sectors.first.value};
}

/// Reports overlaps among `rivals`, which must not share sectors: a walk in the order of starts that remembers the
/// partition with the largest end.
void appendOverlaps(std::vector<TableFault>& faults, std::vector<const Partition*> rivals) {
    std::ranges::sort(rivals, {}, [](const Partition* p) { return std::pair(p->sectors.first, p->number); });
    const Partition* reaching = nullptr;
    for (const Partition* p : rivals) {
        if (reaching != nullptr && endOf(*reaching) > p->sectors.first.value) {
            faults.push_back(overlapOf(*reaching, *p));
        }
        if (reaching == nullptr || endOf(*p) > endOf(*reaching)) {
            reaching = p;
        }
    }
}

} // namespace

std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size) {
    std::vector<TableFault> faults;
    appendPastEnd(faults, partitions, size);
    appendOutsideExtended(faults, partitions);
    appendSecondExtended(faults, partitions);

    // All rivals of one role are each other's rivals, and every pair of rivals is among those of one of these two.
    for (const auto role : {PartitionRole::Extended, PartitionRole::Logical}) {
        std::vector<const Partition*> rivals;
        for (const auto& p : partitions) {
            if (!p.sectors.empty() && areRivals(p.role, role)) {
                rivals.push_back(&p);
            }
        }
        appendOverlaps(faults, std::move(rivals));
    }

    const auto key = [](const TableFault& f) { return std::tuple(f.kind, f.partition, f.other); };
    std::ranges::sort(faults, {}, key);
    const auto repeated = std::ranges::unique(faults);
    faults.erase(repeated.begin(), repeated.end());
    return faults;
}

std::vector<TableFault> findMisplaced(const std::vector<Partition>& partitions, const GptArea& area, SectorCount size) {
    std::vector<TableFault> faults;
    const auto own = merged(area.own);
    for (const auto& p : partitions) {
        const auto sectors = sectorsOf(p);
        std::uint64_t covered = 0;
        for (const auto& part : own) {
            covered += sharedSectors(sectors, part);
        }
        const auto onDisk = intersection(sectors, between(Lba{}, Lba{size.value})); // the rest is told as past the end
        const auto outside = onDisk.count.value - sharedSectors(onDisk, area.usable);
        if (p.sectors.empty()) {
            faults.push_back(
                {.kind = TableFaultKind::EndsBeforeStart, .partition = p.number, .amount = p.sectors.first.value});
        } else if (covered > 0) {
            faults.push_back({.kind = TableFaultKind::OverTable, .partition = p.number, .amount = covered});
        } else if (outside > 0 && !area.usable.empty()) {
            faults.push_back({.kind = TableFaultKind::OutsideUsable, .partition = p.number, .amount = outside});
        }
    }
    return faults;
}

} // namespace atlas
