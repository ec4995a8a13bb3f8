// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the blocks of the system files by their inodes.
#include "ext4/read_system_files.h"
#include "ext4/byte_source_io.h"
#include "ext4/system_file_findings.h"

namespace atlas {
namespace {

/// Limits the blocks of a file: mke2fs makes journals of up to 10,240,000 blocks, so a larger count means a loop in a
/// damaged block map.
constexpr std::uint64_t maxBlocks = 16'000'000;

struct Walk {
    SystemFile* file;
    std::uint64_t seen = 0;
    std::uint64_t data = 0; ///< without blocks of the map itself
};

void append(std::vector<BlockInterval>& extents, blk64_t block) {
    if (!extents.empty() && extents.back().end().value == block) {
        ++extents.back().count.value;
    } else {
        extents.push_back({BlockNumber{block}, BlockCount{1}});
    }
}

int visit(ext2_filsys /*fs*/, blk64_t* block, e2_blkcnt_t logical, blk64_t /*refBlock*/, int /*refOffset*/,
          void* data) {
    auto& walk = *static_cast<Walk*>(data);
    if (++walk.seen > maxBlocks) {
        return BLOCK_ABORT;
    }
    walk.data += logical >= 0 ? 1 : 0;
    append(walk.file->extents, *block);
    if (logical < 0) {
        append(walk.file->mapping, *block);
    }
    return 0;
}

Finding unreadable(RegionKind kind, std::uint32_t inode, const std::string& why) {
    return {.kind = FindingKind::FileUnreadable,
            .severity = Severity::Error,
            .region = kind,
            .numbers = {inode},
            .detail = why};
}

class Reader {
public:
    Reader(ext2_filsys fs, std::vector<Finding>& findings) : m_fs(fs), m_findings(findings) {}

    void addInode(RegionKind kind, ext2_ino_t number) {
        if (number == 0) {
            return;
        }
        SystemFile file{.kind = kind, .inode = number};
        ext2_inode inode{};
        if (const auto code = readInode(number, inode); code != 0) {
            m_findings.push_back(unreadable(kind, number, messageOf(m_fs, code)));
            return;
        }
        if (!ext2fs_inode_has_valid_blocks2(m_fs, &inode)) {
            return;
        }
        Walk walk{&file};
        const auto code = ext2fs_block_iterate3(m_fs, number, BLOCK_FLAG_READ_ONLY, nullptr, visit, &walk);
        if (code != 0 || walk.seen > maxBlocks) {
            m_findings.push_back(
                unreadable(kind, number, code != 0 ? messageOf(m_fs, code) : "its block map has no end"));
        } else {
            checkCounts(inode, walk);
        }
        keep(std::move(file));
    }

    void addResizeInode() {
        ext2_inode inode{};
        if (const auto code = readInode(EXT2_RESIZE_INO, inode); code != 0) {
            m_findings.push_back(unreadable(RegionKind::ResizeInode, EXT2_RESIZE_INO, messageOf(m_fs, code)));
            return;
        }
        // The resize inode itself occupies only its double indirect block; the blocks listed there are the reserved GDT
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
    /// What e2fsck counts of the blocks of an inode (e2fsck/pass1.c, check_blocks), and holes (e2fsck/journal.c).
    void checkCounts(ext2_inode& inode, const Walk& walk) {
        SystemFileFindings findings({walk.file->kind, walk.file->inode}, m_findings);
        const std::uint64_t sectors = m_fs->blocksize / 512;
        const bool inBlocks = (inode.i_flags & EXT4_HUGE_FILE_FL) != 0;
        const auto claimed = ext2fs_inode_i_blocks(m_fs, &inode) * (inBlocks ? sectors : 1);
        const auto attributes = ext2fs_file_acl_block(m_fs, &inode) != 0 ? 1U : 0U;
        // With bigalloc it counts clusters, which the blocks of the map share.
        if (!ext2fs_has_feature_bigalloc(m_fs->super) && claimed != (walk.seen + attributes) * sectors) {
            findings.add(SystemFileFault::WrongBlockCount, claimed);
        }
        const std::uint64_t size = EXT2_I_SIZE(&inode);
        if (walk.file->kind != RegionKind::Quota && walk.data * m_fs->blocksize < size &&
            size <= walk.seen * m_fs->blocksize) {
            findings.add(SystemFileFault::Holes);
        }
    }

    /// Ignores a wrong inode checksum, like dumpe2fs, because the blocks of the file are still of interest.
    errcode_t readInode(ext2_ino_t number, ext2_inode& inode) const {
        m_fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
        return ext2fs_read_inode(m_fs, number, &inode);
    }

    void keep(SystemFile file) {
        if (!file.extents.empty()) {
            m_files.push_back(std::move(file));
        }
    }

    ext2_filsys m_fs;
    std::vector<Finding>& m_findings;
    std::vector<SystemFile> m_files;
};

} // namespace

std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings) {
    const auto& sb = *fs->super;
    Reader reader(fs, findings);
    if (ext2fs_has_feature_journal(fs->super)) {
        reader.addInode(RegionKind::Journal, sb.s_journal_inum);
    }
    if (ext2fs_has_feature_mmp(fs->super) && sb.s_mmp_block != 0) {
        reader.addBlock(RegionKind::Mmp, sb.s_mmp_block);
    }
    if (ext2fs_has_feature_quota(fs->super)) {
        reader.addInode(RegionKind::Quota, sb.s_usr_quota_inum);
        reader.addInode(RegionKind::Quota, sb.s_grp_quota_inum);
    }
    if (ext2fs_has_feature_project(fs->super)) {
        reader.addInode(RegionKind::Quota, sb.s_prj_quota_inum);
    }
    if (ext2fs_has_feature_orphan_file(fs->super)) {
        reader.addInode(RegionKind::OrphanFile, sb.s_orphan_file_inum);
    }
    if (ext2fs_has_feature_resize_inode(fs->super)) {
        reader.addResizeInode();
    }
    return reader.take();
}

} // namespace atlas
