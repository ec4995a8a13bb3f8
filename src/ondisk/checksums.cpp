// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/checksums.h"

#include "base/bits.h"
#include "ondisk/endian.h"

namespace atlas {
namespace {

using ByteSpan = std::span<const std::byte>;

constexpr std::uint32_t initial = ~std::uint32_t{0};
constexpr std::uint32_t lowHalf = 0xFFFF;

/// CRC-32C of `bytes` with `width` bytes at `hole` taken as 0.
std::uint32_t withHole(std::uint32_t seed, ByteSpan bytes, std::size_t hole, std::size_t width) {
    static constexpr std::array<std::byte, 4> zeros{};
    seed = crc32c(seed, bytes.first(hole));
    seed = crc32c(seed, std::span(zeros).first(width));
    return crc32c(seed, bytes.subspan(hole + width));
}

/// lib/ext2fs/crc16.c: polynomial 0x8005, reflected.
std::uint16_t crc16(std::uint16_t seed, ByteSpan bytes) {
    std::uint32_t state = seed;
    for (const auto byte : bytes) {
        state ^= std::to_integer<std::uint32_t>(byte);
        for (int bit = 0; bit < 8; ++bit)
            state = (state >> 1) ^ ((state & 1) != 0 ? 0xA001 : 0);
    }
    return static_cast<std::uint16_t>(state);
}

/// For uninit_bg; excludes the checksum itself.
std::uint16_t descriptorCrc16(ByteSpan descriptor, std::size_t checksumAt, std::uint32_t group, ByteSpan uuid) {
    auto state = crc16(static_cast<std::uint16_t>(initial), uuid);
    state = crc16(state, littleBytes(group));
    state = crc16(state, descriptor.first(checksumAt));
    return crc16(state, descriptor.subspan(checksumAt + 2));
}

} // namespace

std::optional<ChecksumVerdict> superblockChecksum(ByteSpan superblock, const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x3FC;
    if (superblock.size() < checksumAt + 4 || !context.hasAny("metadata_csum"))
        return std::nullopt;
    return ChecksumVerdict{"s_checksum", little<std::uint32_t>(superblock, checksumAt),
                           crc32c(initial, superblock.first(checksumAt))};
}

std::optional<ChecksumVerdict> descriptorChecksum(ByteSpan descriptor, std::uint32_t group,
                                                  const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x1E;
    if (descriptor.size() < checksumAt + 2)
        return std::nullopt;
    ChecksumVerdict verdict{.field = "bg_checksum", .stored = little<std::uint16_t>(descriptor, checksumAt)};
    if (context.hasAny("metadata_csum")) {
        const auto seed = crc32c(context.checksumSeed, littleBytes(group));
        verdict.computed = withHole(seed, descriptor, checksumAt, 2) & lowHalf;
    } else if (context.hasAny("uninit_bg")) {
        verdict.computed = descriptorCrc16(descriptor, checksumAt, group, context.uuid);
    } else {
        return std::nullopt;
    }
    return verdict;
}

std::optional<ChecksumVerdict> inodeChecksum(ByteSpan inode, std::uint32_t number, const DecodeContext& context) {
    constexpr std::size_t generationAt = 0x64;
    constexpr std::size_t lowAt = 0x7C;
    constexpr std::size_t highAt = 0x82;
    constexpr std::size_t smallBytes = 128;
    if (inode.size() < smallBytes || !context.hasAny("metadata_csum") || isZero(inode.first(smallBytes)))
        return std::nullopt;
    auto state = inodeSeed(context, number, little<std::uint32_t>(inode, generationAt));
    const bool wide = usedInodeBytes(inode) >= highAt + 2;
    std::vector<std::byte> copy(inode.begin(), inode.end());
    copy[lowAt] = copy[lowAt + 1] = std::byte{0};
    ChecksumVerdict verdict{.field = "l_i_checksum_lo", .stored = little<std::uint16_t>(inode, lowAt)};
    if (wide) {
        verdict.stored |= std::uint32_t{little<std::uint16_t>(inode, highAt)} << 16;
        copy[highAt] = copy[highAt + 1] = std::byte{0};
    }
    state = crc32c(state, copy);
    verdict.computed = wide ? state : state & lowHalf;
    return verdict;
}

std::optional<ChecksumVerdict> journalChecksum(ByteSpan superblock, const DecodeContext& journal) {
    constexpr std::size_t checksumAt = 0xFC;
    constexpr std::size_t bytes = 1024;
    if (superblock.size() < bytes || !journal.hasAny("journal_checksum_v2 journal_checksum_v3"))
        return std::nullopt;
    return ChecksumVerdict{"s_checksum", big<std::uint32_t>(superblock, checksumAt),
                           withHole(initial, superblock.first(bytes), checksumAt, 4)};
}

std::optional<ChecksumVerdict> mmpChecksum(ByteSpan block, const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x3FC;
    if (block.size() < checksumAt + 4 || !context.hasAny("metadata_csum"))
        return std::nullopt;
    return ChecksumVerdict{"mmp_checksum", little<std::uint32_t>(block, checksumAt),
                           crc32c(context.checksumSeed, block.first(checksumAt))};
}

namespace {

using BlockSpan = std::span<const std::byte>;

struct BitmapPlace {
    std::string_view field;
    std::size_t low; ///< place of the checksum in the descriptor
    std::size_t high;
    std::uint16_t uninitialised; ///< bit in bg_flags
};

std::optional<ChecksumVerdict> verdictOf(BlockSpan bits, BlockSpan descriptor, const BitmapPlace& place,
                                         const DecodeContext& context) {
    constexpr std::size_t flagsAt = 0x12;
    constexpr std::size_t smallDescriptor = 32;
    if (descriptor.size() < smallDescriptor || !context.hasAny("metadata_csum") ||
        (little<std::uint16_t>(descriptor, flagsAt) & place.uninitialised) != 0) {
        return std::nullopt;
    }
    const bool wide = descriptor.size() >= place.high + 2;
    ChecksumVerdict verdict{.field = place.field,
                            .stored = little<std::uint16_t>(descriptor, place.low),
                            .computed = bitmapChecksum(bits, context.checksumSeed, wide)};
    if (wide)
        verdict.stored |= std::uint32_t{little<std::uint16_t>(descriptor, place.high)} << 16;
    return verdict;
}

} // namespace

std::uint32_t bitmapChecksum(BlockSpan bits, std::uint32_t seed, bool wide) {
    const auto whole = crc32c(seed, bits);
    return wide ? whole : whole & 0xFFFF;
}

std::optional<ChecksumVerdict> blockBitmapChecksum(BlockSpan bits, BlockSpan descriptor, const DecodeContext& context) {
    constexpr BitmapPlace place{"bg_block_bitmap_csum_lo", 0x18, 0x38, 0x2};
    return verdictOf(bits, descriptor, place, context);
}

std::optional<ChecksumVerdict> inodeBitmapChecksum(BlockSpan bits, BlockSpan descriptor, const DecodeContext& context) {
    constexpr BitmapPlace place{"bg_inode_bitmap_csum_lo", 0x1A, 0x3A, 0x1};
    return verdictOf(bits, descriptor, place, context);
}

std::optional<ChecksumVerdict> directoryChecksum(BlockSpan block, ChecksumOwner owner, const DecodeContext& context) {
    constexpr std::size_t tailBytes = 12;
    constexpr std::uint32_t tailType = 0xDE00000C; // no inode, no name, type 0xDE, 12 bytes long
    if (block.size() < tailBytes || !context.hasAny("metadata_csum") ||
        little<std::uint32_t>(block, block.size() - tailBytes) != 0 ||
        little<std::uint32_t>(block, block.size() - tailBytes + 4) != tailType) {
        return std::nullopt;
    }
    return ChecksumVerdict{
        "det_checksum", little<std::uint32_t>(block, block.size() - 4),
        crc32c(inodeSeed(context, owner.inode, owner.generation), block.first(block.size() - tailBytes))};
}

std::optional<ChecksumVerdict> htreeChecksum(BlockSpan block, std::size_t limitAt, ChecksumOwner owner,
                                             const DecodeContext& context) {
    constexpr std::size_t entryBytes = 8;
    if (block.size() < limitAt + entryBytes || !context.hasAny("metadata_csum"))
        return std::nullopt;
    const std::size_t limit = little<std::uint16_t>(block, limitAt);
    const std::size_t count = little<std::uint16_t>(block, limitAt + 2);
    const auto tail = limitAt + limit * entryBytes;
    if (count > limit || tail + entryBytes > block.size())
        return std::nullopt;
    auto state = inodeSeed(context, owner.inode, owner.generation);
    state = crc32c(state, block.first(limitAt + count * entryBytes));
    state = crc32c(state, block.subspan(tail, 4));
    return ChecksumVerdict{"dt_checksum", little<std::uint32_t>(block, tail + 4),
                           crc32c(state, littleBytes(std::uint32_t{0}))};
}

std::optional<ChecksumVerdict> extentChecksum(BlockSpan block, ChecksumOwner owner, const DecodeContext& context) {
    constexpr std::size_t entryBytes = 12; // also the size of the header
    constexpr std::uint16_t magic = 0xF30A;
    if (block.size() < entryBytes || !context.hasAny("metadata_csum") || little<std::uint16_t>(block, 0) != magic)
        return std::nullopt;
    const auto tail = entryBytes + std::size_t{little<std::uint16_t>(block, 4)} * entryBytes;
    if (tail + 4 > block.size())
        return std::nullopt;
    return ChecksumVerdict{"et_checksum", little<std::uint32_t>(block, tail),
                           crc32c(inodeSeed(context, owner.inode, owner.generation), block.first(tail))};
}

std::optional<ChecksumVerdict> xattrChecksum(BlockSpan block, std::uint64_t number, const DecodeContext& context) {
    constexpr std::size_t checksumAt = 16;
    constexpr std::size_t headerBytes = 32;
    constexpr std::uint32_t magic = 0xEA020000;
    if (block.size() < headerBytes || !context.hasAny("metadata_csum") || little<std::uint32_t>(block, 0) != magic)
        return std::nullopt;
    auto state = crc32c(context.checksumSeed, littleBytes(number));
    state = crc32c(state, block.first(checksumAt));
    state = crc32c(state, littleBytes(std::uint32_t{0}));
    return ChecksumVerdict{"h_checksum", little<std::uint32_t>(block, checksumAt),
                           crc32c(state, block.subspan(checksumAt + 4))};
}

std::optional<ChecksumVerdict> orphanChecksum(BlockSpan block, std::uint64_t number, ChecksumOwner owner,
                                              const DecodeContext& context) {
    constexpr std::size_t tailBytes = 8;
    constexpr std::uint32_t magic = 0x0B10CA04;
    if (block.size() < tailBytes || !context.hasAny("metadata_csum") ||
        little<std::uint32_t>(block, block.size() - tailBytes) != magic) {
        return std::nullopt;
    }
    const auto state = crc32c(inodeSeed(context, owner.inode, owner.generation), littleBytes(number));
    return ChecksumVerdict{"ob_checksum", little<std::uint32_t>(block, block.size() - 4),
                           crc32c(state, block.first(block.size() - tailBytes))};
}

std::optional<ChecksumVerdict> journalBlockChecksum(BlockSpan block, const DecodeContext& journal) {
    constexpr std::uint32_t magic = 0xC03B3998;
    constexpr std::uint32_t descriptor = 1;
    constexpr std::uint32_t revoke = 5;
    constexpr std::size_t headerBytes = 12;
    if (block.size() < headerBytes + 4 || !journal.hasAny("journal_checksum_v2 journal_checksum_v3") ||
        big<std::uint32_t>(block, 0) != magic) {
        return std::nullopt;
    }
    const auto type = big<std::uint32_t>(block, 4);
    if (type != descriptor && type != revoke)
        return std::nullopt;
    const auto tail = block.size() - 4;
    const auto state = crc32c(journal.checksumSeed, block.first(tail));
    return ChecksumVerdict{"t_checksum", big<std::uint32_t>(block, tail), crc32c(state, littleBytes(std::uint32_t{0}))};
}

} // namespace atlas
