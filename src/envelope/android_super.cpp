// SPDX-License-Identifier: GPL-3.0-or-later
// The partitions inside Android's `super`: liblp, metadata_format.h.
#include "base/byte_map.h"
#include "base/digest.h"
#include "envelope/openers.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t geometryAt = 4096; ///< behind a reserved block, and once more behind itself
constexpr std::uint64_t geometryBytes = 4096;
constexpr std::size_t slotHeaderBytes = 128;
constexpr std::uint32_t largestMetadata = 1U << 20U;
constexpr std::uint64_t superSector = 512; ///< of liblp, whatever the disk has

std::string hexOf(std::span<const std::byte> bytes) {
    std::string text;
    for (const auto byte : bytes)
        text += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
    return text;
}

/// Whether `bytes` have the SHA-256 that lies at `hashAt` of them, computed with zeros in its place.
bool hasOwnHash(std::vector<std::byte> bytes, std::size_t hashAt) {
    constexpr std::size_t hashBytes = 32;
    const auto place = std::span(bytes).subspan(hashAt, hashBytes);
    const auto stored = hexOf(place);
    std::ranges::fill(place, std::byte{});
    Digest hash(DigestKind::Sha256);
    hash.add(bytes);
    return hash.takeHex() == stored;
}

struct Geometry {
    std::uint32_t metadataBytes; ///< of one slot
    std::uint32_t slots;
};

Result<Geometry> readGeometry(const ByteSource& file) {
    constexpr std::size_t structBytes = 52;
    for (const auto at : {geometryAt, geometryAt + geometryBytes}) {
        std::vector<std::byte> bytes(structBytes);
        if (!file.read({at}, bytes) || little<std::uint32_t>(bytes, 0) != 0x616C4467U ||
            little<std::uint32_t>(bytes, 4) != structBytes || !hasOwnHash(bytes, 8)) {
            continue;
        }
        const Geometry found{little<std::uint32_t>(bytes, 40), little<std::uint32_t>(bytes, 44)};
        if (found.metadataBytes >= slotHeaderBytes && found.metadataBytes <= largestMetadata && found.slots > 0 &&
            found.slots <= 32)
            return found;
    }
    return cannotOpen(file, "has no intact geometry of its partitions");
}

struct Table {
    std::uint32_t offset = 0;
    std::uint32_t count = 0;
    std::uint32_t entryBytes = 0;
};

/// Header and tables of one slot.
struct Metadata {
    std::vector<std::byte> tables{};
    Table partitions{};
    Table extents{};

    /// Entry `n`; empty if it lies outside the tables.
    [[nodiscard]] std::span<const std::byte> entry(const Table& table, std::uint64_t n) const {
        const auto at = table.offset + n * table.entryBytes;
        return n < table.count && at + table.entryBytes <= tables.size()
                   ? std::span(tables).subspan(at, table.entryBytes)
                   : std::span<const std::byte>();
    }
};

Table tableAt(std::span<const std::byte> header, std::size_t at) {
    return {little<std::uint32_t>(header, at), little<std::uint32_t>(header, at + 4),
            little<std::uint32_t>(header, at + 8)};
}

std::optional<Metadata> readSlot(const ByteSource& file, std::uint64_t at, std::uint32_t room) {
    constexpr std::size_t partitionBytes = 52;
    constexpr std::size_t extentBytes = 24;
    std::vector<std::byte> start(slotHeaderBytes);
    if (!file.read({at}, start) || little<std::uint32_t>(start, 0) != 0x414C5030U ||
        little<std::uint16_t>(start, 4) != 10)
        return std::nullopt;
    const auto size = little<std::uint32_t>(start, 8);
    const auto tables = little<std::uint32_t>(start, 44);
    if (size < slotHeaderBytes || size > room || tables > room - size)
        return std::nullopt;
    std::vector<std::byte> header(size);
    Metadata metadata{.tables = std::vector<std::byte>(tables)};
    if (!file.read({at}, header) || !hasOwnHash(header, 12) || !file.read({at + size}, metadata.tables))
        return std::nullopt;
    Digest hash(DigestKind::Sha256);
    hash.add(metadata.tables);
    if (hash.takeHex() != hexOf(std::span(header).subspan(48, 32)))
        return std::nullopt;
    metadata.partitions = tableAt(header, 80);
    metadata.extents = tableAt(header, 92);
    const bool isKnown = metadata.partitions.entryBytes >= partitionBytes && metadata.extents.entryBytes >= extentBytes;
    return isKnown ? std::optional(std::move(metadata)) : std::nullopt;
}

/// The first intact slot, else the first intact backup of one.
Result<Metadata> readMetadata(const ByteSource& file, const Geometry& geometry) {
    constexpr auto first = geometryAt + 2 * geometryBytes;
    for (std::uint64_t slot = 0; slot < 2ULL * geometry.slots; ++slot)
        if (auto metadata = readSlot(file, first + slot * geometry.metadataBytes, geometry.metadataBytes))
            return std::move(*metadata);
    return cannotOpen(file, "has no intact list of its partitions");
}

struct SuperPartition {
    std::string name{};
    ByteCount size{};
    ByteMap map{};       ///< empty unless all of it lies in this file
    bool holdsExt = false;
};

SuperPartition partitionIn(const Metadata& metadata, std::span<const std::byte> entry, const ByteSource& file) {
    constexpr std::size_t nameBytes = 36;
    SuperPartition partition;
    for (const auto byte : entry.first(nameBytes))
        if (const auto c = std::to_integer<char>(byte); c > ' ' && c < 0x7F)
            partition.name += c;
    const std::uint64_t first = little<std::uint32_t>(entry, 40);
    const std::uint64_t count = little<std::uint32_t>(entry, 44);
    bool isWhole = count > 0 && count <= metadata.extents.count;
    for (std::uint64_t n = 0; n < count && isWhole; ++n) {
        const auto extent = metadata.entry(metadata.extents, first + n);
        constexpr std::uint64_t mostSectors = std::uint64_t{1} << 50U;
        isWhole = !extent.empty() && little<std::uint64_t>(extent, 0) < mostSectors &&
                  little<std::uint64_t>(extent, 12) < mostSectors;
        // Target type 0 is linear; target source 0 is the disk that the list itself is on.
        isWhole = isWhole && little<std::uint32_t>(extent, 8) == 0 && little<std::uint32_t>(extent, 20) == 0;
        if (!isWhole)
            break;
        const ByteCount bytes{little<std::uint64_t>(extent, 0) * superSector};
        partition.map.push_back(
            {.bytes = {{partition.size.value}, bytes}, .at = {{little<std::uint64_t>(extent, 12) * superSector}}});
        partition.size += bytes;
    }
    if (!isWhole || !isSound(partition.map, partition.size, file.size()))
        partition.map.clear();
    return partition;
}

/// By the magic number of the superblock alone.
bool holdsExt(const ByteSource& bytes) {
    std::array<std::byte, 2> magic{};
    return bytes.read({1080}, magic) && little<std::uint16_t>(magic, 0) == 0xEF53;
}

std::vector<SuperPartition> partitionsIn(const Metadata& metadata, const std::shared_ptr<const ByteSource>& file) {
    constexpr std::uint32_t most = 1024;
    std::vector<SuperPartition> all;
    for (std::uint32_t n = 0; n < std::min(metadata.partitions.count, most); ++n) {
        const auto entry = metadata.entry(metadata.partitions, n);
        if (entry.empty())
            break;
        auto partition = partitionIn(metadata, entry, *file);
        const auto bytes =
            partition.map.empty() ? nullptr : mapped(file, partition.map, partition.size).value_or(nullptr);
        partition.holdsExt = bytes != nullptr && holdsExt(*bytes);
        all.push_back(std::move(partition));
    }
    return all;
}

} // namespace

Result<EnvelopedDisk> openAndroidSuper(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                       const EnvelopeRequest& request) {
    const auto geometry = readGeometry(*file);
    auto metadata = geometry ? readMetadata(*file, *geometry) : std::unexpected(geometry.error());
    if (!metadata)
        return std::unexpected(metadata.error());
    const auto partitions = partitionsIn(*metadata, file);
    const auto chosen = request.member.empty() ? std::ranges::find(partitions, true, &SuperPartition::holdsExt)
                                               : std::ranges::find(partitions, request.member, &SuperPartition::name);
    std::vector<std::string> names;
    std::ranges::transform(partitions, std::back_inserter(names), &SuperPartition::name);
    if (chosen == partitions.end() || chosen->map.empty()) {
        return cannotOpen(*file, fmt::format("has no partition with ext that lies in it: {}", fmt::join(names, ", ")),
                          ErrorKind::Unsupported);
    }
    auto bytes = mapped(file, chosen->map, chosen->size);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto id = std::string(format.id);
    EnvelopedDisk disk{std::move(*bytes), {.format = id, .files = {{file->name(), id}}, .member = chosen->name}};
    for (const auto& partition : partitions)
        if (partition.holdsExt)
            disk.envelope.members.push_back(partition.name);
    if (disk.envelope.members.size() == 1)
        disk.envelope.members.clear();
    for (const auto& partition : partitions)
        disk.envelope.stored.push_back({"partition", fmt::format("{} ({} B)", partition.name, partition.size.value)});
    return disk;
}

} // namespace atlas
