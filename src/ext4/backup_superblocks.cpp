// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/backup_superblocks.h"

#include "ext4/read_superblock.h"
#include "layout/filesystem.h"
#include "ondisk/field_table.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstring>
#include <limits>
#include <map>

namespace atlas {
namespace {

constexpr std::uint64_t bytesOfBackup = sizeof(ext2_super_block);
constexpr std::uint64_t scanBytes = 128 * MiB;
constexpr std::array<std::uint64_t, 13> sparseGroups{1, 3, 5, 7, 9, 25, 27, 49, 81, 125, 243, 343, 625};
constexpr std::size_t maxSets = 64; // an image made to mislead may hold one in each KiB
constexpr std::size_t maxCheckedCopies = 4096; // without sparse_super, each group has one

/// Byte offsets of the backup superblocks that mke2fs writes by default, with 8 × block size clusters per group.
/// `bigalloc`: also with clusters of several blocks, for which a thousand places of a large disk have to be read.
std::vector<ByteOffset> defaultPlaces(ByteCount volume, bool bigalloc) {
    std::vector<ByteOffset> places;
    for (std::uint64_t blockSize = EXT2_MIN_BLOCK_SIZE; blockSize <= EXT2_MAX_BLOCK_SIZE; blockSize *= 2) {
        const std::uint64_t largest = bigalloc ? EXT2_MAX_CLUSTER_SIZE : blockSize;
        for (std::uint64_t cluster = blockSize; cluster <= largest; cluster *= 2) {
            const std::uint64_t first = blockSize == 1024 && cluster == blockSize ? 1024 : 0;
            for (const auto group : sparseGroups) {
                const auto at = first + group * 8 * blockSize * cluster;
                if (at + bytesOfBackup <= volume.value)
                    places.push_back({at});
            }
        }
    }
    std::ranges::sort(places);
    const auto same = std::ranges::unique(places);
    places.erase(same.begin(), same.end());
    return places;
}

struct FoundBackup {
    ext2_super_block sb{}; ///< in the byte order of this machine
    BackupSuperblock place{};
    bool isSound = false; ///< its checksum is right, or it has none
};

bool isSound(const ext2_super_block& sb, std::span<const std::byte> raw) {
    if ((sb.s_feature_ro_compat & EXT4_FEATURE_RO_COMPAT_METADATA_CSUM) == 0)
        return true;
    return sb.s_checksum == ext2fs_crc32c_le(~std::uint32_t{0}, reinterpret_cast<const unsigned char*>(raw.data()),
                                             offsetof(ext2_super_block, s_checksum));
}

/// The backup superblock in `bytes` at byte `at` of the volume; nullopt unless its fields match this position.
std::optional<FoundBackup> asBackup(std::span<const std::byte> bytes, ByteOffset at) {
    FoundBackup found;
    auto& sb = found.sb;
    if (bytes.size() < sizeof(sb))
        return std::nullopt;
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    if (ext2fs_le16_to_cpu(sb.s_magic) != EXT2_SUPER_MAGIC)
        return std::nullopt;
    if constexpr (std::endian::native == std::endian::big)
        ext2fs_swap_super(&sb);
    if (sb.s_log_block_size > 6 || sb.s_blocks_per_group == 0)
        return std::nullopt;
    const std::uint64_t blockSize = std::uint64_t{EXT2_MIN_BLOCK_SIZE} << sb.s_log_block_size;
    const std::uint64_t firstBlock = sb.s_first_data_block;
    const auto block = at.value / blockSize;
    if (at.value % blockSize != 0 || block <= firstBlock || (block - firstBlock) % sb.s_blocks_per_group != 0)
        return std::nullopt;
    // ext2fs_open2 takes the block as an int.
    if (block > std::numeric_limits<int>::max())
        return std::nullopt;
    const auto group = (block - firstBlock) / sb.s_blocks_per_group;
    // Revision 0 has no s_block_group_nr. In a later revision, 0 marks the primary superblock of another file system,
    // such as a guest's.
    if (sb.s_rev_level >= EXT2_DYNAMIC_REV && sb.s_block_group_nr != (group & 0xFFFF))
        return std::nullopt;
    found.place = {{static_cast<std::uint32_t>(group)}, {block}, {blockSize}};
    found.isSound = isSound(sb, bytes);
    return found;
}

std::int64_t createdAt(const ext2_super_block& sb) { return std::int64_t{sb.s_mkfs_time_hi} << 32 | sb.s_mkfs_time; }

/// Tells file systems apart. Images for many devices may share UUID and creation.
struct Identity {
    std::array<std::uint8_t, 16> uuid{};
    std::int64_t created = 0;
    std::uint32_t logBlockSize = 0;
    std::uint32_t blocksPerGroup = 0;
    auto operator<=>(const Identity&) const = default;
};

Identity identityOf(const ext2_super_block& sb) {
    Identity identity{
        .created = createdAt(sb), .logBlockSize = sb.s_log_block_size, .blocksPerGroup = sb.s_blocks_per_group};
    std::ranges::copy(sb.s_uuid, identity.uuid.begin());
    return identity;
}

void addPowers(std::vector<std::uint64_t>& groups, std::uint64_t base, std::uint64_t end) {
    for (auto power = base; power < end; power *= base)
        groups.push_back(power);
}

/// The groups that hold a backup (lib/ext2fs/closefs.c, ext2fs_bg_has_super).
std::vector<std::uint64_t> groupsWithBackup(const ext2_super_block& sb) {
    const auto blocks = std::uint64_t{sb.s_blocks_count_hi} << 32 | sb.s_blocks_count;
    const auto end =
        blocks > sb.s_first_data_block ? ceilDiv(blocks - sb.s_first_data_block, sb.s_blocks_per_group) : 0;
    std::vector<std::uint64_t> groups;
    if ((sb.s_feature_compat & EXT4_FEATURE_COMPAT_SPARSE_SUPER2) != 0) {
        groups.assign(std::begin(sb.s_backup_bgs), std::end(sb.s_backup_bgs));
    } else if ((sb.s_feature_ro_compat & EXT2_FEATURE_RO_COMPAT_SPARSE_SUPER) != 0) {
        groups.push_back(1);
        for (const std::uint64_t base : {3U, 5U, 7U})
            addPowers(groups, base, end);
    } else {
        for (std::uint64_t group = 1; group < end && groups.size() < maxCheckedCopies; ++group)
            groups.push_back(group);
    }
    std::erase_if(groups, [end](std::uint64_t group) { return group == 0 || group >= end; });
    return groups;
}

class BackupSearcher {
public:
    BackupSearcher(const ByteSource& source, ByteInterval volume, std::optional<ByteCount> blockSize)
        : m_source(source), m_volume(volume), m_blockSize(blockSize) {}

    void atDefaultPlaces(bool bigalloc) {
        for (const auto at : defaultPlaces(m_volume.count, bigalloc))
            keep(at);
    }

    void byScan() {
        std::vector<std::byte> chunk(MiB);
        const auto end = std::min(scanBytes, m_volume.count.value);
        for (std::uint64_t at = 0; at + bytesOfBackup <= end; at += chunk.size()) {
            const auto length = std::min<std::uint64_t>(chunk.size(), end - at) / bytesOfBackup * bytesOfBackup;
            if (!m_source.read(m_volume.first + ByteCount{at}, std::span(chunk).first(length)))
                continue;
            for (std::uint64_t in = 0; in < length; in += bytesOfBackup)
                keep(asBackup(std::span(chunk).subspan(in, bytesOfBackup), {at + in}));
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_sets.empty(); }

    /// The likeliest first.
    std::vector<BackupSet> take() {
        while (lookForMore()) {
        }
        std::vector<std::pair<std::uint32_t, BackupSet>> sets;
        for (const auto& [identity, copies] : m_sets)
            sets.emplace_back(copies.sb.s_wtime, setOf(identity, copies));
        std::ranges::stable_sort(sets, std::greater{}, [](const auto& each) {
            const auto& set = each.second;
            return std::tuple(set.isMostlyThere(), set.created, each.first, set.copies.size());
        });
        std::vector<BackupSet> out;
        for (auto& each : sets)
            out.push_back(std::move(each.second));
        return out;
    }

private:
    struct Copies {
        ext2_super_block sb{}; ///< of a sound copy, if there is one
        bool hasSound = false;
        bool isLookedFor = false; ///< where its geometry places copies
        std::map<BackupSuperblock, bool, decltype([](const auto& a, const auto& b) { return a.block < b.block; })>
            isSound{};
        std::uint64_t expected = 0;
    };

    void keep(ByteOffset at) {
        std::array<std::byte, bytesOfBackup> bytes{};
        if (m_source.read(m_volume.first + ByteCount{at.value}, bytes))
            keep(asBackup(bytes, at));
    }

    void keep(const std::optional<FoundBackup>& found) {
        if (!found || (m_blockSize && found->place.blockSize != *m_blockSize))
            return;
        const auto identity = identityOf(found->sb);
        if (m_sets.size() >= maxSets && !m_sets.contains(identity))
            return;
        auto& copies = m_sets[identity];
        if (copies.isSound.empty() || (found->isSound && !copies.hasSound))
            copies.sb = found->sb;
        copies.hasSound = copies.hasSound || found->isSound;
        copies.isSound.insert_or_assign(found->place, found->isSound);
    }

    /// Whether there was a file system to look for the rest of; this may find others.
    bool lookForMore() {
        const auto set = std::ranges::find_if(m_sets, [](const auto& each) { return !each.second.isLookedFor; });
        if (set == m_sets.end())
            return false;
        set->second.isLookedFor = true;
        lookForRest(set->second);
        return true;
    }

    /// Looks where the geometry of the file system itself places copies.
    void lookForRest(Copies& copies) {
        const auto sb = copies.sb;
        const std::uint64_t blockSize = std::uint64_t{EXT2_MIN_BLOCK_SIZE} << sb.s_log_block_size;
        for (const auto group : groupsWithBackup(sb)) {
            const auto at = (sb.s_first_data_block + group * sb.s_blocks_per_group) * blockSize;
            if (at + bytesOfBackup > m_volume.count.value)
                continue;
            ++copies.expected;
            keep(ByteOffset{at});
        }
    }

    static BackupSet setOf(const Identity& identity, const Copies& copies) {
        Filesystem fs;
        fs.features = featureNames(copies.sb);
        BackupSet set{.type = std::string(fs.extName()),
                      .uuid = atlas::uuidText(std::as_bytes(std::span(identity.uuid))),
                      .created = identity.created,
                      .expected = copies.expected};
        const auto* const label = reinterpret_cast<const char*>(copies.sb.s_volume_name);
        set.label.assign(label, ::strnlen(label, sizeof(copies.sb.s_volume_name)));
        for (const auto& [place, isSound] : copies.isSound) {
            set.copies.push_back(place);
            set.sound += isSound ? 1 : 0;
        }
        return set;
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
    std::optional<ByteCount> m_blockSize;
    std::map<Identity, Copies> m_sets;
};

} // namespace

std::vector<BackupSet> findBackups(const ByteSource& source, ByteInterval volume, BackupSearch how,
                                   std::optional<ByteCount> blockSize) {
    BackupSearcher searcher(source, volume, blockSize);
    searcher.atDefaultPlaces(how != BackupSearch::UsualPlaces);
    if (how == BackupSearch::Everywhere || (how == BackupSearch::IfNoneElsewhere && searcher.isEmpty()))
        searcher.byScan();
    return searcher.take();
}

std::optional<BackupSuperblock> backupAt(const ByteSource& source, ByteInterval volume, ByteOffset at) {
    std::array<std::byte, bytesOfBackup> bytes{};
    if (at.value > volume.count.value || volume.count.value - at.value < bytesOfBackup ||
        !source.read(volume.first + ByteCount{at.value}, bytes)) {
        return std::nullopt;
    }
    const auto found = asBackup(bytes, at);
    return found ? std::optional(found->place) : std::nullopt;
}

} // namespace atlas
