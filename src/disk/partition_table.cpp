// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_table.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <limits>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

auto* findIn(auto& partitions, std::uint32_t number) {
    const auto found = std::ranges::find(partitions, number, &Partition::number);
    return found == partitions.end() ? nullptr : &*found;
}

} // namespace

std::string_view name(PartitionRole role) {
    switch (role) {
    case PartitionRole::Primary: return "primary";
    case PartitionRole::Extended: return "extended";
    case PartitionRole::Logical: return "logical";
    }
    return "";
}

std::string_view name(TableKind kind) {
    switch (kind) {
    case TableKind::None: return "none";
    case TableKind::Mbr: return "MBR";
    case TableKind::Gpt: return "GPT";
    }
    return "";
}

std::string_view name(TableFaultKind kind) {
    switch (kind) {
    case TableFaultKind::Overlap: return "overlap";
    case TableFaultKind::PastEnd: return "past_end";
    case TableFaultKind::WhollyPastEnd: return "wholly_past_end";
    case TableFaultKind::BackupDamaged: return "backup_damaged";
    case TableFaultKind::PrimaryDamaged: return "primary_damaged";
    case TableFaultKind::ProtectiveMbrLost: return "protective_mbr_lost";
    case TableFaultKind::EntriesLeftOut: return "entries_left_out";
    case TableFaultKind::BackupNotAtEnd: return "backup_not_at_end";
    case TableFaultKind::ProtectiveTypeWrong: return "protective_type_wrong";
    case TableFaultKind::RecordUnsigned: return "record_unsigned";
    case TableFaultKind::CopiesDiffer: return "copies_differ";
    case TableFaultKind::HybridMbr: return "hybrid_mbr";
    case TableFaultKind::BootFlagWrong: return "boot_flag_wrong";
    case TableFaultKind::ProtectiveStartWrong: return "protective_start_wrong";
    case TableFaultKind::UsablePastEnd: return "usable_past_end";
    case TableFaultKind::UsableReversed: return "usable_reversed";
    case TableFaultKind::EntrySizeOther: return "entry_size_other";
    case TableFaultKind::EndsBeforeStart: return "ends_before_start";
    case TableFaultKind::OverTable: return "over_table";
    case TableFaultKind::OutsideUsable: return "outside_usable";
    case TableFaultKind::OutsideExtended: return "outside_extended";
    case TableFaultKind::RecordPastEnd: return "record_past_end";
    case TableFaultKind::HeadersDiffer: return "headers_differ";
    case TableFaultKind::SecondExtended: return "second_extended";
    case TableFaultKind::Unreadable: return "unreadable";
    }
    return "";
}

bool isMisplacement(TableFaultKind kind) {
    switch (kind) {
    case TableFaultKind::Overlap:
    case TableFaultKind::PastEnd:
    case TableFaultKind::WhollyPastEnd:
    case TableFaultKind::EndsBeforeStart:
    case TableFaultKind::OverTable:
    case TableFaultKind::OutsideUsable:
    case TableFaultKind::OutsideExtended: return true;
    default: return false;
    }
}

const Partition* PartitionTable::find(std::uint32_t number) const { return findIn(partitions, number); }

Partition* PartitionTable::find(std::uint32_t number) { return findIn(partitions, number); }

/// By libblkid's names, most of which end in "_member".
bool Content::isContainer() const {
    static constexpr std::array<std::string_view, 5> others{"crypto_LUKS", "BitLocker", "bcache", "drbd",
                                                            "DM_verity_hash"};
    return type.ends_with("_member") || std::ranges::find(others, type) != others.end();
}

bool mayHoldExt(const Partition& partition) {
    return !partition.content.type.empty() || partition.role == PartitionRole::Extended ? partition.content.isExt()
                                                                                        : isOfLinuxType(partition);
}

bool isUnreadExtended(const Partition& partition) {
    static constexpr std::array<std::string_view, 3> extended{"0x05", "0x0f", "0x85"};
    return partition.role == PartitionRole::Primary &&
           std::ranges::find(extended, partition.typeCode) != extended.end();
}

bool isOfLinuxType(const Partition& partition) {
    if (partition.typeCode.starts_with("0x"))
        return partition.typeCode == "0x83";
    static constexpr std::array<std::string_view, 6> others{"swap", "RAID", "LVM", "reserved", "verity", "dm-crypt"};
    return partition.typeName.starts_with("Linux") && std::ranges::none_of(others, [&](std::string_view word) {
               return partition.typeName.find(word) != std::string::npos;
           });
}

bool mayHoldContainer(const Partition& partition) {
    if (!partition.content.type.empty() || partition.role == PartitionRole::Extended)
        return false;
    return partition.typeCode == "0x8e" || partition.typeCode == "0xfd" || partition.typeName == "Linux LVM" ||
           partition.typeName == "Linux RAID";
}

Interval<Lba> within64Bits(Interval<Lba> sectors) {
    const auto maximum = std::numeric_limits<std::uint64_t>::max() - sectors.first.value;
    return {sectors.first, {std::min(sectors.count.value, maximum)}};
}

const Partition* holderOf(const std::vector<Partition>& partitions, const Partition& logical) {
    if (logical.role != PartitionRole::Logical)
        return nullptr;
    const Partition* holder = nullptr;
    for (const auto& p : partitions) {
        const bool begins = p.sectors.contains(logical.sectors.first);
        if (p.role == PartitionRole::Extended && (holder == nullptr || begins))
            holder = &p;
    }
    return holder;
}

bool areRivals(PartitionRole one, PartitionRole other) {
    using enum PartitionRole;
    return !(one == Extended && other == Logical) && !(one == Logical && other == Extended);
}

bool areRivals(const Partition& one, const Partition& other) {
    return one.number != other.number && areRivals(one.role, other.role);
}

std::string partitionSuffix(std::string_view diskPath, std::uint32_t number) {
    if (diskPath.starts_with("/dev/disk/"))
        return fmt::format("-part{}", number);
    const bool endsInDigit = !diskPath.empty() && std::isdigit(static_cast<unsigned char>(diskPath.back())) != 0;
    return fmt::format("{}{}", endsInDigit ? "p" : "", number);
}

namespace {

Interval<Lba> sectorsOf(const Partition& partition) { return within64Bits(partition.sectors); }

std::uint64_t endOf(const Partition& partition) { return sectorsOf(partition).end().value; }

void appendPastEnd(std::vector<TableFault>& faults, const std::vector<Partition>& partitions, SectorCount size) {
    for (const auto& p : partitions)
        if (!p.sectors.empty() && endOf(p) > size.value)
            faults.push_back(p.sectors.first.value < size.value ? TableFault{.kind = TableFaultKind::PastEnd,
                                                                             .partition = p.number,
                                                                             .amount = endOf(p) - size.value}
                                                                : TableFault{.kind = TableFaultKind::WhollyPastEnd,
                                                                             .partition = p.number,
                                                                             .amount = p.sectors.count.value});
}

std::uint64_t sharedSectors(Interval<Lba> one, Interval<Lba> other) { return intersection(one, other).count.value; }

/// Linux shows them anyway, but sfdisk --verify and the tools that edit the table reject them.
void appendOutsideExtended(std::vector<TableFault>& faults, const std::vector<Partition>& partitions) {
    for (const auto& p : partitions) {
        const auto* extended = holderOf(partitions, p);
        if (extended == nullptr)
            continue;
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
    for (const auto& p : partitions)
        if (isUnreadExtended(p))
            faults.push_back({.kind = TableFaultKind::SecondExtended, .partition = p.number});
}

TableFault overlapOf(const Partition& earlier, const Partition& later) {
    return {.kind = TableFaultKind::Overlap,
            .partition = std::min(earlier.number, later.number),
            .other = std::max(earlier.number, later.number),
            .amount = std::min(endOf(earlier), endOf(later)) - later.sectors.first.value};
}

/// Reports overlaps among `rivals`, which must not share sectors: walks them by start and remembers the largest end so
/// far.
void appendOverlaps(std::vector<TableFault>& faults, std::vector<const Partition*> rivals) {
    std::ranges::sort(rivals, {}, [](const Partition* p) { return std::pair(p->sectors.first, p->number); });
    const Partition* reaching = nullptr;
    for (const Partition* p : rivals) {
        if (reaching != nullptr && endOf(*reaching) > p->sectors.first.value)
            faults.push_back(overlapOf(*reaching, *p));
        if (reaching == nullptr || endOf(*p) > endOf(*reaching))
            reaching = p;
    }
}

} // namespace

std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size) {
    std::vector<TableFault> faults;
    appendPastEnd(faults, partitions, size);
    appendOutsideExtended(faults, partitions);
    appendSecondExtended(faults, partitions);

    // Two partitions of one role are rivals, and each pair of rivals is among the rivals of one of these two roles.
    for (const auto role : {PartitionRole::Extended, PartitionRole::Logical}) {
        std::vector<const Partition*> rivals;
        for (const auto& p : partitions)
            if (!p.sectors.empty() && areRivals(p.role, role))
                rivals.push_back(&p);
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
        for (const auto& part : own)
            covered += sharedSectors(sectors, part);
        const auto onDisk = intersection(sectors, between(Lba{}, Lba{size.value})); // the rest counts as past the end
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
