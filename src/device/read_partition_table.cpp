// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_partition_table.h"

#include "base/number_text.h"
#include "device/gpt_copies.h"
#include "device/table_shadow.h"
#include "disk/partition_table.h"
#include "ondisk/mbr_and_gpt.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <libfdisk/libfdisk.h>
#include <map>
#include <memory>
#include <vector>

namespace atlas {
namespace {

/// Further partitions are counted but not kept; Linux itself stops at 256.
constexpr std::size_t maxPartitions = 4096;

struct ReleaseFdisk {
    void operator()(fdisk_context* context) const {
        if (fdisk_get_devfd(context) >= 0)  // libfdisk asserts that a device is assigned
            fdisk_deassign_device(context, 1);
        fdisk_unref_context(context);
    }
    void operator()(fdisk_partition* partition) const { fdisk_unref_partition(partition); }
    void operator()(char* text) const { std::free(text); }
};

using Context = std::unique_ptr<fdisk_context, ReleaseFdisk>;
using FdiskPartition = std::unique_ptr<fdisk_partition, ReleaseFdisk>;

std::string textOf(const char* text) { return text == nullptr ? "" : text; }

PartitionRole roleOf(fdisk_partition* p) {
    if (fdisk_partition_is_container(p) == 1)
        return PartitionRole::Extended;
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
        if (fdisk_is_partition_used(context, i) != 1)
            continue;
        if (table.partitions.size() >= maxPartitions) {
            ++leftOut;
            continue;
        }
        fdisk_partition* raw = nullptr;
        const bool got = fdisk_get_partition(context, i, &raw) == 0;
        const FdiskPartition partition(raw);
        if (got && partition)
            table.partitions.push_back(partitionOf(partition.get()));
    }
    std::ranges::sort(table.partitions, {}, &Partition::number);
    if (leftOut > 0)
        table.faults.push_back({.kind = TableFaultKind::EntriesLeftOut, .amount = leftOut});
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
    if (!context)
        return std::unexpected(Error{.kind = ErrorKind::Limit, .what = "no memory for libfdisk"});
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
    if (fdisk_has_label(context.get()) != 1)
        return result;
    result.label = textOf(fdisk_label_get_name(fdisk_get_label(context.get(), nullptr)));
    const bool isMbr = fdisk_is_label(context.get(), DOS);
    if (isMbr || fdisk_is_label(context.get(), GPT)) {
        result.table.kind = isMbr ? TableKind::Mbr : TableKind::Gpt;
        result.table.id = idOf(context.get());
        appendPartitions(context.get(), result.table);
    }
    return result;
}

namespace {

constexpr std::array gptSectorSizes{ByteCount{512}, ByteCount{4096}};

TableFault unreadable(std::string detail) { return {.kind = TableFaultKind::Unreadable, .detail = std::move(detail)}; }

std::optional<Mbr> readMbrRecord(const ByteSource& disk) {
    std::array<std::byte, 512> sector{};
    return disk.read({0}, sector) ? parseMbr(sector) : std::nullopt;
}

/// Recognises the contents of `partitions` and returns the number recognised. Repeated entries are probed once.
std::size_t nameContents(const ByteSource& disk, std::vector<Partition>& partitions, ByteCount sector) {
    Disk place;
    place.drive.logicalSector.value = sector;
    const ByteInterval all{{0}, disk.size()};
    std::map<ByteInterval, Content> known;
    std::size_t recognised = 0;
    for (auto& p : partitions) {
        const auto bytes = intersection(bytesOf(place, p), all);
        if (p.role == PartitionRole::Extended || bytes.empty())
            continue;
        const auto [it, isNew] = known.try_emplace(bytes);
        if (isNew)
            it->second = recognise(disk, bytes, sector).content;
        p.content = it->second;
        recognised += p.content.type.empty() ? 0 : 1;
    }
    return recognised;
}

void appendFaults(PartitionTable& table, std::vector<TableFault> more) {
    table.faults.insert(table.faults.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Result<FdiskTable> readGptByFdisk(const ByteSource& disk, const GptCopies& copies) {
    const auto shadow = shadowOfGpt(disk, copies);
    if (!shadow)
        return std::unexpected(shadow.error());
    return readFdiskTable(shadow->descriptor(), disk.name(), copies.sector);
}

std::vector<TableFault> hybridMbr(const std::optional<Mbr>& mbr) {
    const auto own = mbr ? mbr->partitionsBesideGpt() : 0;
    return own == 0 ? std::vector<TableFault>{}
                    : std::vector{TableFault{.kind = TableFaultKind::HybridMbr, .amount = own}};
}

/// Why Linux ignores the GPT: it expects an entry of type 0xEE at LBA 1 (block/partitions/efi.c).
std::vector<TableFault> announcementFaults(const std::optional<Mbr>& mbr) {
    if (mbr && mbr->announcesGpt()) {
        const auto start = mbr->misplacedAnnouncement();
        return start ? std::vector{TableFault{.kind = TableFaultKind::ProtectiveStartWrong, .amount = *start}}
                     : std::vector<TableFault>{};
    }
    const auto type = mbr ? mbr->otherTypeOverGpt() : std::nullopt;
    return {type ? TableFault{.kind = TableFaultKind::ProtectiveTypeWrong, .amount = *type}
                 : TableFault{.kind = TableFaultKind::ProtectiveMbrLost}};
}

TableReading readGpt(const ByteSource& disk, const GptCopies& copies, const std::optional<Mbr>& mbr) {
    TableReading reading{.table = {}, .sector = Known{copies.sector, Source::Table}};
    auto& table = reading.table;
    const auto size = sectorsOf(disk, copies.sector);
    if (copies.intact()) {
        auto read = readGptByFdisk(disk, copies);
        if (!read || read->table.kind != TableKind::Gpt) {
            appendFaults(table, {unreadable(read ? "libfdisk finds no GPT in it" : sentence(read.error()))});
        } else {
            table = std::move(read->table);
            nameContents(disk, table.partitions, copies.sector);
        }
    }
    table.kind = TableKind::Gpt;
    appendFaults(table, faultsOf(disk, copies));
    GptArea area;
    if (copies.intact()) {
        area = areaOf(copies);
        table.usable = area.usable;
        table.own = area.own;
        appendFaults(table, headerFaults(headerRead(copies), size));
        appendFaults(table, headerDifferences(copies));
    }
    appendFaults(table, announcementFaults(mbr));
    appendFaults(table, hybridMbr(mbr));
    appendFaults(table, backupNotAtEnd(copies, size));
    if (copies.intact())
        appendFaults(table, findMisplaced(table.partitions, area, size));
    appendFaults(table, findFaults(table.partitions, size));
    return reading;
}

struct MbrReading {
    FdiskTable fdisk;
    ByteCount sector;
    std::size_t recognised = 0;
};

Result<MbrReading> readByFdisk(const ByteSource& disk, ByteCount sector) {
    const auto shadow = shadowOfMbr(disk, sector);
    if (!shadow)
        return std::unexpected(shadow.error());
    auto read = readFdiskTable(shadow->file.descriptor(), disk.name(), sector);
    if (!read)
        return std::unexpected(read.error());
    for (const auto& [first, sectors] : shadow->widened) {
        const auto extended = std::ranges::find_if(read->table.partitions, [first](const Partition& each) {
            return each.role == PartitionRole::Extended && each.sectors.first == first;
        });
        if (extended != read->table.partitions.end())
            extended->sectors.count = sectors;
    }
    if (!shadow->complete)
        appendFaults(read->table, {unreadable("a part of it is missing: " + shadow->complete.error().what)});
    if (shadow->unsignedRecord)
        appendFaults(read->table, {{.kind = TableFaultKind::RecordUnsigned, .amount = shadow->unsignedRecord->value}});
    if (shadow->recordPastEnd)
        appendFaults(read->table, {{.kind = TableFaultKind::RecordPastEnd, .amount = shadow->recordPastEnd->value}});
    read->table.records = shadow->records;
    MbrReading reading{.fdisk = std::move(*read), .sector = sector};
    reading.recognised = nameContents(disk, reading.fdisk.table.partitions, sector);
    return reading;
}

/// Describes a missing GPT; if one exists for another logical sector size, names the option to read it.
std::string missingGpt(const ByteSource& disk) {
    std::string text = "its MBR announces a GPT that is not there";
    if (const auto other = findGpt(disk, gptSectorSizes))
        text += fmt::format("; one for logical sectors of {0} bytes is (--logical-sector {0})", other->sector.value);
    return text;
}

/// Removes the protective entry of type 0xEE, which is no partition. An MBR without other entries counts as GPT.
void dropAnnouncement(PartitionTable& table) {
    std::erase_if(table.partitions, [](const Partition& p) { return p.typeCode == "0xee"; });
    if (table.partitions.empty())
        table = {.kind = TableKind::Gpt, .id = {}, .partitions = {}, .faults = {}};
}

TableReading readMbr(const ByteSource& disk, const Mbr& mbr, std::span<const ByteCount> sizes) {
    std::optional<MbrReading> best;
    std::string refusal;
    for (const auto sector : sizes) {
        auto reading = readByFdisk(disk, sector);
        if (!reading)
            refusal = sentence(reading.error());
        else if (!best || reading->recognised > best->recognised)
            best = std::move(*reading);
    }
    TableReading result;
    if (best && best->fdisk.table.kind == TableKind::Mbr) {
        result.table = std::move(best->fdisk.table);
        if (mbr.announcesGpt())
            dropAnnouncement(result.table);
        appendFaults(result.table, findFaults(result.table.partitions, sectorsOf(disk, best->sector)));
        if (const auto entry = mbr.wrongBootFlag(sectorsOf(disk, best->sector).value)) {
            appendFaults(result.table, {{.kind = TableFaultKind::BootFlagWrong,
                                         .partition = static_cast<std::uint32_t>(*entry + 1),
                                         .amount = mbr.entries.at(*entry).status}});
        }
        if (best->recognised > 0)
            result.sector = Known{best->sector, Source::Contents};
    } else {
        result.table.kind = TableKind::Mbr;
        appendFaults(result.table, {unreadable(best ? "libfdisk finds no MBR in it" : refusal)});
    }
    if (mbr.announcesGpt())
        appendFaults(result.table, {unreadable(missingGpt(disk))});
    return result;
}

/// Reports Sun, SGI and BSD disk labels as unreadable tables of that name.
TableReading readForeign(const ByteSource& disk, ByteCount sector) {
    TableReading reading;
    if (const auto found = readByFdisk(disk, sector);
        found && found->fdisk.table.kind == TableKind::None && !found->fdisk.label.empty()) {
        reading.table.faults = {unreadable(fmt::format("it is a disk label of the kind \"{}\"", found->fdisk.label))};
    }
    return reading;
}

/// Whether the first sector is an MBR, not the boot sector of a file system on the whole disk.
bool isPartitionTable(const Mbr& mbr, const Recognised& whole, SectorCount sectors) {
    const bool bare = !whole.content.type.empty();
    const bool ownsFirstSector = bare && whole.magicAt < 512;
    if (!bare && mbr.wrongBootFlag(sectors.value))
        return true;
    return mbr.plausible() && !ownsFirstSector && (!bare || mbr.listsPartitions(sectors.value));
}

} // namespace

TableReading readTable(const ByteSource& disk, const Recognised& whole, std::span<const ByteCount> sizes) {
    if (disk.size() < sizes.front())
        return {};
    const auto mbr = readMbrRecord(disk);
    const auto sectors = sectorsOf(disk, sizes.front());
    const bool isMbr = mbr && isPartitionTable(*mbr, whole, sectors);
    const bool announced = mbr && mbr->announcesGpt();
    const bool disguised = mbr && mbr->otherTypeOverGpt();
    const bool mayBeGpt =
        announced || disguised || (whole.content.type.empty() && !(isMbr && mbr->listsPartitions(sectors.value)));
    if (const auto gpt = mayBeGpt ? findGpt(disk, sizes) : std::nullopt;
        gpt && (!disguised || gpt->primary.intact())) { // a partition at LBA 1 may cover the remains of a GPT
        return readGpt(disk, *gpt, mbr);
    }
    if (isMbr)
        return readMbr(disk, *mbr, sizes);
    return whole.content.type.empty() ? readForeign(disk, sizes.front()) : TableReading{};
}

} // namespace atlas
