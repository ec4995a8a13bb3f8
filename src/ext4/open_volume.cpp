// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/open_volume.h"

#include "base/number_text.h"
#include "ext4/backup_superblocks.h"
#include "ext4/byte_source_io.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <vector>

namespace atlas {
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

Finding fromBackup(const BackupSuperblock& backup, const BackupSet& set, const std::string& why) {
    return {.kind = FindingKind::SuperblockFromBackup,
            .region = RegionKind::BackupSuperblock,
            .group = backup.group,
            .block = backup.block,
            .numbers = {backup.group.value, backup.block.value, backup.blockSize.value},
            .backups = set,
            .detail = why};
}

Finding chosen(const BackupSuperblock& backup) {
    return {.kind = FindingKind::SuperblockChosen,
            .region = RegionKind::BackupSuperblock,
            .group = backup.group,
            .block = backup.block,
            .numbers = {backup.block.value, backup.blockSize.value}};
}

/// An open file system, and the place of its superblock.
struct Found {
    FilesystemHandle fs;
    GroupNumber group{0};
    BlockNumber block{0};
    std::vector<Finding> findings{};
    bool descriptorsMissing = false;
};

constexpr std::array tolerances{strictFlags, strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS};

/// With the superblock at `backup`. The descriptors beside it are not used: chooseDescriptors().
std::optional<Found> openAt(const Opener& opener, const BackupSuperblock& backup, int flags) {
    auto fs = opener.open({.flags = flags, .backup = backup, .zerosForUnreadable = true});
    return fs ? std::optional(Found{std::move(*fs), backup.group, backup.block}) : std::nullopt;
}

std::optional<Found> openOneOf(const Opener& opener, const BackupSet& set, const std::string& why) {
    for (const int flags : tolerances) {
        for (const auto& backup : set.copies) {
            if (auto found = openAt(opener, backup, flags)) {
                found->findings.push_back(fromBackup(backup, set, why));
                return found;
            }
        }
    }
    return std::nullopt;
}

/// The backups of other file systems are findings.
std::optional<Found> openBackup(const Opener& opener, const ByteSource& source, ByteInterval volume,
                                std::optional<ByteCount> blockSize, const std::string& why) {
    std::optional<Found> found;
    std::vector<Finding> others;
    for (const auto& set : findBackups(source, volume, BackupSearch::Everywhere, blockSize)) {
        if (!found)
            found = openOneOf(opener, set, why);
        if (!found || found->findings.front().backups != set)
            others.push_back({.kind = FindingKind::OtherBackups, .backups = set});
    }
    if (found)
        std::ranges::move(others, std::back_inserter(found->findings));
    return found;
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

/// What can be given for -b and -B.
std::string placesOf(const std::vector<BackupSet>& sets) {
    std::vector<std::string> places;
    for (const auto& set : sets) {
        const auto& first = set.copies.front();
        places.push_back(fmt::format("-b {} -B {}", first.block.value, first.blockSize.value));
    }
    return places.empty() ? "no backup superblocks" : fmt::format("{}", fmt::join(places, ", "));
}

/// With the superblock at the chosen block, of whatever block size if none was chosen.
Result<Found> openChosen(const Opener& opener, const ReadErrorLog& source, ByteInterval volume,
                         const SuperblockChoice& choice) {
    for (std::uint64_t size = EXT2_MIN_BLOCK_SIZE; size <= EXT2_MAX_BLOCK_SIZE; size *= 2) {
        if ((choice.blockSize && choice.blockSize->value != size) || choice.block->value > volume.count.value / size)
            continue;
        const auto at = byteOf(*choice.block, ByteCount{size});
        const auto backup = backupAt(source, volume, at);
        const bool isPrimary = at == primarySuperblock || at.value == 0;
        for (const int flags : tolerances) {
            if (isPrimary) {
                if (auto fs = opener.open({.flags = flags}); fs && (*fs)->blocksize == size)
                    return primary(std::move(*fs));
            } else if (auto found =
                           backup && backup->blockSize.value == size ? openAt(opener, *backup, flags) : std::nullopt) {
                found->findings.push_back(chosen(*backup));
                return std::move(*found);
            }
        }
    }
    return std::unexpected(
        Error{.kind = ErrorKind::Corrupt,
              .what = fmt::format("no superblock of a file system that begins at byte {} lies at block {}",
                                  grouped(volume.first.value), choice.block->value),
              .where = source.name(),
              .found = placesOf(findBackups(source, volume, BackupSearch::Everywhere, choice.blockSize))});
}

/// Whether the primary superblock may be tried. With another block size chosen, it is that of another file system.
bool suits(const std::optional<ext2_super_block>& sb, std::optional<ByteCount> blockSize) {
    return !blockSize || !hasMagic(sb) ||
           std::uint64_t{EXT2_MIN_BLOCK_SIZE} << std::min(ext2fs_le32_to_cpu(sb->s_log_block_size), 32U) ==
               blockSize->value;
}

Result<Found> find(const Opener& opener, const ReadErrorLog& source, ByteInterval volume,
                   const SuperblockChoice& choice) {
    if (choice.block)
        return openChosen(opener, source, volume, choice);
    const auto sb = rawSuperblock(source, volume);
    if (!suits(sb, choice.blockSize)) {
        const auto why = fmt::format("its blocks do not have {} bytes", choice.blockSize->value);
        if (auto backup = openBackup(opener, source, volume, choice.blockSize, why)) {
            backup->findings.front() = chosen({backup->group, backup->block, *choice.blockSize});
            return std::move(*backup);
        }
        return std::unexpected(noSuperblock(source, volume, sb, why));
    }
    auto strict = opener.open({});
    if (strict)
        return primary(std::move(*strict));
    const auto why = strict.error();
    if (auto fs = opener.open({.flags = strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS}))
        return primary(std::move(*fs), {tolerated(why)});
    if (auto alone = openAlone(opener, strictFlags))
        return std::move(*alone);
    if (auto backup = openBackup(opener, source, volume, choice.blockSize, why))
        return std::move(*backup);
    if (auto alone = openAlone(opener, strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS)) {
        alone->findings.push_back(tolerated(why));
        return std::move(*alone);
    }
    if (hasMagic(sb) && survivesIgnoringErrors(*sb)) {
        const int lenient = strictFlags | EXT2_FLAG_IGNORE_CSUM_ERRORS | EXT2_FLAG_IGNORE_SB_ERRORS;
        if (auto fs = opener.open({.flags = lenient}))
            return primary(std::move(*fs), {tolerated(why)});
    }
    return std::unexpected(noSuperblock(source, volume, sb, why));
}

} // namespace

Result<OpenedVolume> openVolume(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups,
                                const SuperblockChoice& choice) {
    volume = intersection(volume, ByteInterval{ByteOffset{0}, source.size()});
    auto bytes = std::make_unique<ReadErrorLog>(source);
    auto found = find(Opener(*bytes, volume, maxGroups), *bytes, volume, choice);
    if (!found)
        return std::unexpected(found.error());
    return OpenedVolume{std::move(bytes),           std::move(found->fs),     found->group, found->block, volume.count,
                        std::move(found->findings), found->descriptorsMissing};
}

} // namespace atlas
