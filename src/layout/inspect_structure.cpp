// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/inspect_structure.h"

#include "base/number_text.h"
#include "ondisk/gpt.h"
#include "ondisk/group_descriptor_fields.h"
#include "ondisk/superblock_fields.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

Result<std::vector<std::byte>> bytesAt(const ByteSource& source, ByteInterval where) {
    std::vector<std::byte> bytes(where.count.value);
    if (auto status = source.read(where.first, bytes); !status) {
        return std::unexpected(status.error());
    }
    return bytes;
}

std::optional<ChecksumVerdict> checksumOf(const StructurePlace& place, std::span<const std::byte> bytes,
                                          const DecodeContext& context) {
    switch (place.kind) {
    case StructureKind::Superblock: return superblockChecksum(bytes, context);
    case StructureKind::GroupDescriptor: return descriptorChecksum(bytes, place.group.value, context);
    case StructureKind::Inode: return inodeChecksum(bytes, place.number, context);
    case StructureKind::JournalSuperblock: return journalChecksum(bytes, context);
    case StructureKind::MmpBlock: return mmpChecksum(bytes, context);
    default: return std::nullopt;
    }
}

InspectedStructure inspected(const StructurePlace& place, std::vector<std::byte> bytes, const DecodeContext& context) {
    const auto used = place.kind == StructureKind::Inode ? usedInodeBytes(bytes) : bytes.size();
    auto decoded = decode(tableOf(place.kind), bytes, context, used);
    const auto checksum = checksumOf(place, bytes, context);
    return {.place = place, .bytes = std::move(bytes), .decoded = std::move(decoded), .checksum = checksum};
}

Result<InspectedStructure> gptHeaderAt(const ByteSource& disk, Lba at, ByteCount sector, StructureKind kind) {
    if (at.value >= sectorsOf(disk, sector).value) {
        return std::unexpected(
            Error{.kind = ErrorKind::Corrupt,
                  .what = fmt::format("no GPT header in sector {}: the disk ends before", grouped(at.value)),
                  .where = disk.name()});
    }
    const auto bytes = bytesAt(disk, {byteOf(at, sector), sector});
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
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
    return out;
}

/// The used entries. Their count and size come from the disk, so both are bounded.
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
        if (!bytes) {
            return std::unexpected(bytes.error());
        }
        const auto type = std::span(*bytes).first(16);
        if (std::ranges::any_of(type, [](std::byte byte) { return byte != std::byte{0}; })) {
            out.push_back(inspected(place, std::move(*bytes), {}));
        }
    }
    return out;
}

bool isWrongChecksum(const InspectedStructure& structure, std::size_t field) {
    return structure.checksum && !structure.checksum->right() &&
           structure.checksum->field == structure.decoded.fields[field].field->name;
}

bool isLegitimate(const InspectedStructure& first, const InspectedStructure& other, std::size_t field) {
    const auto& a = first.decoded.fields[field];
    const auto& b = other.decoded.fields[field];
    if (isWrongChecksum(other, field)) {
        return false;
    }
    if (first.place.kind == StructureKind::GroupDescriptor) {
        return mayDifferInBackupDescriptor(*a.field);
    }
    const auto bits = bitsThatMayDifferInBackup(*a.field);
    return mayDifferInBackup(*a.field) || (bits != 0 && ((a.number ^ b.number) & ~bits) == 0);
}

} // namespace

Status StructureReader::useSuperblockOf(const Layout& layout) {
    const auto places = superblockPlaces(layout);
    const auto used = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    const auto bytes =
        bytesAt(m_source, {m_start + (used == places.end() ? ByteCount{1024} : used->bytes.first - ByteOffset{0}),
                           {superblockTable.size()}});
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    m_context = contextOf(*bytes);
    return {};
}

Result<InspectedStructure> StructureReader::read(const StructurePlace& place) const {
    auto bytes = bytesAt(m_source, {m_start + (place.bytes.first - ByteOffset{0}), place.bytes.count});
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const bool isJournal = place.kind == StructureKind::JournalSuperblock;
    const auto context = isJournal ? journalContextOf(*bytes) : m_context;
    return inspected(place, std::move(*bytes), context);
}

Result<InspectedStructure> readMbr(const ByteSource& disk) {
    const StructurePlace place{.kind = StructureKind::Mbr,
                               .bytes = {ByteOffset{0}, {tableOf(StructureKind::Mbr).size()}}};
    auto bytes = bytesAt(disk, place.bytes);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    return inspected(place, std::move(*bytes), {});
}

Result<std::vector<InspectedStructure>> readGpt(const ByteSource& disk, ByteCount sector) {
    const auto primary = gptHeaderAt(disk, {1}, sector, StructureKind::GptHeader);
    const Lba last{std::max<std::uint64_t>(sectorsOf(disk, sector).value, 1) - 1};
    const auto other = primary ? Lba{primary->decoded.find("alternate_lba")->number} : last;
    const auto backup = gptHeaderAt(disk, other, sector, StructureKind::GptBackupHeader);
    if (!primary && !backup) {
        return std::unexpected(primary.error());
    }
    const auto& header = primary ? *primary : *backup;
    auto sectorBytes = header.bytes;
    sectorBytes.resize(sector.value);
    const auto entries = gptEntries(disk, *parseGptHeader(sectorBytes), sector);
    if (!entries) {
        return std::unexpected(entries.error());
    }
    std::vector<InspectedStructure> out;
    if (primary) {
        out.push_back(*primary);
    }
    out.insert(out.end(), entries->begin(), entries->end());
    if (backup) {
        out.push_back(*backup);
    }
    return out;
}

std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies) {
    std::vector<CopyDifference> out;
    if (copies.empty()) {
        return out;
    }
    const auto& first = copies.front();
    for (std::size_t field = 0; field < first.decoded.fields.size(); ++field) {
        for (std::size_t copy = 1; copy < copies.size(); ++copy) {
            if (copies[copy].decoded.fields[field].raw != first.decoded.fields[field].raw ||
                isWrongChecksum(copies[copy], field)) {
                out.push_back({field, copy, isLegitimate(first, copies[copy], field)});
            }
        }
    }
    return out;
}

} // namespace atlas
