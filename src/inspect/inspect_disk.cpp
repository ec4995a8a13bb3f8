// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inspect_disk.h"

#include "base/number_text.h"
#include "inspect/inspect_structure.h"
#include "ondisk/crc.h"
#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/md.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <set>

namespace atlas {
namespace {

using Verdict = std::function<std::optional<ChecksumVerdict>(std::span<const std::byte>)>;
using Structures = std::vector<InspectedStructure>;

struct Wanted {
    StructureKind kind{};
    ByteOffset at{};
    std::uint32_t number = 0;
    std::size_t covered = 0; ///< bytes covered by the checksum; 0: those of the field table
    Verdict verdict{};
};

Status add(const ByteSource& disk, const Wanted& wanted, Structures& out) {
    const ByteCount bytes{tableOf(wanted.kind).size()};
    const StructurePlace place{.kind = wanted.kind, .bytes = {wanted.at, bytes}, .number = wanted.number};
    auto read = bytesAt(disk, {wanted.at, std::max(bytes, ByteCount{wanted.covered})});
    if (!read)
        return std::unexpected(read.error());
    const auto verdict = wanted.verdict ? wanted.verdict(*read) : std::nullopt;
    read->resize(bytes.value);
    auto structure = inspected(place, std::move(*read), {});
    structure.checksum = verdict;
    out.push_back(std::move(structure));
    return {};
}

/// LUKS2 has a second header after the first one and its JSON (LUKS2 On-Disk Format Specification, 2.1).
Status addLuks2(const ByteSource& disk, ByteOffset at, Structures& out) {
    auto status = add(disk, {.kind = StructureKind::Luks2Header, .at = at}, out);
    const auto json = status ? luks2JsonBytes(out.back().bytes) : std::nullopt;
    if (json) {
        constexpr ByteCount binary{4096};
        status = add(disk, {.kind = StructureKind::Luks2Copy, .at = at + binary + *json}, out);
    }
    return status;
}

Status addLvm(const ByteSource& disk, const Layer& layer, Structures& out) {
    const auto head = bytesAt(disk, {layer.header, {lvmLabelBytes}});
    const auto label = head ? parseLvmLabel(*head) : std::nullopt;
    if (!label)
        return head ? Status() : std::unexpected(head.error());
    auto status = add(disk,
                      {.kind = StructureKind::LvmLabel,
                       .at = layer.header + ByteCount{label->at.value},
                       .covered = 512,
                       .verdict = lvmLabelChecksum},
                      out);
    if (status) {
        status = add(
            disk, {.kind = StructureKind::LvmPhysicalVolume, .at = layer.header + ByteCount{label->header.value}}, out);
    }
    std::uint32_t number = 0;
    for (const auto& area : label->metadata) {
        if (status && number < 4) { // lvm2 creates at most two
            status = add(disk,
                         {.kind = StructureKind::LvmMetadata,
                          .at = layer.header + ByteCount{area.first.value},
                          .number = ++number,
                          .covered = lvmMetadataHeaderBytes,
                          .verdict = lvmHeaderChecksum},
                         out);
        }
    }
    return status;
}

Status addMd(const ByteSource& disk, const Layer& layer, Structures& out) {
    const bool isOld = layer.version == "0.90";
    return add(disk,
               {.kind = isOld ? StructureKind::MdOldSuperblock : StructureKind::MdSuperblock,
                .at = layer.superblock,
                .covered = mdSuperblockBytes,
                .verdict = [isOld](std::span<const std::byte> bytes) { return mdChecksum(bytes, isOld); }},
               out);
}

Status addOf(const ByteSource& disk, const Layer& layer, Structures& out) {
    switch (layer.kind) {
    case LayerKind::Luks1: return add(disk, {.kind = StructureKind::Luks1Header, .at = layer.superblock}, out);
    case LayerKind::Luks2: return addLuks2(disk, layer.superblock, out);
    case LayerKind::LvmPhysicalVolume: return addLvm(disk, layer, out);
    case LayerKind::MdMember: return addMd(disk, layer, out);
    case LayerKind::LvmLinearVolume: break;
    }
    return {};
}

} // namespace

Result<std::vector<InspectedStructure>> readLayer(const ByteSource& disk, const Layer& layer) {
    Structures out;
    const auto status = addOf(disk, layer, out);
    return status ? Result<Structures>(std::move(out)) : std::unexpected(status.error());
}

namespace {

/// The checksum of all entries, read in pieces; nullopt if they lie outside the disk or exceed `most` bytes.
std::optional<ChecksumVerdict> entriesChecksum(const ByteSource& disk, const GptHeader& header, ByteCount sector) {
    constexpr std::uint64_t most = 16 * MiB;
    constexpr std::uint64_t piece = 1 << 16;
    const auto all = header.entriesBytes().value;
    if (all == 0 || all > most || header.entries.value >= sectorsOf(disk, sector).value ||
        all > disk.size().value - byteOf(header.entries, sector).value) {
        return std::nullopt;
    }
    Crc32 crc;
    for (std::uint64_t at = 0; at < all; at += piece) {
        const auto bytes = bytesAt(disk, {byteOf(header.entries, sector) + ByteCount{at}, {std::min(piece, all - at)}});
        if (!bytes)
            return std::nullopt;
        crc.add(*bytes);
    }
    return ChecksumVerdict{"partition_entry_array_crc32", header.entriesChecksum, crc.value()};
}

Result<InspectedStructure> gptHeaderAt(const ByteSource& disk, Lba at, ByteCount sector, StructureKind kind) {
    if (at.value >= sectorsOf(disk, sector).value) {
        return std::unexpected(
            Error{.kind = ErrorKind::Corrupt,
                  .what = fmt::format("no GPT header in sector {}: the disk ends before", grouped(at.value)),
                  .where = disk.name()});
    }
    const auto bytes = bytesAt(disk, {byteOf(at, sector), sector});
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto header = parseGptHeader(*bytes);
    if (!header) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fmt::format("no GPT header in sector {}", grouped(at.value)),
                                     .where = disk.name(),
                                     .expected = "EFI PART"});
    }
    const StructurePlace place{.kind = kind, .bytes = {byteOf(at, sector), {tableOf(kind).size()}}};
    auto out =
        inspected(place, {bytes->begin(), bytes->begin() + static_cast<std::ptrdiff_t>(place.bytes.count.value)}, {});
    out.checksum = ChecksumVerdict{"header_crc32", header->checksum, header->computedChecksum};
    if (const auto entries = entriesChecksum(disk, *header, sector))
        out.guarded.push_back(*entries);
    return out;
}

/// The used entries. Count and size are bounded, because they come from the disk.
Result<std::vector<InspectedStructure>> gptEntries(const ByteSource& disk, const GptHeader& header, ByteCount sector) {
    constexpr std::uint64_t maxEntries = 4096;
    constexpr std::uint64_t maxEntryBytes = 4096;
    const auto table = tableOf(StructureKind::GptEntry).size();
    std::vector<InspectedStructure> out;
    if (header.entrySize < table || header.entrySize > maxEntryBytes ||
        header.entries.value >= sectorsOf(disk, sector).value) {
        return out;
    }
    const auto first = byteOf(header.entries, sector);
    const auto room = (disk.size().value - first.value) / header.entrySize;
    const auto count = std::min({std::uint64_t{header.entryCount}, maxEntries, room});
    for (std::uint64_t n = 0; n < count; ++n) {
        const StructurePlace place{.kind = StructureKind::GptEntry,
                                   .bytes = {first + ByteCount{n * header.entrySize}, {table}},
                                   .number = static_cast<std::uint32_t>(n + 1)};
        auto bytes = bytesAt(disk, place.bytes);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto type = std::span(*bytes).first(16);
        if (std::ranges::any_of(type, [](std::byte byte) { return byte != std::byte{0}; }))
            out.push_back(inspected(place, std::move(*bytes), {}));
    }
    return out;
}

} // namespace

Result<InspectedStructure> readMbr(const ByteSource& disk) {
    const StructurePlace place{.kind = StructureKind::Mbr,
                               .bytes = {ByteOffset{0}, {tableOf(StructureKind::Mbr).size()}}};
    auto bytes = bytesAt(disk, place.bytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    return inspected(place, std::move(*bytes), {});
}

Result<std::vector<InspectedStructure>> readGpt(const ByteSource& disk, ByteCount sector) {
    const auto primary = gptHeaderAt(disk, {1}, sector, StructureKind::GptHeader);
    const Lba last{std::max<std::uint64_t>(sectorsOf(disk, sector).value, 1) - 1};
    const auto other = primary ? Lba{primary->decoded.find("alternate_lba")->number} : last;
    const auto backup = gptHeaderAt(disk, other, sector, StructureKind::GptBackupHeader);
    if (!primary && !backup)
        return std::unexpected(primary.error());
    const auto& header = primary ? *primary : *backup;
    auto sectorBytes = header.bytes;
    sectorBytes.resize(sector.value);
    const auto entries = gptEntries(disk, *parseGptHeader(sectorBytes), sector);
    if (!entries)
        return std::unexpected(entries.error());
    std::vector<InspectedStructure> out;
    if (primary)
        out.push_back(*primary);
    out.insert(out.end(), entries->begin(), entries->end());
    if (backup)
        out.push_back(*backup);
    return out;
}

namespace {

bool isExtended(const MbrEntry& entry) {
    return entry.used() && (entry.type == 0x05 || entry.type == 0x0F || entry.type == 0x85);
}

/// Start of the first extended entry; nullopt without one.
std::optional<std::uint64_t> extendedIn(const Mbr& record) {
    const auto found = std::ranges::find_if(record.entries, isExtended);
    return found == record.entries.end() ? std::nullopt : std::optional<std::uint64_t>(found->firstLba);
}

} // namespace

/// An EBR contains a partition, relative to itself, and the next EBR, relative to the first one
/// (block/partitions/msdos.c).
Result<std::vector<InspectedStructure>> readEbrs(const ByteSource& disk, ByteCount sector) {
    constexpr std::size_t most = 256;
    std::vector<InspectedStructure> out;
    const auto mbr = readMbr(disk);
    if (!mbr)
        return std::unexpected(mbr.error());
    const auto first = extendedIn(parseMbrEntries(mbr->bytes));
    const auto sectors = sectorsOf(disk, sector).value;
    std::set<std::uint64_t> seen;
    for (auto next = first; next && *next < sectors && seen.insert(*next).second && out.size() < most;) {
        const StructurePlace place{.kind = StructureKind::Ebr,
                                   .bytes = {byteOf(Lba{*next}, sector), {tableOf(StructureKind::Ebr).size()}},
                                   .number = static_cast<std::uint32_t>(out.size() + 1)};
        auto bytes = bytesAt(disk, place.bytes);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto record = parseMbr(*bytes);
        if (!record)
            break;
        out.push_back(inspected(place, std::move(*bytes), {}));
        const auto link = extendedIn(*record);
        next = link ? std::optional(*first + *link) : std::nullopt;
    }
    return out;
}

} // namespace atlas
