// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_table.h"

#include <algorithm>
#include <array>
#include <limits>

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
    case TableFaultKind::EndsBeforeStart:
    case TableFaultKind::OverTable:
    case TableFaultKind::OutsideUsable:
    case TableFaultKind::OutsideExtended: return true;
    default: return false;
    }
}

const Partition* PartitionTable::find(std::uint32_t number) const { return findIn(partitions, number); }

Partition* PartitionTable::find(std::uint32_t number) { return findIn(partitions, number); }

/// Named as by libblkid, which calls most of them "…_member".
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
    if (partition.typeCode.starts_with("0x")) {
        return partition.typeCode == "0x83";
    }
    static constexpr std::array<std::string_view, 6> others{"swap", "RAID", "LVM", "reserved", "verity", "dm-crypt"};
    return partition.typeName.starts_with("Linux") && std::ranges::none_of(others, [&](std::string_view word) {
               return partition.typeName.find(word) != std::string::npos;
           });
}

bool mayHoldContainer(const Partition& partition) {
    if (!partition.content.type.empty() || partition.role == PartitionRole::Extended) {
        return false;
    }
    return partition.typeCode == "0x8e" || partition.typeCode == "0xfd" || partition.typeName == "Linux LVM" ||
           partition.typeName == "Linux RAID";
}

Interval<Lba> within64Bits(Interval<Lba> sectors) {
    const auto maximum = std::numeric_limits<std::uint64_t>::max() - sectors.first.value;
    return {sectors.first, {std::min(sectors.count.value, maximum)}};
}

const Partition* holderOf(const std::vector<Partition>& partitions, const Partition& logical) {
    if (logical.role != PartitionRole::Logical) {
        return nullptr;
    }
    const Partition* holder = nullptr;
    for (const auto& p : partitions) {
        const bool begins = p.sectors.contains(logical.sectors.first);
        if (p.role == PartitionRole::Extended && (holder == nullptr || begins)) {
            holder = &p;
        }
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

} // namespace atlas
