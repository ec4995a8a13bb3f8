// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/mbr_and_gpt.h"

#include "ondisk/crc.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

bool announces(const MbrEntry& entry) { return entry.type == 0xEE; }

} // namespace

bool Mbr::announcesGpt() const { return std::ranges::any_of(entries, announces); }

std::optional<std::uint32_t> Mbr::misplacedAnnouncement() const {
    const auto first = std::ranges::find_if(entries, announces);
    const bool placed = std::ranges::any_of(entries, [](const MbrEntry& e) { return announces(e) && e.firstLba == 1; });
    return first == entries.end() || placed ? std::nullopt : std::optional(first->firstLba);
}

std::uint64_t Mbr::partitionsBesideGpt() const {
    const auto own = std::ranges::count_if(entries, [](const MbrEntry& e) { return e.used() && e.type != 0xEE; });
    return announcesGpt() ? static_cast<std::uint64_t>(own) : 0;
}

bool Mbr::plausible() const {
    return std::ranges::all_of(entries, [](const MbrEntry& e) { return e.status == 0x00 || e.status == 0x80; });
}

std::optional<std::uint8_t> Mbr::otherTypeOverGpt() const {
    const auto over =
        std::ranges::find_if(entries, [](const MbrEntry& e) { return e.used() && e.firstLba == 1 && e.type != 0xEE; });
    return over == entries.end() || announcesGpt() ? std::nullopt : std::optional(over->type);
}

std::optional<std::size_t> Mbr::wrongBootFlag(std::uint64_t sectors) const {
    const auto fits = [&](const MbrEntry& e) {
        const bool empty = e.type == 0 && e.firstLba == 0 && e.sectors == 0;
        return empty || (e.used() && e.firstLba > 0 && std::uint64_t{e.firstLba} + e.sectors <= sectors);
    };
    if (plausible() || !listsPartitions(sectors) || !std::ranges::all_of(entries, fits))
        return std::nullopt;
    const auto wrong = std::ranges::find_if(entries, [](const MbrEntry& e) { return (e.status & 0x7F) != 0; });
    return static_cast<std::size_t>(wrong - entries.begin());
}

bool Mbr::listsPartitions(std::uint64_t sectors) const {
    return std::ranges::any_of(entries,
                               [&](const MbrEntry& e) { return e.used() && e.firstLba > 0 && e.firstLba < sectors; });
}

Mbr parseMbrEntries(std::span<const std::byte> sector) {
    constexpr std::size_t tableAt = 446;
    constexpr std::size_t entrySize = 16;
    Mbr mbr;
    for (std::size_t i = 0; i < mbr.entries.size(); ++i) {
        const auto at = tableAt + i * entrySize;
        mbr.entries[i] = {.status = little<std::uint8_t>(sector, at),
                          .type = little<std::uint8_t>(sector, at + 4),
                          .firstLba = little<std::uint32_t>(sector, at + 8),
                          .sectors = little<std::uint32_t>(sector, at + 12)};
    }
    return mbr;
}

std::optional<Mbr> parseMbr(std::span<const std::byte> sector) {
    return sector.size() >= 512 && little<std::uint16_t>(sector, 510) == 0xAA55 ? std::optional(parseMbrEntries(sector))
                                                                                : std::nullopt;
}

namespace {

constexpr std::uint64_t signature = 0x5452415020494645; // "EFI PART"
constexpr std::size_t checksumAt = 16;
constexpr std::size_t checksumSize = 4;

std::uint32_t checksumOf(std::span<const std::byte> header) {
    static constexpr std::array<std::byte, checksumSize> zeros{};
    Crc32 crc;
    crc.add(header.first(checksumAt));
    crc.add(zeros);
    crc.add(header.subspan(checksumAt + checksumSize));
    return crc.value();
}

} // namespace

std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector) {
    if (sector.size() < 92 || little<std::uint64_t>(sector, 0) != signature)
        return std::nullopt;
    const auto half = [&](std::size_t at) { return little<std::uint32_t>(sector, at); };
    const auto lba = [&](std::size_t at) { return Lba{little<std::uint64_t>(sector, at)}; };
    GptHeader header{.size = half(12),
                     .checksum = half(checksumAt),
                     .self = lba(24),
                     .other = lba(32),
                     .firstUsable = lba(40),
                     .lastUsable = lba(48),
                     .diskGuid = {},
                     .entries = lba(72),
                     .entryCount = half(80),
                     .entrySize = half(84),
                     .entriesChecksum = half(88)};
    std::ranges::copy(sector.subspan(56, header.diskGuid.size()), header.diskGuid.begin());
    if (header.sizeFits({sector.size()}))
        header.computedChecksum = checksumOf(sector.first(header.size));
    return header;
}

namespace {

using enum FieldKind;

constexpr NamedValue bootFlags[] = {{0x00, "not bootable"}, {0x80, "bootable"}};
constexpr NamedValue attributeNames[] = {{1, "required"}, {2, "no block I/O"}, {4, "legacy BIOS bootable"}};

constexpr Field mbrFields[] = {
    {"boot_code", 0, 440, Bytes},       {"disk_signature", 440, 4, Hex},
    {"unknown", 444, 2, Reserved},      {"boot_indicator[0]", 446, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[0]", 447, 3, Bytes}, {"os_type[0]", 450, 1, Hex},
    {"ending_chs[0]", 451, 3, Bytes},   {"starting_lba[0]", 454, 4},
    {"size_in_lba[0]", 458, 4},         {"boot_indicator[1]", 462, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[1]", 463, 3, Bytes}, {"os_type[1]", 466, 1, Hex},
    {"ending_chs[1]", 467, 3, Bytes},   {"starting_lba[1]", 470, 4},
    {"size_in_lba[1]", 474, 4},         {"boot_indicator[2]", 478, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[2]", 479, 3, Bytes}, {"os_type[2]", 482, 1, Hex},
    {"ending_chs[2]", 483, 3, Bytes},   {"starting_lba[2]", 486, 4},
    {"size_in_lba[2]", 490, 4},         {"boot_indicator[3]", 494, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[3]", 495, 3, Bytes}, {"os_type[3]", 498, 1, Hex},
    {"ending_chs[3]", 499, 3, Bytes},   {"starting_lba[3]", 502, 4},
    {"size_in_lba[3]", 506, 4},         {"signature", 510, 2, Hex},
};
static_assert(isComplete(mbrFields, 512));

constexpr Field gptHeaderFields[] = {
    {"signature", 0, 8, Text},
    {"revision", 8, 4, Hex},
    {"header_size", 12, 4},
    {"header_crc32", 16, 4, Checksum},
    {"reserved", 20, 4, Reserved},
    {"my_lba", 24, 8},
    {"alternate_lba", 32, 8},
    {"first_usable_lba", 40, 8},
    {"last_usable_lba", 48, 8},
    {"disk_guid", 56, 16, Guid},
    {"partition_entry_lba", 72, 8},
    {"num_partition_entries", 80, 4},
    {"sizeof_partition_entry", 84, 4},
    {"partition_entry_array_crc32", 88, 4, Checksum},
};
static_assert(isComplete(gptHeaderFields, 92));

constexpr Field gptEntryFields[] = {
    {"partition_type_guid", 0, 16, Guid},
    {"unique_partition_guid", 16, 16, Guid},
    {"starting_lba", 32, 8},
    {"ending_lba", 40, 8},
    {"attributes", 48, 8, Flags, {}, {}, attributeNames},
    {"partition_name", 56, 72, Utf16},
};
static_assert(isComplete(gptEntryFields, 128));

} // namespace

constinit const FieldTable mbrTable{.structure = "mbr", .fields = mbrFields};
constinit const FieldTable gptHeaderTable{.structure = "gpt_header", .fields = gptHeaderFields};
constinit const FieldTable gptEntryTable{.structure = "gpt_entry", .fields = gptEntryFields};

} // namespace atlas
