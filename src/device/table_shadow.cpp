// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/table_shadow.h"

#include "base/number_text.h"
#include "ondisk/mbr_and_gpt.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <set>
#include <sys/mman.h>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t pieceBytes = MiB;
constexpr std::uint64_t unitBytes = 4096; ///< page size, the smallest unit of reads into the page cache

std::unexpected<Error> noMemory() {
    return std::unexpected(
        Error{.kind = ErrorKind::Io,
              .what = fmt::format("cannot keep parts of the disk in memory: {}", std::strerror(errno))});
}

/// `bytes` up to the next multiple of `step`.
ByteInterval head(ByteInterval bytes, std::uint64_t step) {
    return {bytes.first, {std::min(step - bytes.first.value % step, bytes.count.value)}};
}

ByteInterval without(ByteInterval bytes, ByteInterval head) { return between(head.end(), bytes.end()); }

} // namespace

Result<ShadowFile> ShadowFile::create(ByteCount size) {
    FileDescriptor file(::memfd_create("ext4atlas", MFD_CLOEXEC));
    constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
    if (!file.isOpen() || ::ftruncate(file.get(), static_cast<off_t>(std::min(size.value, maximum))) != 0)
        return noMemory();
    return ShadowFile(std::move(file));
}

Status ShadowFile::write(ByteOffset at, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto n = ::pwrite(m_file.get(), bytes.data(), bytes.size(), static_cast<off_t>(at.value));
        if (n < 0 && errno != EINTR)
            return noMemory();
        const auto done = static_cast<std::size_t>(std::max<ssize_t>(n, 0));
        bytes = bytes.subspan(done);
        at += {done};
    }
    return {};
}

Status ShadowFile::copy(const ByteSource& source, ByteInterval bytes) {
    std::vector<std::byte> buffer(std::min(pieceBytes, bytes.count.value));
    while (!bytes.empty()) {
        const auto piece = head(bytes, pieceBytes);
        const auto data = std::span(buffer).first(piece.count.value);
        auto status = source.read(piece.first, data);
        if (status)
            status = write(piece.first, data);
        if (!status)
            return status;
        bytes = without(bytes, piece);
    }
    return {};
}

Status ShadowFile::copyReadable(const ByteSource& source, ByteInterval bytes) {
    Status first;
    while (!bytes.empty()) {
        const auto piece = head(bytes, pieceBytes);
        if (!copy(source, piece)) {
            for (auto rest = piece; !rest.empty(); rest = without(rest, head(rest, unitBytes))) {
                const auto status = copy(source, head(rest, unitBytes));
                first = first ? status : first;
            }
        }
        bytes = without(bytes, piece);
    }
    return first;
}

namespace {

Status copyIfIntact(const ByteSource& disk, ShadowFile& to, const GptCopy& copy, ByteCount sector) {
    if (!copy.intact())
        return {};
    const auto entries = to.copy(disk, {byteOf(copy.header->entries, sector), copy.header->entriesBytes()});
    return entries ? to.copy(disk, {byteOf(copy.at, sector), sector}) : entries;
}

/// Writes the protective MBR that libfdisk expects: one entry of type 0xEE from LBA 1.
Status writeProtectiveMbr(ShadowFile& to) {
    std::array<std::byte, 512> mbr{};
    mbr[446 + 4] = std::byte{0xEE};
    mbr[446 + 8] = std::byte{1};
    std::fill_n(mbr.begin() + 446 + 12, 4, std::byte{0xFF});
    mbr[510] = std::byte{0x55};
    mbr[511] = std::byte{0xAA};
    return to.write({0}, mbr);
}

/// Sectors of the disk for which the GPT was written. libfdisk looks for a lone backup GPT in the last one.
SectorCount claimedSectors(const GptCopies& copies) {
    const auto& primary = copies.primary;
    const Lba last = primary.intact() ? std::max({primary.header->other, primary.header->lastUsable, copies.backup.at})
                                      : copies.backup.at;
    return (last + SectorCount{1}) - Lba{};
}

bool isExtended(const MbrEntry& entry) { return entry.type == 0x05 || entry.type == 0x0F || entry.type == 0x85; }

/// The links from an EBR to further EBRs, relative to the start of the extended partition. libfdisk follows the first
/// link with a size, else one without (libfdisk/src/dos.c, read_extended_partition), and ignores the signature; here
/// all links are followed, libfdisk's choice first.
std::vector<SectorCount> linksOf(std::span<const std::byte> record) {
    auto entries = parseMbrEntries(record).entries;
    std::ranges::stable_partition(entries, [](const MbrEntry& entry) { return entry.sectors != 0; });
    std::vector<SectorCount> links;
    for (const auto& entry : entries)
        if (isExtended(entry))
            links.push_back({entry.firstLba});
    return links;
}

/// Whether Linux stops here because of a missing signature (block/partitions/msdos.c, parse_extended). The first record
/// of an empty extended partition may be zeros.
bool lacksSignature(std::span<const std::byte> record, bool first) {
    const auto entries = parseMbrEntries(record).entries;
    const bool isUsed = !first || std::ranges::any_of(entries, &MbrEntry::used);
    return isUsed && !parseMbr(record);
}

/// Notes why no logical partitions are found after the record in sector `lba` of the extended partition that begins at
/// `first`, on a disk of `size` sectors. Linux reads nothing past the end (block/partitions/check.h,
/// read_part_sector()).
void noteFaults(TableShadow& to, std::span<const std::byte> record, Lba lba, Lba first, SectorCount size) {
    if (!to.unsignedRecord && lacksSignature(record, lba == first))
        to.unsignedRecord = lba;
    const auto links = linksOf(record);
    if (!to.recordPastEnd && !links.empty() && first + links.front() >= Lba{size.value})
        to.recordPastEnd = first + links.front();
}

/// Copies the EBRs of the extended partition that begins at `first`, except those past the end of the disk, and notes
/// their places and the first read error.
void copyRecords(const ByteSource& disk, TableShadow& to, Lba first, ByteCount sector) {
    constexpr std::size_t maxRecords = 4096; // libfdisk stops at 60 partitions
    std::vector<std::byte> record(sector.value);
    std::vector<Lba> next{first};
    std::set<Lba> seen;
    while (!next.empty() && seen.size() < maxRecords) {
        const auto lba = next.back();
        const auto at = byteOf(lba, sector);
        const bool isNew = seen.insert(lba).second;
        next.pop_back();
        if (!isNew || at.value + sector.value > disk.size().value)
            continue;
        auto status = disk.read(at, record);
        if (status) {
            status = to.file.write(at, record);
            to.records.push_back(lba);
            noteFaults(to, record, lba, first, sectorsOf(disk, sector));
            const auto links = linksOf(record);
            std::ranges::transform(links.rbegin(), links.rend(), std::back_inserter(next),
                                   [&](SectorCount link) { return first + link; });
        }
        to.complete = to.complete ? status : to.complete;
    }
}

/// From version 2.41 on, libfdisk does not follow links to records outside the extended partition; Linux does. So entry
/// `number` of the MBR reaches to the last record in the copy; readers restore its size.
Status widenExtended(TableShadow& to, const MbrEntry& entry, std::size_t number) {
    const auto last = std::ranges::max_element(to.records);
    const auto end = std::uint64_t{entry.firstLba} + entry.sectors;
    if (last == to.records.end() || last->value < end)
        return {};
    const auto sectors = last->value + 1 - entry.firstLba;
    if (sectors > std::numeric_limits<std::uint32_t>::max())
        return {};
    std::array<std::byte, 4> field{};
    for (std::size_t n = 0; n < field.size(); ++n)
        field[n] = static_cast<std::byte>(sectors >> (8 * n));
    to.widened.push_back({.first = {entry.firstLba}, .sectors = {entry.sectors}});
    return to.file.write({446 + 16 * number + 12}, field);
}

/// End of the area with all labels known to libfdisk, except GPT and the EBRs of extended partitions.
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
    for (const auto* copy : {&copies.primary, &copies.backup})
        if (status)
            status = copyIfIntact(disk, *file, *copy, sector);
    if (!status)
        return std::unexpected(status.error());
    return file;
}

Result<TableShadow> shadowOfMbr(const ByteSource& disk, ByteCount sector) {
    auto file = ShadowFile::create(disk.size());
    if (!file)
        return std::unexpected(file.error());
    std::vector<std::byte> first(std::max(sector, mbrBytes).value);
    const auto there = std::span(first).first(std::min<std::uint64_t>(first.size(), disk.size().value));
    auto status = disk.read({0}, there);
    if (status)
        status = file->write({0}, there);
    if (!status)
        return std::unexpected(status.error());
    status = file->copyReadable(disk,
                                between(ByteOffset{there.size()}, ByteOffset{std::min(startBytes, disk.size()).value}));
    TableShadow shadow{.file = std::move(*file), .complete = std::move(status)};
    const auto entries = parseMbrEntries(first).entries;
    for (std::size_t n = 0; n < entries.size(); ++n) {
        if (isExtended(entries[n])) {
            copyRecords(disk, shadow, {entries[n].firstLba}, sector);
            if (auto widened = widenExtended(shadow, entries[n], n); !widened)
                return std::unexpected(widened.error());
        }
    }
    return shadow;
}

} // namespace atlas
