// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the blocks of the system files by their inodes.
#include "ext4/read_system_files.h"

#include "ext4/block_walk.h"
#include "ext4/byte_source_io.h"

namespace atlas {
namespace {

Finding unreadable(RegionKind kind, std::uint32_t inode, const std::string& why) {
    return {.kind = FindingKind::FileUnreadable, .region = kind, .numbers = {inode}, .detail = why};
}

class Reader {
public:
    Reader(ext2_filsys fs, std::vector<Finding>& findings) : m_fs(fs), m_findings(findings) {}

    void addInode(RegionKind kind, ext2_ino_t number) {
        if (number == 0)
            return;
        SystemFile file{.kind = kind, .inode = number};
        ext2_inode inode{};
        if (const auto code = readInode(number, inode); code != 0) {
            m_findings.push_back(unreadable(kind, number, messageOf(m_fs, code)));
            return;
        }
        if (!ext2fs_inode_has_valid_blocks2(m_fs, &inode))
            return;
        auto walk = walkBlocks(m_fs, number);
        if (walk.error.empty())
            checkBlockCounts(m_fs, inode, walk, {kind, number}, m_findings);
        else
            m_findings.push_back(unreadable(kind, number, walk.error));
        file.extents = std::move(walk.extents);
        file.mapping = std::move(walk.mapping);
        keep(std::move(file));
    }

    void addResizeInode() {
        ext2_inode inode{};
        if (const auto code = readInode(EXT2_RESIZE_INO, inode); code != 0) {
            m_findings.push_back(unreadable(RegionKind::ResizeInode, EXT2_RESIZE_INO, messageOf(m_fs, code)));
            return;
        }
        // The resize inode itself owns only its double indirect block; the blocks listed there are the reserved GDT
        // blocks (lib/ext2fs/res_gdt.c).
        if (const auto block = inode.i_block[EXT2_DIND_BLOCK]; block != 0) {
            keep({.kind = RegionKind::ResizeInode,
                  .inode = EXT2_RESIZE_INO,
                  .extents = {{BlockNumber{block}, BlockCount{1}}}});
        }
    }

    void addBlock(RegionKind kind, blk64_t block) {
        keep({.kind = kind, .extents = {{BlockNumber{block}, BlockCount{1}}}});
    }

    std::vector<SystemFile> take() { return std::move(m_files); }

private:
    /// Ignores a wrong inode checksum, like dumpe2fs, because the file's blocks are still of interest.
    errcode_t readInode(ext2_ino_t number, ext2_inode& inode) const {
        m_fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
        return ext2fs_read_inode(m_fs, number, &inode);
    }

    void keep(SystemFile file) {
        if (!file.extents.empty())
            m_files.push_back(std::move(file));
    }

    ext2_filsys m_fs;
    std::vector<Finding>& m_findings;
    std::vector<SystemFile> m_files;
};

} // namespace

std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings) {
    const auto& sb = *fs->super;
    Reader reader(fs, findings);
    if (ext2fs_has_feature_journal(fs->super))
        reader.addInode(RegionKind::Journal, sb.s_journal_inum);
    if (ext2fs_has_feature_mmp(fs->super) && sb.s_mmp_block != 0)
        reader.addBlock(RegionKind::Mmp, sb.s_mmp_block);
    if (ext2fs_has_feature_quota(fs->super)) {
        reader.addInode(RegionKind::Quota, sb.s_usr_quota_inum);
        reader.addInode(RegionKind::Quota, sb.s_grp_quota_inum);
    }
    if (ext2fs_has_feature_project(fs->super))
        reader.addInode(RegionKind::Quota, sb.s_prj_quota_inum);
    if (ext2fs_has_feature_orphan_file(fs->super))
        reader.addInode(RegionKind::OrphanFile, sb.s_orphan_file_inum);
    if (ext2fs_has_feature_resize_inode(fs->super))
        reader.addResizeInode();
    return reader.take();
}

} // namespace atlas
