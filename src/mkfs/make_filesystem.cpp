// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/make_filesystem.h"

#include "base/number_text.h"
#include "mkfs/memory_io.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"
#include "mkfs/quota_files.h"
#include "mkfs/sizes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
#include <initializer_list>
#include <strings.h>

namespace atlas {

void setBackupGroups(ext2_super_block& param, int backups) {
    if (ext2fs_has_feature_sparse_super2(&param)) {
        param.s_backup_bgs[0] = backups >= 1 ? 1 : 0;
        param.s_backup_bgs[1] = backups >= 2 ? ~std::uint32_t{0} : 0;
    }
}

errcode_t allocatePacked(ext2_filsys fs) {
    using SetPlace = void (*)(ext2_filsys, dgrp_t, blk64_t);
    blk64_t place = 0;
    for (const SetPlace set : {SetPlace{ext2fs_block_bitmap_loc_set}, SetPlace{ext2fs_inode_bitmap_loc_set}}) {
        for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
            if (const auto code = ext2fs_new_block2(fs, place, nullptr, &place); code != 0)
                return code;
            ext2fs_block_alloc_stats2(fs, place, +1);
            set(fs, g, place);
        }
    }
    const auto tableBlocks = fs->inode_blocks_per_group;
    for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
        const auto last = ext2fs_blocks_count(fs->super) - 1;
        if (const auto code =
                ext2fs_get_free_blocks2(fs, place, last, static_cast<int>(tableBlocks), fs->block_map, &place);
            code != 0) {
            return code;
        }
        ext2fs_block_alloc_stats_range(fs, place, tableBlocks, +1);
        ext2fs_inode_table_loc_set(fs, g, place);
        ext2fs_group_desc_csum_set(fs, g);
    }
    return 0;
}

/// misc/mke2fs.c fix_cluster_bg_counts(), with its rounding of a run that ends inside a cluster.
void recountClusters(ext2_filsys fs) {
    blk64_t allFree = 0;
    for (dgrp_t group = 0; group < fs->group_desc_count; ++group) {
        const auto last = ext2fs_group_last_block2(fs, group);
        std::uint32_t free = 0;
        for (auto block = ext2fs_group_first_block2(fs, group); block <= last;) {
            blk64_t first = 0;
            if (ext2fs_find_first_zero_block_bitmap2(fs->block_map, block, last, &first) != 0)
                break;
            blk64_t end = 0;
            if (ext2fs_find_first_set_block_bitmap2(fs->block_map, first, last, &end) != 0)
                end = last + 1;
            free += static_cast<std::uint32_t>(EXT2FS_NUM_B2C(fs, end - first));
            allFree += end - first;
            block = end;
        }
        ext2fs_bg_free_blocks_count_set(fs, group, free);
        ext2fs_group_desc_csum_set(fs, group);
    }
    ext2fs_free_blocks_count_set(fs->super, allFree);
}

namespace {

constexpr std::uint64_t maxDescriptorBytes = GiB;

std::optional<std::uint32_t> creatorOs(const std::string& text) {
    static constexpr std::array<std::pair<const char*, std::uint32_t>, 5> names{{{"linux", EXT2_OS_LINUX},
                                                                                 {"GNU", EXT2_OS_HURD},
                                                                                 {"hurd", EXT2_OS_HURD},
                                                                                 {"freebsd", EXT2_OS_FREEBSD},
                                                                                 {"lites", EXT2_OS_LITES}}};
    if (!text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) != 0)
        return static_cast<std::uint32_t>(std::atoi(text.c_str()));
    const auto found =
        std::ranges::find_if(names, [&](const auto& known) { return ::strcasecmp(known.first, text.c_str()) == 0; });
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

class Maker {
public:
    Maker(Decision& decision, const MkfsOptions& options) : m_decision(decision), m_options(options) {}

    Result<FilesystemHandle> make() {
        static constexpr std::array steps{&Maker::checkSize,       &Maker::initialize,     &Maker::identify,
                                          &Maker::sizeJournal,     &Maker::allocateTables, &Maker::initInodeTables,
                                          &Maker::makeDirectories, &Maker::makeJournal,    &Maker::makeMmp,
                                          &Maker::countClusters,   &Maker::makeQuota,      &Maker::makeOrphanFile};
        for (const auto step : steps)
            if (auto ok = (this->*step)(); !ok)
                return std::unexpected(ok.error());
        return std::move(m_handle);
    }

private:
    static Status check(errcode_t code, const char* doing) {
        return code == 0 ? Status{} : refused(fmt::format("{} {}", libraryMessage(code), doing));
    }

    /// Limits the size of the GDT, which the library allocates in a call that cannot be interrupted.
    Status checkSize() {
        auto* const param = &m_decision.param;
        // Without a cluster size, ext2fs_initialize() uses 16 blocks (lib/ext2fs/initialize.c).
        const bool byDefault = ext2fs_has_feature_bigalloc(param) && param->s_log_cluster_size == 0;
        const auto clusterShift = byDefault ? 4 : param->s_log_cluster_size - param->s_log_block_size;
        const std::uint64_t perGroup =
            std::uint64_t{param->s_blocks_per_group != 0 ? param->s_blocks_per_group : EXT2_BLOCK_SIZE(param) * 8}
            << clusterShift;
        const auto bytes = ext2fs_blocks_count(param) / perGroup * EXT2_DESC_SIZE(param);
        if (bytes > maxDescriptorBytes) {
            return std::unexpected(
                Error{.kind = ErrorKind::Limit,
                      .what = fmt::format("the plan needs {} of group descriptors, above the limit of {}",
                                          humanSize({bytes}), humanSize({maxDescriptorBytes}))});
        }
        return {};
    }

    Status initialize() {
        ext2_filsys fs = nullptr;
        const auto code = ext2fs_initialize("plan", EXT2_FLAG_EXCLUSIVE | EXT2_FLAG_64BITS, &m_decision.param,
                                            memoryIoManager(), &fs);
        m_handle.reset(fs);
        m_fs = fs;
        if (auto ok = check(code, "while setting up superblock"); !ok)
            return ok;
        if (ext2fs_has_feature_csum_seed(fs->super) && !ext2fs_has_feature_metadata_csum(fs->super))
            return refused("The metadata_csum_seed feature requires the metadata_csum feature.");
        return {};
    }

    Status identify() {
        auto* const sb = m_fs->super;
        const auto& uuid = m_options.uuid;
        const bool special = uuid == "null" || uuid == "clear" || uuid == "time" || uuid == "random";
        if (!uuid.empty() && !special) {
            const auto bytes = parseUuid(uuid);
            if (!bytes)
                return refused("could not parse UUID: " + uuid);
            std::memcpy(sb->s_uuid, bytes->bytes, sizeof(sb->s_uuid));
        }
        if (ext2fs_has_feature_csum_seed(sb))
            sb->s_checksum_seed = ext2fs_crc32c_le(~0U, sb->s_uuid, sizeof(sb->s_uuid));
        ext2fs_init_csum_seed(m_fs);
        std::memcpy(sb->s_volume_name, m_options.label.data(),
                    std::min(m_options.label.size(), sizeof(sb->s_volume_name)));
        std::memcpy(sb->s_last_mounted, m_options.lastMounted.data(),
                    std::min(m_options.lastMounted.size(), sizeof(sb->s_last_mounted)));
        if (ext2fs_has_feature_metadata_csum(sb))
            sb->s_checksum_type = EXT2_CRC32C_CHKSUM;
        sb->s_errors = m_decision.errorBehaviour != 0 ? m_decision.errorBehaviour : sb->s_errors;
        return setCreator();
    }

    /// misc/mke2fs.c set_os().
    Status setCreator() {
        if (!m_decision.creatorOs)
            return {};
        const auto os = creatorOs(*m_decision.creatorOs);
        if (!os)
            return refused("unknown os - " + *m_decision.creatorOs);
        m_fs->super->s_creator_os = *os;
        if (*os == EXT2_OS_HURD)
            ext2fs_clear_feature_filetype(m_fs->super);
        return {};
    }

    bool wantsJournal() const { return m_decision.journalSize != 0 || ext2fs_has_feature_journal(&m_decision.param); }

    Status sizeJournal() { return wantsJournal() ? chooseJournalSize(m_decision, m_fs, m_journal) : Status{}; }

    Status allocateTables() {
        m_fs->stride = m_fs->super->s_raid_stride;
        const bool packed = ext2fs_has_feature_flex_bg(m_fs->super) && m_decision.packedMetaBlocks;
        const auto code = packed ? allocatePacked(m_fs) : ext2fs_allocate_tables(m_fs);
        if (auto ok = check(code, "while trying to allocate filesystem tables"); !ok)
            return ok;
        return check(ext2fs_convert_subcluster_bitmap(m_fs, &m_fs->block_map), "while converting subcluster bitmap");
    }

    /// write_inode_tables() without the zeros, which an empty disk contains anyway.
    Status initInodeTables() {
        if (m_decision.zeroesInodeTables()) {
            for (dgrp_t g = 0; g < m_fs->group_desc_count; ++g) {
                ext2fs_bg_flags_set(m_fs, g, EXT2_BG_INODE_ZEROED);
                ext2fs_group_desc_csum_set(m_fs, g);
            }
        }
        if (!ext2fs_has_feature_metadata_csum(m_fs->super))
            return {};
        std::vector<std::byte> empty(static_cast<std::size_t>(EXT2_INODE_SIZE(m_fs->super)));
        for (ext2_ino_t number = 1; number < EXT2_FIRST_INO(m_fs->super); ++number) {
            auto* const inode = reinterpret_cast<ext2_inode*>(empty.data());
            if (auto ok = check(ext2fs_write_inode_full(m_fs, number, inode, static_cast<int>(empty.size())),
                                "while writing reserved inodes");
                !ok) {
                return ok;
            }
        }
        return {};
    }

    Status makeDirectories() {
        if (auto ok = check(ext2fs_mkdir(m_fs, EXT2_ROOT_INO, EXT2_ROOT_INO, nullptr), "while creating root dir"); !ok)
            return ok;
        if (auto ok = makeLostAndFound(); !ok)
            return ok;
        for (ext2_ino_t number = EXT2_ROOT_INO + 1; number < EXT2_FIRST_INODE(m_fs->super); ++number)
            ext2fs_inode_alloc_stats2(m_fs, number, +1, 0);
        ext2fs_inode_alloc_stats2(m_fs, EXT2_BAD_INO, +1, 0);
        if (auto ok = check(ext2fs_update_bb_inode(m_fs, nullptr), "while setting bad block inode"); !ok)
            return ok;
        return ext2fs_has_feature_resize_inode(m_fs->super)
                   ? check(ext2fs_create_resize_inode(m_fs), "while reserving blocks for online resize")
                   : Status{};
    }

    /// 16 KiB, at least two blocks, but no indirect block (create_lost_and_found).
    Status makeLostAndFound() {
        constexpr const char* name = "lost+found";
        m_fs->umask = 077;
        ext2_ino_t number = 0;
        auto code = ext2fs_mkdir(m_fs, EXT2_ROOT_INO, 0, name);
        code = code != 0
                   ? code
                   : ext2fs_lookup(m_fs, EXT2_ROOT_INO, name, static_cast<int>(std::strlen(name)), nullptr, &number);
        unsigned size = 0;
        for (int block = 1; code == 0 && block < EXT2_NDIR_BLOCKS; ++block) {
            size += m_fs->blocksize;
            if (size >= 16 * 1024 && size >= 2 * m_fs->blocksize)
                break;
            code = ext2fs_expand_dir(m_fs, number);
        }
        return check(code, "while creating /lost+found");
    }

    Status makeJournal() {
        if (!wantsJournal())
            return {};
        if (m_journal.num_journal_blocks == 0) {
            for (auto* const sb : {m_fs->super, &m_decision.param}) {
                ext2fs_clear_feature_journal(sb);
                ext2fs_clear_feature_orphan_file(sb);
            }
            return {};
        }
        // The memory disk reads as zeros and needs no zeroing. The journal's place does not depend on this flag.
        constexpr int flags = EXT2_MKJOURNAL_NO_MNT_CHECK | EXT2_MKJOURNAL_LAZYINIT;
        return check(ext2fs_add_journal_inode3(m_fs, &m_journal, m_decision.journalLocation, flags),
                     "while trying to create journal");
    }

    Status makeMmp() {
        return ext2fs_has_feature_mmp(m_fs->super)
                   ? check(ext2fs_mmp_init(m_fs), "while enabling multiple mount protection feature")
                   : Status{};
    }

    Status countClusters() {
        if (ext2fs_has_feature_bigalloc(&m_decision.param))
            recountClusters(m_fs);
        return {};
    }

    Status makeQuota() {
        return ext2fs_has_feature_quota(&m_decision.param)
                   ? check(createQuotaFiles(m_fs, m_decision.quotaTypes, m_decision.rootUser, m_decision.rootGroup),
                           "while writing quota inodes")
                   : Status{};
    }

    Status makeOrphanFile() {
        if (!ext2fs_has_feature_orphan_file(&m_decision.param))
            return {};
        if (!ext2fs_has_feature_journal(&m_decision.param))
            return refused("cannot set orphan_file feature without a journal.");
        const auto blocks = m_decision.orphanFileBlocks != 0
                                ? m_decision.orphanFileBlocks
                                : static_cast<std::uint64_t>(ext2fs_default_orphan_file_blocks(m_fs));
        return check(ext2fs_create_orphan_file(m_fs, static_cast<blk_t>(blocks)), "while creating orphan file");
    }

    Decision& m_decision;
    const MkfsOptions& m_options;
    FilesystemHandle m_handle;
    ext2_filsys m_fs = nullptr;
    ext2fs_journal_params m_journal{};
};

} // namespace

Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options) {
    return Maker(decision, options).make();
}

} // namespace atlas
