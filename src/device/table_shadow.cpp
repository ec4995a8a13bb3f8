// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/table_shadow.h"

#include "base/number_text.h"
#include "ondisk/mbr.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <set>
#include <vector>

namespace atlas {
namespace {

Status copyIfIntact(const ByteSource& disk, ShadowFile& to, const GptCopy& copy, ByteCount sector) {
    if (!copy.intact()) {
        return {};
    }
    const auto entries = to.copy(disk, {byteOf(copy.header->entries, sector), copy.header->entriesBytes()});
    return entries ? to.copy(disk, {byteOf(copy.at, sector), sector}) : entries;
}

/// One entry of type 0xEE from sector 1 on, as libfdisk wants it.
Status writeProtectiveMbr(ShadowFile& to) {
    std::array<std::byte, 512> mbr{};
    mbr[446 + 4] = std::byte{0xEE};
    mbr[446 + 8] = std::byte{1};
    std::fill_n(mbr.begin() + 446 + 12, 4, std::byte{0xFF});
    mbr[510] = std::byte{0x55};
    mbr[511] = std::byte{0xAA};
    return to.write({0}, mbr);
}

/// Sectors of the disk the GPT was made for. libfdisk looks for a lone backup in the last one.
SectorCount claimedSectors(const GptCopies& copies) {
    const auto& primary = copies.primary;
    const Lba last = primary.intact() ? std::max({primary.header->other, primary.header->lastUsable, copies.backup.at})
                                      : copies.backup.at;
    return (last + SectorCount{1}) - Lba{};
}

bool isExtended(const MbrEntry& entry) { return entry.type == 0x05 || entry.type == 0x0F || entry.type == 0x85; }

/// Where an extended partition's records go on, counted from its start. libfdisk takes the first link that has a size, or else one
/// without (libfdisk/src/dos.c, read_extended_partition), whatever the record's signature; here all are followed, that one first.
std::vector<SectorCount> linksOf(std::span<const std::byte> record) {
    auto entries = parseMbrEntries(record).entries;
    std::ranges::stable_partition(entries, [](const MbrEntry& entry) { return entry.sectors != 0; });
    std::vector<SectorCount> links;
    for (const auto& entry : entries) {
        if (isExtended(entry)) {
            links.push_back({entry.firstLba});
        }
    }
    return links;
}

/// Copies the records of the logical partitions in the extended one that begins at `first`; those past the end are left out.
/// The first error, where one cannot be read.
Status copyRecords(const ByteSource& disk, ShadowFile& to, Lba first, ByteCount sector) {
    constexpr std::size_t maxRecords = 4096; // libfdisk stops at 60 partitions
    std::vector<std::byte> record(sector.value);
    std::vector<Lba> next{first};
    std::set<Lba> seen;
    Status complete;
    while (!next.empty() && seen.size() < maxRecords) {
        const auto at = byteOf(next.back(), sector);
        const bool isNew = seen.insert(next.back()).second;
        next.pop_back();
        if (!isNew || at.value + sector.value > disk.size().value) {
            continue;
        }
        auto status = disk.read(at, record);
        if (status) {
            status = to.write(at, record);
            const auto links = linksOf(record);
            std::ranges::transform(links.rbegin(), links.rend(), std::back_inserter(next),
                                   [&](SectorCount link) { return first + link; });
        }
        complete = complete ? status : complete;
    }
    return complete;
}

/// Beyond it no label that libfdisk knows keeps anything, but for GPT and the extended partitions of an MBR.
constexpr ByteCount startBytes{65536};
constexpr ByteCount mbrBytes{512};

} // namespace

Result<ShadowFile> shadowOfGpt(const ByteSource& disk, const GptCopies& copies) {
    const auto sector = copies.sector;
    const auto sectors = claimedSectors(copies);
    constexpr auto maxBytes = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
    if (sectors.value == 0 || sectors.value > maxBytes / sector.value) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the GPT claims a disk larger than can be",
                                     .found = fmt::format("last sector {}", grouped(sectors.value - 1))});
    }
    auto file = ShadowFile::create(bytesOf(sectors, sector));
    auto status = file ? writeProtectiveMbr(*file) : std::unexpected(file.error());
    for (const auto* copy : {&copies.primary, &copies.backup}) {
        if (status) {
            status = copyIfIntact(disk, *file, *copy, sector);
        }
    }
    if (!status) {
        return std::unexpected(status.error());
    }
    return file;
}

Result<TableShadow> shadowOfMbr(const ByteSource& disk, ByteCount sector) {
    auto file = ShadowFile::create(disk.size());
    if (!file) {
        return std::unexpected(file.error());
    }
    std::vector<std::byte> first(std::max(sector, mbrBytes).value);
    const auto there = std::span(first).first(std::min<std::uint64_t>(first.size(), disk.size().value));
    auto status = disk.read({0}, there);
    if (status) {
        status = file->write({0}, there);
    }
    if (!status) {
        return std::unexpected(status.error());
    }
    status = file->copyReadable(disk,
                                between(ByteOffset{there.size()}, ByteOffset{std::min(startBytes, disk.size()).value}));
    for (const auto& entry : parseMbrEntries(first).entries) {
        const auto records = isExtended(entry) ? copyRecords(disk, *file, {entry.firstLba}, sector) : Status();
        status = status ? records : status;
    }
    return TableShadow{std::move(*file), std::move(status)};
}

} // namespace atlas
