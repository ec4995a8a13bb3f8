// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/table_faults.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

/// Saturates: a hostile entry may claim sectors beyond 64 bits.
std::uint64_t endOf(const Partition& partition) {
    const auto [first, count] = partition.sectors;
    const auto maximum = std::numeric_limits<std::uint64_t>::max() - first.value;
    return first.value + std::min(count.value, maximum);
}

void appendPastEnd(std::vector<TableFault>& faults, const std::vector<Partition>& partitions, SectorCount size) {
    for (const auto& p : partitions) {
        if (!p.sectors.empty() && endOf(p) > size.value) {
            faults.push_back({.kind = TableFaultKind::PastEnd, .partition = p.number, .amount = endOf(p) - size.value});
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

} // namespace atlas
