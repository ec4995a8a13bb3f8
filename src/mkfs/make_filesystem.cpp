// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/make_filesystem.h"

#include "base/number_text.h"
#include "ext4/byte_source_io.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"
#include "mkfs/sizes.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
#include <initializer_list>
#include <map>
#include <set>
#include <span>
#include <strings.h>
#include <vector>

namespace atlas {
namespace {

using Block = std::vector<std::byte>;

/// The disk of one channel. All writes have one block size: ext2fs_initialize() sets it before its first write.
class MemoryDisk {
public:
    void read(std::uint64_t first, std::span<std::byte> into, std::size_t blockSize) const {
        for (std::uint64_t block = first; !into.empty(); ++block) {
            const auto part = into.first(std::min(into.size(), blockSize));
            std::ranges::fill(part, std::byte{0});
            if (const auto found = m_blocks.find(block); found != m_blocks.end()) {
                std::ranges::copy(std::span(found->second).first(std::min(part.size(), found->second.size())),
                                  part.begin());
            }
            into = into.subspan(part.size());
        }
    }

    void write(std::uint64_t first, std::span<const std::byte> from, std::size_t blockSize) {
        for (std::uint64_t block = first; !from.empty(); ++block) {
            const auto part = from.first(std::min(from.size(), blockSize));
            const auto used = withoutTrailingZeros(part);
            auto& kept = m_blocks[block];
            if (part.size() < kept.size())
                std::ranges::copy(part, kept.begin());
            else
                kept.assign(used.begin(), used.end());
            from = from.subspan(part.size());
        }
    }

    void zero(std::uint64_t first, std::uint64_t count) {
        m_blocks.erase(m_blocks.lower_bound(first), m_blocks.lower_bound(first + count));
    }

private:
    static std::span<const std::byte> withoutTrailingZeros(std::span<const std::byte> bytes) {
        // Word by word first, because most of a new descriptor or resize block is zeros.
        constexpr std::size_t word = sizeof(std::uint64_t);
        auto length = bytes.size();
        for (std::uint64_t last = 0; length >= word; length -= word) {
            std::memcpy(&last, bytes.data() + length - word, word);
            if (last != 0)
                break;
        }
        while (length != 0 && bytes[length - 1] == std::byte{0})
            --length;
        return bytes.first(length);
    }

    std::map<std::uint64_t, Block> m_blocks; ///< without trailing zeros
};

struct Channel : struct_io_channel {
    MemoryDisk disk;
};

Channel& of(io_channel channel) { return *static_cast<Channel*>(channel); }

errcode_t open(const char* name, int /*flags*/, io_channel* channel);

errcode_t setChannelBlockSize(io_channel channel, int size) {
    channel->block_size = size;
    return 0;
}

errcode_t readBlocks(io_channel channel, unsigned long long block, int count, void* data) {
    const auto& self = of(channel);
    self.disk.read(block, {static_cast<std::byte*>(data), requestBytes(self, count)},
                   static_cast<std::size_t>(self.block_size));
    return 0;
}

errcode_t writeBlocks(io_channel channel, unsigned long long block, int count, const void* data) {
    auto& self = of(channel);
    self.disk.write(block, {static_cast<const std::byte*>(data), requestBytes(self, count)},
                    static_cast<std::size_t>(self.block_size));
    return 0;
}

errcode_t readBlocks32(io_channel channel, unsigned long block, int count, void* data) {
    return readBlocks(channel, block, count, data);
}

errcode_t writeBlocks32(io_channel channel, unsigned long block, int count, const void* data) {
    return writeBlocks(channel, block, count, data);
}

errcode_t flush(io_channel /*channel*/) { return 0; }

errcode_t setOption(io_channel /*channel*/, const char* /*option*/, const char* /*argument*/) { return 0; }

errcode_t zero(io_channel channel, unsigned long long block, unsigned long long count) {
    of(channel).disk.zero(block, count);
    return 0;
}

struct_io_manager makeManager() {
    struct_io_manager manager{};
    manager.magic = EXT2_ET_MAGIC_IO_MANAGER;
    manager.name = "memory I/O manager";
    manager.open = open;
    manager.close = closeChannel<Channel>;
    manager.set_blksize = setChannelBlockSize;
    manager.read_blk = readBlocks32;
    manager.write_blk = writeBlocks32;
    manager.flush = flush;
    manager.set_option = setOption;
    manager.read_blk64 = readBlocks;
    manager.write_blk64 = writeBlocks;
    manager.discard = zero;
    manager.zeroout = zero;
    return manager;
}

errcode_t open(const char* name, int /*flags*/, io_channel* channel) {
    auto* const self = newChannel<Channel>(name, memoryIoManager());
    self->flags = CHANNEL_FLAGS_DISCARD_ZEROES;
    *channel = self;
    return 0;
}

} // namespace

io_manager memoryIoManager() {
    // The manager holds only functions; the channels hold the data.
    static struct_io_manager manager = makeManager();
    return &manager;
}

namespace {

constexpr std::uint32_t treeBlockSize = 1024;
constexpr std::uint32_t rootBlock = 1; ///< block 0 holds the header
constexpr int treeDepth = 4; ///< one level per byte of an owner's ID

/// Blocks of the file in the order in which they are first written.
class TreeOrder {
public:
    explicit TreeOrder(const std::set<std::uint32_t>& owners) {
        m_order.push_back(0);
        for (const auto owner : owners)
            insert(owner);
    }

    const std::vector<std::uint32_t>& order() const { return m_order; }

private:
    /// A new node is written when it is allocated at the end of the file; the root node exists from the start and is
    /// written last.
    void insert(std::uint32_t owner) {
        for (int depth = 1; depth < treeDepth; ++depth)
            if (m_nodes.insert({depth, owner >> (8 * (treeDepth - depth))}).second)
                m_order.push_back(m_next++);
        if (!m_hasEntries) {
            m_order.push_back(m_next++);
            m_order.push_back(rootBlock);
            m_hasEntries = true; // up to 13 entries share a block; there are at most two owners
        }
    }

    std::vector<std::uint32_t> m_order;
    std::set<std::pair<int, std::uint32_t>> m_nodes; ///< depth and the leading bytes of the owner ID
    std::uint32_t m_next = rootBlock + 1;
    bool m_hasEntries = false;
};

errcode_t makeInode(ext2_filsys fs, ext2_ino_t number) {
    ext2_inode inode{};
    inode.i_links_count = 1;
    inode.i_mode = LINUX_S_IFREG | 0600;
    inode.i_flags = EXT2_IMMUTABLE_FL;
    if (ext2fs_has_feature_extents(fs->super))
        inode.i_flags |= EXT4_EXTENTS_FL;
    return ext2fs_write_new_inode(fs, number, &inode);
}

errcode_t writeTree(ext2_filsys fs, ext2_ino_t number, const std::vector<std::uint32_t>& order) {
    ext2_file_t file = nullptr;
    auto code = ext2fs_file_open(fs, number, EXT2_FILE_WRITE | EXT2_FILE_CREATE, &file);
    if (code != 0)
        return code;
    const std::array<char, treeBlockSize> nothing{};
    for (const auto block : order) {
        unsigned written = 0;
        code = ext2fs_file_llseek(file, std::uint64_t{block} * treeBlockSize, EXT2_SEEK_SET, nullptr);
        code = code != 0 ? code : ext2fs_file_write(file, nothing.data(), nothing.size(), &written);
        if (code != 0)
            break;
    }
    const auto closed = ext2fs_file_close(file);
    return code != 0 ? code : closed;
}

/// Unlike user and group quota, project quota has no reserved inode.
errcode_t newProjectInode(ext2_filsys fs, ext2_ino_t& number) {
    const auto code = ext2fs_new_inode(fs, EXT2_ROOT_INO, LINUX_S_IFREG | 0600, nullptr, &number);
    if (code == 0)
        ext2fs_inode_alloc_stats2(fs, number, +1, 0);
    return code;
}

/// Makes the quota files of `types` (bits 0 user, 1 group, 2 project), with one entry per owner. Returns a libext2fs
/// error code.
errcode_t createQuotaFiles(ext2_filsys fs, unsigned types, std::uint32_t rootUser, std::uint32_t rootGroup) {
    struct QuotaFile {
        ext2_ino_t inode;
        std::set<std::uint32_t> owners;
        std::uint32_t* field;
    };
    auto* const sb = fs->super;
    // lost+found belongs to owner 0 even if the root directory does not.
    const std::array<QuotaFile, 3> files{QuotaFile{EXT4_USR_QUOTA_INO, {0, rootUser}, &sb->s_usr_quota_inum},
                                         QuotaFile{EXT4_GRP_QUOTA_INO, {0, rootGroup}, &sb->s_grp_quota_inum},
                                         QuotaFile{0, {0}, &sb->s_prj_quota_inum}};
    for (unsigned type = 0; type < files.size(); ++type) {
        if ((types & 1U << type) == 0)
            continue;
        auto number = files[type].inode;
        auto code = number == 0 ? newProjectInode(fs, number) : 0;
        code = code != 0 ? code : makeInode(fs, number);
        code = code != 0 ? code : writeTree(fs, number, TreeOrder(files[type].owners).order());
        if (code != 0)
            return code;
        *files[type].field = number;
    }
    return 0;
}

} // namespace

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
