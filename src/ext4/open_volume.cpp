// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/open_volume.h"

#include "base/number_text.h"
#include "ext4/byte_source_io.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <ext2fs/ext2fs.h>
#include <fmt/format.h>
#include <limits>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t superblockBytes = 1024;
constexpr std::uint64_t scanBytes = 128 * MiB;
constexpr std::array<std::uint64_t, 13> sparseGroups{1, 3, 5, 7, 9, 25, 27, 49, 81, 125, 243, 343, 625};

/// Byte offsets of the backup superblocks that mke2fs writes by default, with 8 × block size clusters per group.
std::vector<ByteOffset> defaultPlaces(ByteCount volume) {
    std::vector<ByteOffset> places;
    for (std::uint64_t blockSize = EXT2_MIN_BLOCK_SIZE; blockSize <= EXT2_MAX_BLOCK_SIZE; blockSize *= 2) {
        for (std::uint64_t cluster = blockSize; cluster <= EXT2_MAX_CLUSTER_SIZE; cluster *= 2) {
            const std::uint64_t first = blockSize == 1024 && cluster == blockSize ? 1024 : 0;
            for (const auto group : sparseGroups) {
                const auto at = first + group * 8 * blockSize * cluster;
                if (at + superblockBytes <= volume.value)
                    places.push_back({at});
            }
        }
    }
    std::ranges::sort(places);
    const auto same = std::ranges::unique(places);
    places.erase(same.begin(), same.end());
    return places;
}

/// The backup superblock at byte `at` of the volume; nullopt unless its fields match this position.
std::optional<BackupSuperblock> asBackup(std::span<const std::byte> bytes, ByteOffset at) {
    ext2_super_block sb{};
    if (bytes.size() < sizeof(sb))
        return std::nullopt;
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    const auto logBlockSize = ext2fs_le32_to_cpu(sb.s_log_block_size);
    const auto blocksPerGroup = ext2fs_le32_to_cpu(sb.s_blocks_per_group);
    if (ext2fs_le16_to_cpu(sb.s_magic) != EXT2_SUPER_MAGIC || logBlockSize > 6 || blocksPerGroup == 0)
        return std::nullopt;
    const std::uint64_t blockSize = std::uint64_t{EXT2_MIN_BLOCK_SIZE} << logBlockSize;
    const std::uint64_t firstBlock = ext2fs_le32_to_cpu(sb.s_first_data_block);
    const auto block = at.value / blockSize;
    if (at.value % blockSize != 0 || block <= firstBlock || (block - firstBlock) % blocksPerGroup != 0)
        return std::nullopt;
    // ext2fs_open2 takes the block as an int.
    if (block > std::numeric_limits<int>::max())
        return std::nullopt;
    const auto group = (block - firstBlock) / blocksPerGroup;
    // Revision 0 has no s_block_group_nr. In a later revision, 0 marks the primary superblock of another file system,
    // such as a guest's.
    const auto ownGroup = ext2fs_le16_to_cpu(sb.s_block_group_nr);
    const bool namesGroup = ext2fs_le32_to_cpu(sb.s_rev_level) >= EXT2_DYNAMIC_REV;
    if (namesGroup && ownGroup != (group & 0xFFFF))
        return std::nullopt;
    return BackupSuperblock{{static_cast<std::uint32_t>(group)}, {block}, {blockSize}};
}

class Search {
public:
    Search(const ByteSource& source, ByteInterval volume) : m_source(source), m_volume(volume) {}

    std::vector<BackupSuperblock> atDefaultPlaces() const {
        std::vector<BackupSuperblock> found;
        std::array<std::byte, superblockBytes> bytes{};
        for (const auto at : defaultPlaces(m_volume.count))
            if (m_source.read(m_volume.first + ByteCount{at.value}, bytes))
                keep(bytes, at, found);
        return found;
    }

    std::vector<BackupSuperblock> byScan() const {
        std::vector<BackupSuperblock> found;
        std::vector<std::byte> chunk(MiB);
        const auto end = std::min(scanBytes, m_volume.count.value);
        for (std::uint64_t at = 0; at + superblockBytes <= end; at += chunk.size()) {
            const auto length = std::min<std::uint64_t>(chunk.size(), end - at) / superblockBytes * superblockBytes;
            if (!m_source.read(m_volume.first + ByteCount{at}, std::span(chunk).first(length)))
                continue;
            for (std::uint64_t in = 0; in < length; in += superblockBytes)
                keep(std::span(chunk).subspan(in, superblockBytes), {at + in}, found);
        }
        return found;
    }

private:
    static void keep(std::span<const std::byte> bytes, ByteOffset at, std::vector<BackupSuperblock>& found) {
        if (const auto backup = asBackup(bytes, at))
            found.push_back(*backup);
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
};

} // namespace

std::vector<BackupSuperblock> findBackups(const ByteSource& source, ByteInterval volume) {
    const Search search(source, volume);
    auto found = search.atDefaultPlaces();
    if (found.empty())
        found = search.byScan();
    return found;
}

namespace {

// The open flags of dumpe2fs -f (misc/dumpe2fs.c), without its threads. With EXT2_FLAG_FORCE, libext2fs ignores only
// features that it does not support; a sound superblock is read despite them, and checkSuperblock() reports them.
constexpr int strictFlags = EXT2_FLAG_FORCE | EXT2_FLAG_64BITS | EXT2_FLAG_JOURNAL_DEV_OK | EXT2_FLAG_SKIP_MMP;
constexpr ByteOffset primarySuperblock{SUPERBLOCK_OFFSET};

struct Attempt {
    int flags = strictFlags;
    std::optional<BackupSuperblock> backup{};
    bool zerosForUnreadable = false;
};

class Opener {
public:
    Opener(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups)
        : m_source(source), m_volume(volume), m_maxGroups(maxGroups) {}

    /// Opens without group descriptors first, to check the claimed group count before libext2fs allocates memory for
    /// it.
    std::expected<FilesystemHandle, std::string> open(const Attempt& attempt) const {
        auto header = openOnce(attempt, EXT2_FLAG_SUPER_ONLY);
        if (!header || ext2fs_has_feature_journal_dev((*header)->super))
            return header;
        if (auto problem = tableProblem(**header); !problem.empty())
            return std::unexpected(std::move(problem));
        return openOnce(attempt, 0);
    }

private:
    std::expected<FilesystemHandle, std::string> openOnce(const Attempt& attempt, int extraFlags) const {
        OpenRequest request{.volume = m_volume.first,
                            .flags = attempt.flags | extraFlags,
                            .zerosForUnreadable = attempt.zerosForUnreadable};
        if (attempt.backup) {
            request.superblock = attempt.backup->block;
            request.blockSize = attempt.backup->blockSize;
        }
        return openFilesystem(m_source, request);
    }

    std::string tableProblem(const struct_ext2_filsys& fs) const {
        const ByteCount table{std::uint64_t{fs.desc_blocks} * fs.blocksize};
        if (table > m_volume.count) {
            return fmt::format("the superblock claims {} groups, whose descriptors need {} in a volume of {}",
                               grouped(fs.group_desc_count), humanSize(table), humanSize(m_volume.count));
        }
        if (fs.group_desc_count > m_maxGroups) {
            return fmt::format("the superblock claims {} groups, above the limit of {} (--max-groups)",
                               grouped(fs.group_desc_count), grouped(m_maxGroups));
        }
        // Byte offsets above this limit exceed 63 bits; ext4's own limit is 1 EiB.
        if (ext2fs_blocks_count(fs.super) > (std::uint64_t{1} << 62) / fs.blocksize) {
            return fmt::format("the superblock claims {} blocks of {} bytes, above ext4's limit of 1 EiB",
                               grouped(ext2fs_blocks_count(fs.super)), fs.blocksize);
        }
        return {};
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
    std::uint64_t m_maxGroups;
};

std::optional<ext2_super_block> rawSuperblock(const ByteSource& source, ByteInterval volume) {
    std::array<std::byte, sizeof(ext2_super_block)> bytes{};
    if (!source.read(volume.first + ByteCount{primarySuperblock.value}, bytes))
        return std::nullopt;
    ext2_super_block sb{};
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    return sb;
}

bool hasMagic(const std::optional<ext2_super_block>& sb) {
    return sb && ext2fs_le16_to_cpu(sb->s_magic) == EXT2_SUPER_MAGIC;
}

/// Whether it is safe to open with superblock errors ignored: libext2fs 1.47.0 then divides by an unchecked s_desc_size
/// (lib/ext2fs/openfs.c, EXT2_DESC_PER_BLOCK).
bool survivesIgnoringErrors(const ext2_super_block& sb) {
    const bool wide = (ext2fs_le32_to_cpu(sb.s_feature_incompat) & EXT4_FEATURE_INCOMPAT_64BIT) != 0;
    const auto size = ext2fs_le16_to_cpu(sb.s_desc_size);
    return !wide || (size >= EXT2_MIN_DESC_SIZE_64BIT && size <= EXT2_MAX_DESC_SIZE && (size & (size - 1)) == 0);
}

Finding tolerated(const std::string& why) { return {.kind = FindingKind::OpenedTolerantly, .detail = why}; }

Finding fromBackup(const BackupSuperblock& backup, const std::string& why) {
    return {.kind = FindingKind::SuperblockFromBackup,
            .region = RegionKind::BackupSuperblock,
            .group = backup.group,
            .block = backup.block,
            .numbers = {backup.group.value, backup.block.value, backup.blockSize.value},
            .detail = why};
}

/// An open file system, and the place of its superblock.
struct Found {
    FilesystemHandle fs;
    GroupNumber group{0};
    BlockNumber block{0};
    std::vector<Finding> findings{};
    bool descriptorsMissing = false;
};

std::optional<Found> openBackup(const Opener& opener, const ByteSource& source, ByteInterval volume,
                                const std::string& why) {
    for (const auto& backup : findBackups(source, volume)) {
        for (const int flags : {strictFlags, strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS}) {
            // The descriptors beside it are not used: chooseDescriptors().
            if (auto fs = opener.open({.flags = flags, .backup = backup, .zerosForUnreadable = true}))
                return Found{std::move(*fs), backup.group, backup.block, {fromBackup(backup, why)}};
        }
    }
    return std::nullopt;
}

Found primary(FilesystemHandle fs, std::vector<Finding> findings = {}) {
    const auto block = blockOf(primarySuperblock, ByteCount{fs->blocksize});
    return {std::move(fs), GroupNumber{0}, block, std::move(findings)};
}

/// With the primary superblock, but without the descriptors that cannot be read.
std::optional<Found> openAlone(const Opener& opener, int flags) {
    auto fs = opener.open({.flags = flags, .backup = {}, .zerosForUnreadable = true});
    if (!fs)
        return std::nullopt;
    auto found = primary(std::move(*fs));
    found.descriptorsMissing = true;
    return found;
}

Error noSuperblock(const ReadErrorLog& source, ByteInterval volume, const std::optional<ext2_super_block>& sb,
                   const std::string& why) {
    const auto superblock = volume.first.value + primarySuperblock.value;
    const auto magicByte = superblock + offsetof(ext2_super_block, s_magic);
    if (hasMagic(sb)) {
        return {
            .kind = ErrorKind::Corrupt, .what = "the ext superblock cannot be used: " + why, .where = source.name()};
    }
    Error error{.kind = ErrorKind::Corrupt,
                .what =
                    fmt::format("no ext superblock at byte {}, and no backup superblock either", grouped(superblock)),
                .where = source.name(),
                .expected = "0xEF53"};
    if (sb) {
        error.found =
            fmt::format("magic number 0x{:04X} at byte {}", ext2fs_le16_to_cpu(sb->s_magic), grouped(magicByte));
    } else if (source.errors().empty()) {
        error.found = "the end of the file";
    }
    if (!source.errors().empty()) {
        error.kind = ErrorKind::Io;
        error.what += "; a part of the disk cannot be read: " + source.errors().front().what;
    }
    return error;
}

Result<Found> find(const Opener& opener, const ReadErrorLog& source, ByteInterval volume) {
    auto strict = opener.open({});
    if (strict)
        return primary(std::move(*strict));
    const auto why = strict.error();
    if (auto fs = opener.open({.flags = strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS}))
        return primary(std::move(*fs), {tolerated(why)});
    if (auto alone = openAlone(opener, strictFlags))
        return std::move(*alone);
    if (auto backup = openBackup(opener, source, volume, why))
        return std::move(*backup);
    if (auto alone = openAlone(opener, strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS)) {
        alone->findings.push_back(tolerated(why));
        return std::move(*alone);
    }
    const auto sb = rawSuperblock(source, volume);
    if (hasMagic(sb) && survivesIgnoringErrors(*sb)) {
        const int lenient = strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS | EXT2_FLAG_IGNORE_SB_ERRORS;
        if (auto fs = opener.open({.flags = lenient}))
            return primary(std::move(*fs), {tolerated(why)});
    }
    return std::unexpected(noSuperblock(source, volume, sb, why));
}

} // namespace

Result<OpenedVolume> openVolume(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups) {
    volume = intersection(volume, ByteInterval{ByteOffset{0}, source.size()});
    auto bytes = std::make_unique<ReadErrorLog>(source);
    auto found = find(Opener(*bytes, volume, maxGroups), *bytes, volume);
    if (!found)
        return std::unexpected(found.error());
    return OpenedVolume{std::move(bytes),           std::move(found->fs),     found->group, found->block, volume.count,
                        std::move(found->findings), found->descriptorsMissing};
}

} // namespace atlas
