// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/fdisk_table.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <libfdisk/libfdisk.h>
#include <memory>

namespace atlas {
namespace {

/// Partitions beyond this number are counted but not kept; Linux itself stops at 256.
constexpr std::size_t maxPartitions = 4096;

struct ReleaseFdisk {
    void operator()(fdisk_context* context) const {
        if (fdisk_get_devfd(context) >= 0) { // libfdisk asserts that a device is assigned
            fdisk_deassign_device(context, 1);
        }
        fdisk_unref_context(context);
    }
    void operator()(fdisk_partition* partition) const { fdisk_unref_partition(partition); }
    void operator()(char* text) const { std::free(text); }
};

using Context = std::unique_ptr<fdisk_context, ReleaseFdisk>;
using FdiskPartition = std::unique_ptr<fdisk_partition, ReleaseFdisk>;

std::string textOf(const char* text) { return text == nullptr ? "" : text; }

PartitionRole roleOf(fdisk_partition* p) {
    if (fdisk_partition_is_container(p) == 1) {
        return PartitionRole::Extended;
    }
    return fdisk_partition_is_nested(p) == 1 ? PartitionRole::Logical : PartitionRole::Primary;
}

bool isBootable(fdisk_partition* p) {
    return fdisk_partition_is_bootable(p) == 1 ||
           textOf(fdisk_partition_get_attrs(p)).find("LegacyBIOSBootable") != std::string::npos;
}

Partition partitionOf(fdisk_partition* p) {
    Partition partition;
    partition.number = static_cast<std::uint32_t>(fdisk_partition_get_partno(p) + 1);
    // libfdisk returns all ones for a missing value.
    partition.sectors.first = {fdisk_partition_has_start(p) ? fdisk_partition_get_start(p) : 0};
    partition.sectors.count = {fdisk_partition_has_size(p) ? fdisk_partition_get_size(p) : 0};
    if (auto* type = fdisk_partition_get_type(p)) {
        const auto guid = textOf(fdisk_parttype_get_string(type));
        partition.typeCode = guid.empty() ? fmt::format("0x{:02x}", fdisk_parttype_get_code(type)) : guid;
        partition.typeName = textOf(fdisk_parttype_get_name(type));
    }
    partition.name = textOf(fdisk_partition_get_name(p));
    partition.uuid = textOf(fdisk_partition_get_uuid(p));
    partition.bootable = isBootable(p);
    partition.role = roleOf(p);
    return partition;
}

void appendPartitions(fdisk_context* context, PartitionTable& table) {
    std::uint64_t leftOut = 0;
    for (std::size_t i = 0; i < fdisk_get_npartitions(context); ++i) {
        if (fdisk_is_partition_used(context, i) != 1) {
            continue;
        }
        if (table.partitions.size() >= maxPartitions) {
            ++leftOut;
            continue;
        }
        fdisk_partition* raw = nullptr;
        const bool got = fdisk_get_partition(context, i, &raw) == 0;
        const FdiskPartition partition(raw);
        if (got && partition) {
            table.partitions.push_back(partitionOf(partition.get()));
        }
    }
    std::ranges::sort(table.partitions, {}, &Partition::number);
    if (leftOut > 0) {
        table.faults.push_back({.kind = TableFaultKind::EntriesLeftOut, .amount = leftOut});
    }
}

std::string idOf(fdisk_context* context) {
    char* raw = nullptr;
    fdisk_get_disklabel_id(context, &raw);
    const std::unique_ptr<char, ReleaseFdisk> id(raw);
    return textOf(id.get());
}

} // namespace

Result<FdiskTable> readFdiskTable(int fd, const std::string& name, ByteCount sector) {
    const Context context(fdisk_new_context());
    if (!context) {
        return std::unexpected(Error{.kind = ErrorKind::Limit, .what = "no memory for libfdisk"});
    }
    // Without a callback libfdisk discards its messages; without dialogs it asks no questions.
    fdisk_disable_dialogs(context.get(), 1);
    fdisk_enable_listonly(context.get(), 1);
    const auto size = static_cast<unsigned int>(sector.value);
    fdisk_save_user_sector_size(context.get(), size, size);
    constexpr int readOnly = 1;
    if (const int rc = fdisk_assign_device_by_fd(context.get(), fd, name.c_str(), readOnly); rc != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = fmt::format("libfdisk cannot read it: {}", std::strerror(std::abs(rc))),
                                     .where = name});
    }
    FdiskTable result;
    if (fdisk_has_label(context.get()) != 1) {
        return result;
    }
    result.label = textOf(fdisk_label_get_name(fdisk_get_label(context.get(), nullptr)));
    const bool isMbr = fdisk_is_label(context.get(), DOS);
    if (isMbr || fdisk_is_label(context.get(), GPT)) {
        result.table.kind = isMbr ? TableKind::Mbr : TableKind::Gpt;
        result.table.id = idOf(context.get());
        appendPartitions(context.get(), result.table);
    }
    return result;
}

} // namespace atlas
