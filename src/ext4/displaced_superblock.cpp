// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/displaced_superblock.h"

#include "ext4/read_superblock.h"
#include "layout/filesystem.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t step = 512;
constexpr std::uint64_t bytesOfSuperblock = sizeof(ext2_super_block);
constexpr std::size_t magicAt = offsetof(ext2_super_block, s_magic);

bool bearsMagic(std::span<const std::byte> bytes) {
    return bytes[magicAt] == std::byte{EXT2_SUPER_MAGIC & 0xFF} &&
           bytes[magicAt + 1] == std::byte{EXT2_SUPER_MAGIC >> 8};
}

bool hasPlausibleSizes(ext2_super_block& sb) {
    constexpr std::uint32_t largestLog = 6; // EXT2_MAX_BLOCK_LOG_SIZE - EXT2_MIN_BLOCK_LOG_SIZE
    constexpr std::uint32_t largestClusterLog = 19; // EXT2_MAX_CLUSTER_LOG_SIZE - EXT2_MIN_CLUSTER_LOG_SIZE
    if (sb.s_rev_level > EXT2_DYNAMIC_REV || sb.s_log_block_size > largestLog || sb.s_first_data_block > 1)
        return false;
    // Without bigalloc, the field is the size of fragments, which nothing uses.
    const auto clusterLog = ext2fs_has_feature_bigalloc(&sb) ? sb.s_log_cluster_size : sb.s_log_block_size;
    if (clusterLog > largestClusterLog || clusterLog < sb.s_log_block_size)
        return false;
    const std::uint64_t bits = std::uint64_t{8} * EXT2_MIN_BLOCK_SIZE << sb.s_log_block_size;
    const std::uint64_t ratio = std::uint64_t{1} << (clusterLog - sb.s_log_block_size);
    const std::uint32_t inode = sb.s_rev_level == EXT2_GOOD_OLD_REV ? EXT2_GOOD_OLD_INODE_SIZE : sb.s_inode_size;
    return sb.s_blocks_per_group > 0 && sb.s_blocks_per_group <= bits * ratio && sb.s_inodes_per_group > 0 &&
           sb.s_inodes_per_group <= bits && inode >= EXT2_GOOD_OLD_INODE_SIZE && std::has_single_bit(inode) &&
           inode <= bits / 8;
}

bool hasPlausibleCounts(ext2_super_block& sb) {
    const auto blocks = ext2fs_blocks_count(&sb);
    if (blocks <= sb.s_first_data_block)
        return false;
    const auto groups = ceilDiv(blocks - sb.s_first_data_block, sb.s_blocks_per_group);
    const bool isGroup = sb.s_rev_level == EXT2_GOOD_OLD_REV || sb.s_block_group_nr < groups;
    // Division, as the product can overflow.
    const auto groupsOfInodes = ceilDiv(sb.s_inodes_count, sb.s_inodes_per_group);
    return isGroup && sb.s_inodes_count > 0 && groupsOfInodes <= groups && ext2fs_free_blocks_count(&sb) <= blocks &&
           ext2fs_r_blocks_count(&sb) <= blocks && sb.s_free_inodes_count <= sb.s_inodes_count;
}

/// `bytes` as on disk.
bool hasRightChecksum(ext2_super_block& sb, std::span<const std::byte> bytes) {
    if (!ext2fs_has_feature_metadata_csum(&sb))
        return true;
    const auto computed = ext2fs_crc32c_le(~std::uint32_t{0}, reinterpret_cast<const unsigned char*>(bytes.data()),
                                           offsetof(ext2_super_block, s_checksum));
    return sb.s_checksum_type == EXT2_CRC32C_CHKSUM && computed == sb.s_checksum;
}

/// nullopt unless an ext file system is described. Precondition: `bytes` are as long as a superblock.
std::optional<ext2_super_block> superblockIn(std::span<const std::byte> bytes) {
    if (!bearsMagic(bytes))
        return std::nullopt;
    ext2_super_block sb{};
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    if constexpr (std::endian::native == std::endian::big)
        ext2fs_swap_super(&sb);
    const bool isSound = hasPlausibleSizes(sb) && hasPlausibleCounts(sb) && !ext2fs_has_feature_journal_dev(&sb) &&
                         hasRightChecksum(sb, bytes);
    return isSound ? std::optional(sb) : std::nullopt;
}

/// How far the superblock lies behind the first byte of its file system.
std::uint64_t bytesBefore(const ext2_super_block& sb) {
    const std::uint64_t group = sb.s_rev_level == EXT2_GOOD_OLD_REV ? 0 : sb.s_block_group_nr;
    if (group == 0)
        return SUPERBLOCK_OFFSET;
    const std::uint64_t blockSize = std::uint64_t{EXT2_MIN_BLOCK_SIZE} << sb.s_log_block_size;
    return (group * sb.s_blocks_per_group + sb.s_first_data_block) * blockSize;
}

DisplacedSuperblock displaced(const ext2_super_block& sb, ByteOffset at) {
    Filesystem fs;
    fs.features = featureNames(sb);
    DisplacedSuperblock found{.at = at, .type = std::string(fs.extName())};
    if (sb.s_rev_level != EXT2_GOOD_OLD_REV)
        found.group = {sb.s_block_group_nr};
    if (const auto before = bytesBefore(sb); before <= at.value)
        found.start = ByteOffset{at.value - before};
    return found;
}

class DisplacedSearch {
public:
    DisplacedSearch(const ByteSource& source, ByteInterval place, const std::function<bool(ByteOffset start)>& mayBegin)
        : m_source(source),
          m_place(intersection(place, ByteInterval{ByteOffset{0}, source.size()})),
          m_mayBegin(mayBegin) {}

    std::optional<DisplacedSuperblock> run() {
        if (search({{0}, {16 * MiB}}))
            return m_primary;
        for (const auto copy : {32 * MiB, 128 * MiB}) // of group 1 with blocks of 2 and 4 KiB
            if (!m_copy && search({{copy - MiB}, {2 * MiB}}))
                return m_primary;
        return m_copy;
    }

private:
    /// Reads `bytes` of the place in chunks; returns whether a primary superblock was found. What cannot be read is
    /// skipped.
    bool search(ByteInterval bytes) {
        std::vector<std::byte> chunk(MiB + bytesOfSuperblock - step);
        const auto end = std::min(bytes.end(), ByteOffset{m_place.count.value});
        for (auto at = bytes.first; at + ByteCount{bytesOfSuperblock} <= end; at = at + ByteCount{MiB}) {
            const auto part = std::span(chunk).first(std::min<std::uint64_t>(chunk.size(), (end - at).value));
            const auto first = m_place.first + ByteCount{at.value};
            if (m_source.read(first, part) && searchIn(part, first))
                return true;
        }
        return false;
    }

    bool searchIn(std::span<const std::byte> bytes, ByteOffset first) {
        for (std::uint64_t in = 0; in + bytesOfSuperblock <= bytes.size(); in += step)
            if (const auto sb = superblockIn(bytes.subspan(in, bytesOfSuperblock)))
                keep(displaced(*sb, first + ByteCount{in}));
        return m_primary.has_value();
    }

    void keep(const DisplacedSuperblock& found) {
        if (found.start && (*found.start == m_place.first || !m_mayBegin(*found.start)))
            return;
        auto& first = found.group.value == 0 ? m_primary : m_copy;
        if (!first)
            first = found;
    }

    const ByteSource& m_source;
    ByteInterval m_place;
    const std::function<bool(ByteOffset start)>& m_mayBegin;
    std::optional<DisplacedSuperblock> m_primary;
    std::optional<DisplacedSuperblock> m_copy;
};

} // namespace

std::optional<DisplacedSuperblock> copyAt(const ByteSource& source, ByteOffset at) {
    std::array<std::byte, bytesOfSuperblock> bytes{};
    if (!source.read(at, bytes))
        return std::nullopt;
    const auto sb = superblockIn(bytes);
    const auto found = sb ? std::optional(displaced(*sb, at)) : std::nullopt;
    return found && found->group.value != 0 ? found : std::nullopt;
}

std::optional<DisplacedSuperblock> findDisplacedSuperblock(const ByteSource& source, ByteInterval place,
                                                           const std::function<bool(ByteOffset start)>& mayBegin) {
    return DisplacedSearch(source, place, mayBegin).run();
}

} // namespace atlas
