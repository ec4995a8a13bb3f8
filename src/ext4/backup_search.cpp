// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/backup_search.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <ext2fs/ext2fs.h>
#include <limits>

namespace atlas {
namespace {

constexpr std::uint64_t superblockBytes = 1024;
constexpr std::uint64_t scanBytes = 128 * MiB;
constexpr std::array<std::uint64_t, 13> sparseGroups{1, 3, 5, 7, 9, 25, 27, 49, 81, 125, 243, 343, 625};

/// The byte offsets of the backup superblocks that mke2fs makes by default, with 8 × block size clusters per group.
std::vector<ByteOffset> defaultPlaces(ByteCount volume) {
    std::vector<ByteOffset> places;
    for (std::uint64_t blockSize = EXT2_MIN_BLOCK_SIZE; blockSize <= EXT2_MAX_BLOCK_SIZE; blockSize *= 2) {
        for (std::uint64_t cluster = blockSize; cluster <= EXT2_MAX_CLUSTER_SIZE; cluster *= 2) {
            const std::uint64_t first = blockSize == 1024 && cluster == blockSize ? 1024 : 0;
            for (const auto group : sparseGroups) {
                const auto at = first + group * 8 * blockSize * cluster;
                if (at + superblockBytes <= volume.value) {
                    places.push_back({at});
                }
            }
        }
    }
    std::ranges::sort(places);
    const auto same = std::ranges::unique(places);
    places.erase(same.begin(), same.end());
    return places;
}

/// The backup superblock at byte `at` of the volume; nullopt unless its own fields say that it is a backup at this
/// position.
std::optional<BackupSuperblock> asBackup(std::span<const std::byte> bytes, ByteOffset at) {
    ext2_super_block sb{};
    if (bytes.size() < sizeof(sb)) {
        return std::nullopt;
    }
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    const auto logBlockSize = ext2fs_le32_to_cpu(sb.s_log_block_size);
    const auto blocksPerGroup = ext2fs_le32_to_cpu(sb.s_blocks_per_group);
    if (ext2fs_le16_to_cpu(sb.s_magic) != EXT2_SUPER_MAGIC || logBlockSize > 6 || blocksPerGroup == 0) {
        return std::nullopt;
    }
    const std::uint64_t blockSize = std::uint64_t{EXT2_MIN_BLOCK_SIZE} << logBlockSize;
    const std::uint64_t firstBlock = ext2fs_le32_to_cpu(sb.s_first_data_block);
    const auto block = at.value / blockSize;
    if (at.value % blockSize != 0 || block <= firstBlock || (block - firstBlock) % blocksPerGroup != 0) {
        return std::nullopt;
    }
    // ext2fs_open2 takes the block as an int.
    if (block > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    const auto group = (block - firstBlock) / blocksPerGroup;
    // Revision 0 has no s_block_group_nr. A later one with 0 is the primary of a file system that begins here: a guest's.
    const auto ownGroup = ext2fs_le16_to_cpu(sb.s_block_group_nr);
    const bool namesGroup = ext2fs_le32_to_cpu(sb.s_rev_level) >= EXT2_DYNAMIC_REV;
    if (namesGroup && ownGroup != (group & 0xFFFF)) {
        return std::nullopt;
    }
    return BackupSuperblock{{static_cast<std::uint32_t>(group)}, {block}, {blockSize}};
}

class Search {
public:
    Search(const ByteSource& source, ByteInterval volume) : m_source(source), m_volume(volume) {}

    std::vector<BackupSuperblock> atDefaultPlaces() const {
        std::vector<BackupSuperblock> found;
        std::array<std::byte, superblockBytes> bytes{};
        for (const auto at : defaultPlaces(m_volume.count)) {
            if (m_source.read(m_volume.first + ByteCount{at.value}, bytes)) {
                keep(bytes, at, found);
            }
        }
        return found;
    }

    std::vector<BackupSuperblock> byScan() const {
        std::vector<BackupSuperblock> found;
        std::vector<std::byte> chunk(MiB);
        const auto end = std::min(scanBytes, m_volume.count.value);
        for (std::uint64_t at = 0; at + superblockBytes <= end; at += chunk.size()) {
            const auto length = std::min<std::uint64_t>(chunk.size(), end - at) / superblockBytes * superblockBytes;
            if (!m_source.read(m_volume.first + ByteCount{at}, std::span(chunk).first(length))) {
                continue;
            }
            for (std::uint64_t in = 0; in < length; in += superblockBytes) {
                keep(std::span(chunk).subspan(in, superblockBytes), {at + in}, found);
            }
        }
        return found;
    }

private:
    static void keep(std::span<const std::byte> bytes, ByteOffset at, std::vector<BackupSuperblock>& found) {
        if (const auto backup = asBackup(bytes, at)) {
            found.push_back(*backup);
        }
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
};

} // namespace

std::vector<BackupSuperblock> findBackups(const ByteSource& source, ByteInterval volume) {
    const Search search(source, volume);
    auto found = search.atDefaultPlaces();
    if (found.empty()) {
        found = search.byScan();
    }
    return found;
}

} // namespace atlas
