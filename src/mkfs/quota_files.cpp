// SPDX-License-Identifier: GPL-3.0-or-later
// The quota files of mke2fs (lib/support/mkquota.c, quotaio_tree.c). Block allocation depends only on the order in
// which the 1 KiB blocks of the tree are first written, so only that is reproduced.
#include "mkfs/quota_files.h"

#include <array>
#include <set>
#include <vector>

namespace atlas {
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

} // namespace

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

} // namespace atlas
