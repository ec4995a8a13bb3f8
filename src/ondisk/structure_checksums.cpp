// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/structure_checksums.h"

#include "base/bits.h"
#include "ondisk/checksum_seed.h"
#include "ondisk/endian.h"

namespace atlas {
namespace {

using ByteSpan = std::span<const std::byte>;

constexpr std::uint32_t initial = ~std::uint32_t{0};
constexpr std::uint32_t lowHalf = 0xFFFF;

/// Over `bytes` with `width` bytes at `hole` taken as 0.
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
        for (int bit = 0; bit < 8; ++bit) {
            state = (state >> 1) ^ ((state & 1) != 0 ? 0xA001 : 0);
        }
    }
    return static_cast<std::uint16_t>(state);
}

/// uninit_bg: without the checksum itself.
std::uint16_t descriptorCrc16(ByteSpan descriptor, std::size_t checksumAt, std::uint32_t group, ByteSpan uuid) {
    auto state = crc16(static_cast<std::uint16_t>(initial), uuid);
    state = crc16(state, littleBytes(group));
    state = crc16(state, descriptor.first(checksumAt));
    return crc16(state, descriptor.subspan(checksumAt + 2));
}

} // namespace

std::optional<ChecksumVerdict> superblockChecksum(ByteSpan superblock, const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x3FC;
    if (superblock.size() < checksumAt + 4 || !context.hasAny("metadata_csum")) {
        return std::nullopt;
    }
    return ChecksumVerdict{"s_checksum", little<std::uint32_t>(superblock, checksumAt),
                           crc32c(initial, superblock.first(checksumAt))};
}

std::optional<ChecksumVerdict> descriptorChecksum(ByteSpan descriptor, std::uint32_t group,
                                                  const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x1E;
    if (descriptor.size() < checksumAt + 2) {
        return std::nullopt;
    }
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
    if (inode.size() < smallBytes || !context.hasAny("metadata_csum") || isZero(inode.first(smallBytes))) {
        return std::nullopt;
    }
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
    if (superblock.size() < bytes || !journal.hasAny("journal_checksum_v2 journal_checksum_v3")) {
        return std::nullopt;
    }
    return ChecksumVerdict{"s_checksum", big<std::uint32_t>(superblock, checksumAt),
                           withHole(initial, superblock.first(bytes), checksumAt, 4)};
}

std::optional<ChecksumVerdict> mmpChecksum(ByteSpan block, const DecodeContext& context) {
    constexpr std::size_t checksumAt = 0x3FC;
    if (block.size() < checksumAt + 4 || !context.hasAny("metadata_csum")) {
        return std::nullopt;
    }
    return ChecksumVerdict{"mmp_checksum", little<std::uint32_t>(block, checksumAt),
                           crc32c(context.checksumSeed, block.first(checksumAt))};
}

} // namespace atlas
