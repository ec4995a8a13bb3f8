// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_partition_table.h"

#include "base/number_text.h"
#include "device/fdisk_table.h"
#include "device/gpt_copies.h"
#include "device/table_shadow.h"
#include "disk/partition_table.h"
#include "ondisk/partition_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <vector>

namespace atlas {
namespace {

constexpr std::array gptSectorSizes{ByteCount{512}, ByteCount{4096}};

TableFault unreadable(std::string detail) { return {.kind = TableFaultKind::Unreadable, .detail = std::move(detail)}; }

std::optional<Mbr> readMbrRecord(const ByteSource& disk) {
    std::array<std::byte, 512> sector{};
    return disk.read({0}, sector) ? parseMbr(sector) : std::nullopt;
}

/// Recognises the contents of `partitions` and returns how many have one. Repeated entries are probed once.
std::size_t nameContents(const ByteSource& disk, std::vector<Partition>& partitions, ByteCount sector) {
    Disk place;
    place.drive.logicalSector.value = sector;
    const ByteInterval all{{0}, disk.size()};
    std::map<ByteInterval, Content> known;
    std::size_t recognised = 0;
    for (auto& p : partitions) {
        const auto bytes = intersection(bytesOf(place, p), all);
        if (p.role == PartitionRole::Extended || bytes.empty()) {
            continue;
        }
        const auto [it, isNew] = known.try_emplace(bytes);
        if (isNew) {
            it->second = recognise(disk, bytes, sector).content;
        }
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
    if (!shadow) {
        return std::unexpected(shadow.error());
    }
    return readFdiskTable(shadow->descriptor(), disk.name(), copies.sector);
}

std::vector<TableFault> hybridMbr(const std::optional<Mbr>& mbr) {
    const auto own = mbr ? mbr->partitionsBesideGpt() : 0;
    return own == 0 ? std::vector<TableFault>{}
                    : std::vector{TableFault{.kind = TableFaultKind::HybridMbr, .amount = own}};
}

/// Why Linux does not see the GPT: its partition code looks for an entry of type 0xEE at LBA 1 (block/partitions/efi.c).
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
    if (copies.intact()) {
        appendFaults(table, findMisplaced(table.partitions, area, size));
    }
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
    if (!shadow) {
        return std::unexpected(shadow.error());
    }
    auto read = readFdiskTable(shadow->file.descriptor(), disk.name(), sector);
    if (!read) {
        return std::unexpected(read.error());
    }
    for (const auto& [first, sectors] : shadow->widened) {
        const auto extended = std::ranges::find_if(read->table.partitions, [first](const Partition& each) {
            return each.role == PartitionRole::Extended && each.sectors.first == first;
        });
        if (extended != read->table.partitions.end()) {
            extended->sectors.count = sectors;
        }
    }
    if (!shadow->complete) {
        appendFaults(read->table, {unreadable("a part of it is missing: " + shadow->complete.error().what)});
    }
    if (shadow->unsignedRecord) {
        appendFaults(read->table, {{.kind = TableFaultKind::RecordUnsigned, .amount = shadow->unsignedRecord->value}});
    }
    if (shadow->recordPastEnd) {
        appendFaults(read->table, {{.kind = TableFaultKind::RecordPastEnd, .amount = shadow->recordPastEnd->value}});
    }
    read->table.records = shadow->records;
    MbrReading reading{.fdisk = std::move(*read), .sector = sector};
    reading.recognised = nameContents(disk, reading.fdisk.table.partitions, sector);
    return reading;
}

/// Describes a missing GPT; names the option that reads the GPT when one exists for another logical sector size.
std::string missingGpt(const ByteSource& disk) {
    std::string text = "its MBR announces a GPT that is not there";
    if (const auto other = findGpt(disk, gptSectorSizes)) {
        text += fmt::format("; one for logical sectors of {0} bytes is (--logical-sector {0})", other->sector.value);
    }
    return text;
}

/// Removes the protective entry of type 0xEE, which is no partition. An MBR without other entries is reported as a GPT
/// disk.
void dropAnnouncement(PartitionTable& table) {
    std::erase_if(table.partitions, [](const Partition& p) { return p.typeCode == "0xee"; });
    if (table.partitions.empty()) {
        table = {.kind = TableKind::Gpt, .id = {}, .partitions = {}, .faults = {}};
    }
}

TableReading readMbr(const ByteSource& disk, const Mbr& mbr, std::span<const ByteCount> sizes) {
    std::optional<MbrReading> best;
    std::string refusal;
    for (const auto sector : sizes) {
        auto reading = readByFdisk(disk, sector);
        if (!reading) {
            refusal = sentence(reading.error());
        } else if (!best || reading->recognised > best->recognised) {
            best = std::move(*reading);
        }
    }
    TableReading result;
    if (best && best->fdisk.table.kind == TableKind::Mbr) {
        result.table = std::move(best->fdisk.table);
        if (mbr.announcesGpt()) {
            dropAnnouncement(result.table);
        }
        appendFaults(result.table, findFaults(result.table.partitions, sectorsOf(disk, best->sector)));
        if (const auto entry = mbr.wrongBootFlag(sectorsOf(disk, best->sector).value)) {
            appendFaults(result.table, {{.kind = TableFaultKind::BootFlagWrong,
                                         .partition = static_cast<std::uint32_t>(*entry + 1),
                                         .amount = mbr.entries.at(*entry).status}});
        }
        if (best->recognised > 0) {
            result.sector = Known{best->sector, Source::Contents};
        }
    } else {
        result.table.kind = TableKind::Mbr;
        appendFaults(result.table, {unreadable(best ? "libfdisk finds no MBR in it" : refusal)});
    }
    if (mbr.announcesGpt()) {
        appendFaults(result.table, {unreadable(missingGpt(disk))});
    }
    return result;
}

/// Reports Sun, SGI and BSD disk labels by name, as unreadable tables.
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
    if (!bare && mbr.wrongBootFlag(sectors.value)) {
        return true;
    }
    return mbr.plausible() && !ownsFirstSector && (!bare || mbr.listsPartitions(sectors.value));
}

} // namespace

TableReading readTable(const ByteSource& disk, const Recognised& whole, std::span<const ByteCount> sizes) {
    if (disk.size() < sizes.front()) {
        return {};
    }
    const auto mbr = readMbrRecord(disk);
    const auto sectors = sectorsOf(disk, sizes.front());
    const bool isMbr = mbr && isPartitionTable(*mbr, whole, sectors);
    const bool announced = mbr && mbr->announcesGpt();
    const bool disguised = mbr && mbr->otherTypeOverGpt();
    const bool mayBeGpt =
        announced || disguised || (whole.content.type.empty() && !(isMbr && mbr->listsPartitions(sectors.value)));
    if (const auto gpt = mayBeGpt ? findGpt(disk, sizes) : std::nullopt;
        gpt && (!disguised || gpt->primary.intact())) { // a partition at LBA 1 may lie over the remains of a GPT
        return readGpt(disk, *gpt, mbr);
    }
    if (isMbr) {
        return readMbr(disk, *mbr, sizes);
    }
    return whole.content.type.empty() ? readForeign(disk, sizes.front()) : TableReading{};
}

} // namespace atlas
