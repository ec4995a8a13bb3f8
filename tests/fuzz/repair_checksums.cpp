// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/repair_checksums.h"

#include "ondisk/checksums.h"
#include "ondisk/crc.h"
#include "ondisk/endian.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/superblock.h"

#include <algorithm>
#include <optional>

namespace atlas::fuzz {
namespace {

constexpr std::size_t superblockBytes = 1024;
constexpr std::uint32_t maxDescriptors = 64;
constexpr std::uint32_t maxInodes = 32;

std::uint64_t number(const FieldTable& table, std::string_view name, std::span<const std::byte> bytes) {
    const auto& field = *table.find(name);
    std::uint64_t value = 0;
    for (std::size_t n = field.width; n-- > 0;) {
        value = value << 8 | std::to_integer<std::uint64_t>(bytes[field.offset + n]);
    }
    return value;
}

/// Writes the lower bytes of `value` into `field`, and the others into the field of the upper part.
void store(SparseImage& image, std::uint64_t at, const FieldTable& table, std::string_view name, std::uint32_t value) {
    const auto& field = *table.find(name);
    std::vector<std::byte> bytes(field.width);
    for (std::size_t n = 0; n < bytes.size(); ++n) {
        const auto shift = table.order == ByteOrder::Little ? n : bytes.size() - 1 - n;
        bytes[n] = static_cast<std::byte>(value >> (8 * shift));
    }
    image.put(at + field.offset, bytes);
    if (!field.high.empty() && field.width < 4) {
        store(image, at, table, field.high, value >> (8 * field.width));
    }
}

void repair(SparseImage& image, std::uint64_t at, const FieldTable& table,
            const std::optional<ChecksumVerdict>& verdict) {
    if (verdict) {
        store(image, at, table, verdict->field, verdict->computed);
    }
}

struct Geometry {
    std::uint64_t start = 0; ///< byte of the volume
    std::uint64_t block = 1024;
    std::size_t descriptor = 32;
    std::size_t inode = 128;
    std::uint64_t table = 0; ///< first block of the descriptors
};

Geometry geometryOf(std::uint64_t at, std::span<const std::byte> superblock) {
    Geometry geometry{.start = at - superblockBytes};
    geometry.block = std::uint64_t{1024} << (number(superblockTable, "s_log_block_size", superblock) % 7);
    const auto wide = (number(superblockTable, "s_feature_incompat", superblock) & 0x80) != 0;
    const auto size = number(superblockTable, "s_desc_size", superblock);
    geometry.descriptor = wide && size >= 32 && size <= 1024 ? static_cast<std::size_t>(size) : 32;
    geometry.inode = std::clamp<std::size_t>(number(superblockTable, "s_inode_size", superblock), 128, 1024);
    geometry.table = number(superblockTable, "s_first_data_block", superblock) % 2 + 1;
    return geometry;
}

void repairInodes(SparseImage& image, const Geometry& geometry, const DecodeContext& context) {
    const auto first = image.bytes(geometry.start + geometry.table * geometry.block, geometry.descriptor);
    const auto table = number(groupDescriptorTable, "bg_inode_table_lo", first) * geometry.block + geometry.start;
    for (std::uint32_t n = 0; n < maxInodes; ++n) {
        const auto at = table + n * geometry.inode;
        repair(image, at, inodeTable, inodeChecksum(image.bytes(at, geometry.inode), n + 1, context));
    }
}

void repairVolume(SparseImage& image, std::uint64_t at) {
    const auto superblock = image.bytes(at, superblockBytes);
    const auto context = contextOf(superblock);
    repair(image, at, superblockTable, superblockChecksum(superblock, context));
    if (at < superblockBytes || number(superblockTable, "s_block_group_nr", superblock) != 0) {
        return;
    }
    const auto geometry = geometryOf(at, superblock);
    for (std::uint32_t group = 0; group < maxDescriptors; ++group) {
        const auto place = geometry.start + geometry.table * geometry.block + group * geometry.descriptor;
        const auto bytes = image.bytes(place, geometry.descriptor);
        repair(image, place, groupDescriptorTable, descriptorChecksum(bytes, group, context));
    }
    repairInodes(image, geometry, context);
}

std::uint32_t crc32(std::span<const std::byte> bytes) {
    Crc32 crc;
    crc.add(bytes);
    return crc.value();
}

void repairGpt(SparseImage& image, std::uint64_t at) {
    constexpr std::uint64_t maxEntryBytes = 64 << 10;
    auto header = image.bytes(at, sectorBytes);
    const auto count = number(gptHeaderTable, "num_partition_entries", header);
    const auto size = number(gptHeaderTable, "sizeof_partition_entry", header);
    const auto entries = number(gptHeaderTable, "partition_entry_lba", header);
    if (count * size <= maxEntryBytes) {
        const auto bytes = image.bytes(entries * sectorBytes, static_cast<std::size_t>(count * size));
        store(image, at, gptHeaderTable, "partition_entry_array_crc32", crc32(bytes));
    }
    store(image, at, gptHeaderTable, "header_crc32", 0);
    header = image.bytes(at, sectorBytes);
    const auto length = std::min<std::size_t>(number(gptHeaderTable, "header_size", header), sectorBytes);
    store(image, at, gptHeaderTable, "header_crc32", crc32(std::span(header).first(length)));
}

} // namespace

void repairChecksums(SparseImage& image) {
    std::vector<std::uint64_t> volumes;
    std::vector<std::uint64_t> tables;
    std::vector<std::uint64_t> journals;
    for (const auto& [sector, bytes] : image.sectors) {
        const auto at = std::uint64_t{sector} * sectorBytes;
        if (little<std::uint16_t>(bytes, superblockTable.find("s_magic")->offset) == 0xEF53) {
            volumes.push_back(at);
        } else if (little<std::uint64_t>(bytes, 0) == 0x5452415020494645) { // "EFI PART"
            tables.push_back(at);
        } else if (big<std::uint32_t>(bytes, 0) == 0xC03B3998 && big<std::uint32_t>(bytes, 4) == 4) {
            journals.push_back(at);
        }
    }
    for (const auto at : volumes) {
        repairVolume(image, at);
    }
    for (const auto at : journals) {
        const auto bytes = image.bytes(at, superblockBytes);
        repair(image, at, journalSuperblockTable, journalChecksum(bytes, journalContextOf(bytes)));
    }
    for (const auto at : tables) {
        repairGpt(image, at);
    }
}

} // namespace atlas::fuzz
