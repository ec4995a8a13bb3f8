// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/choose_volume.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "disk/partitions_on_disk.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

constexpr std::size_t maxPartitionsNamed = 8;

/// Spells out libblkid types that are hard to understand.
std::string held(const Content& content) {
    return content.type == "jbd" ? "an external journal (jbd)" : printable(content.type);
}

constexpr const char* noExt = "holds no ext2, ext3 or ext4 file system";

Error unsupported(const Disk& disk, std::string what) {
    return {.kind = ErrorKind::Unsupported,
            .what = std::move(what),
            .where = disk.path,
            .found = contentsOf(disk),
            .expected = "ext2, ext3 or ext4"};
}

Error notThere(const Disk& disk, std::uint32_t number) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no partition {}", number),
            .where = disk.path,
            .found = contentsOf(disk)};
}

/// Describes a partition table that cannot be read; empty when the table has no such fault.
std::string unreadableTable(const Disk& disk) {
    const auto fault = std::ranges::find(disk.table.faults, TableFaultKind::Unreadable, &TableFault::kind);
    return fault == disk.table.faults.end() ? "" : "a partition table that cannot be read: " + printable(fault->detail);
}

} // namespace

Error noExtFileSystem(std::string where) {
    return {.kind = ErrorKind::Unsupported, .what = noExt, .where = std::move(where)};
}

std::string contentsOf(const Disk& disk) {
    std::vector<std::string> parts;
    if (!disk.content.type.empty()) {
        parts.push_back(held(disk.content));
    }
    std::size_t unknown = 0;
    for (const auto& p : disk.table.partitions) {
        if (!p.content.type.empty()) {
            parts.push_back(fmt::format("{} in partition {}", held(p.content), p.number));
        } else if (p.role != PartitionRole::Extended) {
            ++unknown;
        }
    }
    const auto more = parts.size() - std::min(parts.size(), maxPartitionsNamed);
    parts.resize(parts.size() - more);
    if (more > 0) {
        parts.push_back(fmt::format("{} more", more));
    }
    if (unknown > 0) {
        parts.push_back(fmt::format("{} partition{} with nothing recognised", unknown, unknown == 1 ? "" : "s"));
    }
    if (auto unreadable = unreadableTable(disk); !unreadable.empty()) {
        parts.push_back(std::move(unreadable));
    }
    return parts.empty() ? "nothing recognised" : fmt::format("{}", fmt::join(parts, ", "));
}

Error noExtOn(const Disk& disk) { return unsupported(disk, noExt); }

Result<VolumePlace> choosePartition(const Disk& disk, std::uint32_t number) {
    const auto* partition = disk.table.find(number);
    if (partition == nullptr) {
        return std::unexpected(notThere(disk, number));
    }
    if (partition->role == PartitionRole::Extended) {
        return std::unexpected(
            unsupported(disk, fmt::format("partition {} is the extended partition, which holds others", number)));
    }
    if (!isOnDisk(disk, *partition)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fmt::format("partition {} lies past the end", number),
                                     .where = disk.path,
                                     .found = fmt::format("sector {}", grouped(partition->sectors.first.value)),
                                     .expected = fmt::format("below byte {}", grouped(disk.size.value))});
    }
    if (!partition->content.type.empty() && !partition->content.isExt()) {
        auto error = unsupported(disk, fmt::format("partition {} {}", number, noExt));
        error.found = held(partition->content);
        return std::unexpected(std::move(error));
    }
    return placeOf(disk, *partition);
}

Result<VolumePlace> chooseVolumeAt(const Disk& disk, const Quantity& offset) {
    const auto start = offset.bytes(disk.drive.logicalSector.value);
    if (!start) {
        auto error = start.error();
        error.where = disk.path;
        return std::unexpected(std::move(error));
    }
    if (start->value >= disk.size.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the offset lies past the end",
                                     .where = disk.path,
                                     .found = grouped(start->value),
                                     .expected = fmt::format("below {}", grouped(disk.size.value))});
    }
    const auto* partition = partitionFrom(disk, *start);
    auto place =
        partition != nullptr
            ? placeOf(disk, *partition)
            : VolumePlace{.placement = {.bytes = between(*start, ByteOffset{disk.size.value}), .source = Source::User}};
    place.saidToBeExt = true;
    return place;
}

} // namespace atlas
