// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/checks.h"

#include "ext4/block_walk.h"
#include "ext4/check_contents.h"
#include "ext4/read_superblock.h"
#include "layout/structures.h"

#include <algorithm>
#include <array>
#include <ext2fs/ext2_ext_attr.h>
#include <utility>

namespace atlas {
namespace {

/// Which inodes may have a flag, and with which feature.
struct FlagRule {
    std::uint32_t flag;
    bool forFiles;
    int (*feature)(ext2_super_block*);
};

constexpr FlagRule flagRules[] = {
    {EXT4_EXTENTS_FL, true, ext2fs_has_feature_extents},
    {EXT2_IMAGIC_FL, true, ext2fs_has_feature_imagic_inodes},
    {EXT2_INDEX_FL, false, ext2fs_has_feature_dir_index},
    {EXT4_INLINE_DATA_FL, false, ext2fs_has_feature_inline_data},
    {EXT4_CASEFOLD_FL, false, ext2fs_has_feature_casefold},
};

std::uint32_t forbiddenFlags(ext2_filsys fs, const ext2_inode_large& inode, bool isDirectory) {
    std::uint32_t forbidden = EXT4_ENCRYPT_FL; // the kernel never encrypts the root or its own files
    for (const auto& rule : flagRules)
        if (rule.feature(fs->super) == 0 || !(isDirectory || rule.forFiles))
            forbidden |= rule.flag;
    constexpr std::uint32_t exclusive = EXT4_EXTENTS_FL | EXT4_INLINE_DATA_FL;
    const bool both = (inode.i_flags & exclusive) == exclusive;
    return inode.i_flags & (both ? forbidden | exclusive : forbidden);
}

void checkAttributes(VolumeBlocks& blocks, ext2_ino_t number, const ext2_inode_large& inode,
                     SystemFileFindings& findings) {
    const auto at = ext2fs_file_acl_block(blocks.fs(), reinterpret_cast<const ext2_inode*>(&inode));
    if (at == 0)
        return;
    if (!blocks.isInside(at)) {
        findings.add(SystemFileFault::BlockOutside, at);
        return;
    }
    const auto block = blocks.read(at);
    if (block.empty())
        return;
    ext2_ext_attr_header header{};
    std::memcpy(&header, block.data(), sizeof(header));
    if (ext2fs_le32_to_cpu(header.h_magic) != EXT2_EXT_ATTR_MAGIC || ext2fs_le32_to_cpu(header.h_blocks) != 1) {
        findings.add(SystemFileFault::ContentDamaged, at);
    } else if (ext2fs_ext_attr_block_csum_verify(blocks.fs(), number, at,
                                                 reinterpret_cast<ext2_ext_attr_header*>(block.data())) == 0) {
        findings.add(SystemFileFault::ContentChecksum, at);
    }
}

void checkExtraSize(ext2_filsys fs, const ext2_inode_large& inode, SystemFileFindings& findings) {
    const auto room = static_cast<std::uint64_t>(EXT2_INODE_SIZE(fs->super)) - EXT2_GOOD_OLD_INODE_SIZE;
    if (room > 0)
        findings.extraSize("i_extra_isize", inode.i_extra_isize, room);
}

} // namespace

void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const bool isDirectory = (inode.i_mode & LINUX_S_IFMT) == LINUX_S_IFDIR;
    if (const auto flags = forbiddenFlags(fs, inode, isDirectory); flags != 0)
        findings.add(SystemFileFault::WrongFlags, flags);
    checkExtraSize(fs, inode, findings);
    checkAttributes(blocks, file.inode, inode, findings);
    if (isDirectory) {
        findings.range("i_faddr", inode.i_faddr, 0, 0);
        const auto& upper = inode.osd2.linux2;
        if (!ext2fs_has_feature_huge_file(fs->super) && !isOfHurd(*fs->super))
            findings.range("i_blocks_hi", upper.l_i_blocks_hi, 0, 0);
        if (!ext2fs_has_feature_64bit(fs->super) && !isOfHurd(*fs->super))
            findings.range("i_file_acl_high", upper.l_i_file_acl_high, 0, 0);
    }
}

namespace {

constexpr std::uint16_t extentMagic = 0xF30A; // lib/ext2fs/ext3_extents.h

/// An inode buffer large enough for every part that libext2fs checks.
struct WholeInode {
    std::vector<char> bytes;
    explicit WholeInode(ext2_filsys fs)
        : bytes(std::max<std::size_t>(static_cast<std::size_t>(EXT2_INODE_SIZE(fs->super)), sizeof(ext2_inode_large))) {
    }
    ext2_inode_large& large() { return *reinterpret_cast<ext2_inode_large*>(bytes.data()); }
    ext2_inode& small() { return *reinterpret_cast<ext2_inode*>(bytes.data()); }
};

bool hasMap(const ext2_inode& inode) {
    std::uint16_t magic = 0;
    std::memcpy(&magic, inode.i_block, sizeof(magic));
    return (inode.i_flags & EXT4_EXTENTS_FL) == 0 || ext2fs_le16_to_cpu(magic) == extentMagic;
}

class Checker {
public:
    Checker(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings)
        : m_fs(fs), m_claims(claims), m_blocks(fs, available), m_findings(findings) {}

    void run() {
        const auto& sb = *m_fs->super;
        checkRoot();
        if (ext2fs_has_feature_journal(m_fs->super) && !(sb.s_journal_inum == 0 && namesExternalJournal(sb))) {
            checkFile({RegionKind::Journal, sb.s_journal_inum},
                      [&](const FileContent& file, auto findings) { checkJournal(m_blocks, file, findings); });
        }
        checkQuotas();
        if (ext2fs_has_feature_orphan_file(m_fs->super)) {
            checkFile({RegionKind::OrphanFile, sb.s_orphan_file_inum},
                      [&](const FileContent& file, auto findings) { checkOrphanFile(m_blocks, file, findings); });
        }
        if (ext2fs_has_feature_resize_inode(m_fs->super))
            checkReserve({RegionKind::ResizeInode, EXT2_RESIZE_INO});
        checkUnused();
        if (ext2fs_has_feature_mmp(m_fs->super))
            checkMmpBlock(m_blocks, sb.s_mmp_block, of({RegionKind::Mmp, 0}));
    }

private:
    [[nodiscard]] SystemFileFindings of(const FileName& file) { return {file, m_findings}; }

    /// Reads the inode and reports its faults. False if it has any or cannot be read, which the reader of the files
    /// reports.
    [[nodiscard]] bool readSound(const FileName& file, std::uint16_t type, WholeInode& inode) {
        if (file.inode == 0) {
            of(file).add(SystemFileFault::NoInode);
            return false;
        }
        m_fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
        if (ext2fs_read_inode_full(m_fs, file.inode, &inode.small(), static_cast<int>(inode.bytes.size())) != 0)
            return false;
        if (const auto fault = inodeFault(file.inode, type, inode)) {
            of(file).add(*fault);
            return false;
        }
        checkInode(m_blocks, file, inode.large(), of(file));
        return true;
    }

    [[nodiscard]] std::optional<SystemFileFault> inodeFault(ext2_ino_t number, std::uint16_t type, WholeInode& inode) {
        if (inode.small().i_links_count == 0 || inode.small().i_dtime != 0)
            return SystemFileFault::NotInUse;
        if ((inode.small().i_mode & LINUX_S_IFMT) != type)
            return SystemFileFault::NotRegular;
        if (!hasMap(inode.small()))
            return SystemFileFault::NoMap;
        return ext2fs_inode_csum_verify(m_fs, number, &inode.large()) == 0
                   ? std::optional(SystemFileFault::WrongChecksum)
                   : std::nullopt;
    }

    /// Checks the inode, then the content by `checkContent`.
    void checkFile(const FileName& name, auto checkContent) {
        WholeInode inode(m_fs);
        if (!readSound(name, LINUX_S_IFREG, inode))
            return;
        const auto file = std::ranges::find_if(
            m_claims.files, [&](const SystemFile& f) { return f.kind == *name.region && f.inode == name.inode; });
        if (file == m_claims.files.end()) {
            of(name).add(SystemFileFault::NoBlocks);
            return;
        }
        std::uint64_t blocks = 0;
        for (const auto& extent : file->extents)
            blocks += extent.count.value;
        const std::uint64_t size = EXT2_I_SIZE(&inode.small());
        // A quota file may have holes.
        if (name.region != RegionKind::Quota && (size == 0 || blocks * m_fs->blocksize < size)) {
            of(name).add(SystemFileFault::TooShort);
            return;
        }
        const auto first = m_blocks.blockOf(name.inode, inode.small(), 0);
        if (first != 0)
            checkContent(FileContent{name.inode, &inode.small(), first}, of(name));
        else if (name.region == RegionKind::Quota) // holes in other files are reported by the walk of their blocks
            of(name).add(SystemFileFault::NoHeader);
    }

    void checkRoot() {
        const FileName root{.region = {}, .inode = EXT2_ROOT_INO};
        WholeInode inode(m_fs);
        if (!readSound(root, LINUX_S_IFDIR, inode))
            return;
        if (ext2fs_inode_has_valid_blocks2(m_fs, &inode.small()) == 0)
            return;
        auto walk = walkBlocks(m_fs, EXT2_ROOT_INO);
        if (!walk.error.empty()) {
            m_findings.push_back(
                {.kind = FindingKind::FileUnreadable, .numbers = {EXT2_ROOT_INO}, .detail = walk.error});
            return;
        }
        checkBlockCounts(m_fs, inode.small(), walk, root, m_findings);
        const auto isOutside = [&](const BlockInterval& extent) {
            return !m_blocks.isInside(extent.first.value) || !m_blocks.isInside(extent.last().value);
        };
        if (const auto extent = std::ranges::find_if(walk.extents, isOutside); extent != walk.extents.end()) {
            of(root).add(SystemFileFault::BlockOutside,
                         m_blocks.isInside(extent->first.value) ? extent->last().value : extent->first.value);
            return;
        }
        if (const auto taken = metadataIn(std::move(walk.extents)))
            of(root).add(SystemFileFault::BlockTaken, taken->value);
        checkRootDirectory(m_blocks, {.number = EXT2_ROOT_INO, .inode = &inode.small()}, of(root));
    }

    /// A block of `extents` that lies in a structure; nullopt if there is none.
    [[nodiscard]] std::optional<BlockNumber> metadataIn(std::vector<BlockInterval> extents) const {
        std::optional<BlockNumber> taken;
        if (extents.empty())
            return taken;
        std::ranges::sort(extents);
        const auto from = extents.front().first;
        const auto end = extents.back().end();
        eachStructure(m_claims, [&](RegionKind, BlockInterval blocks, GroupNumber) {
            if (blocks.first >= end || blocks.end() <= from) // most structures
                return;
            const auto behind =
                std::ranges::upper_bound(extents, blocks.first, {}, [](const BlockInterval& e) { return e.end(); });
            if (behind != extents.end() && !intersection(*behind, blocks).empty())
                taken = std::max(behind->first, blocks.first);
        });
        return taken;
    }

    /// e2fsck/pass1.c and super.c require unused inodes of system files to be empty.
    void checkUnused() {
        const auto& sb = *m_fs->super;
        const bool quota = ext2fs_has_feature_quota(m_fs->super) != 0;
        const std::array<std::pair<FileName, bool>, 5> files{{
            {{RegionKind::Journal, EXT2_JOURNAL_INO}, sb.s_journal_inum == EXT2_JOURNAL_INO},
            {{RegionKind::Quota, EXT4_USR_QUOTA_INO}, quota && sb.s_usr_quota_inum == EXT4_USR_QUOTA_INO},
            {{RegionKind::Quota, EXT4_GRP_QUOTA_INO}, quota && sb.s_grp_quota_inum == EXT4_GRP_QUOTA_INO},
            {{RegionKind::OrphanFile, sb.s_orphan_file_inum}, ext2fs_has_feature_orphan_file(m_fs->super) != 0},
            {{RegionKind::ResizeInode, EXT2_RESIZE_INO}, ext2fs_has_feature_resize_inode(m_fs->super) != 0},
        }};
        for (const auto& [file, used] : files)
            if (!used && file.inode != 0 && holdsData(file))
                of(file).add(SystemFileFault::Unclaimed);
    }

    [[nodiscard]] bool holdsData(const FileName& file) const {
        ext2_inode inode{};
        if (ext2fs_read_inode(m_fs, file.inode, &inode) != 0)
            return false;
        const bool counts = ext2fs_inode_i_blocks(m_fs, &inode) != 0;
        // For the resize inode the whole i_block counts (e2fsck/super.c, check_resize_inode), for others only its first
        // word (e2fsck/pass1.c).
        if (file.region == RegionKind::ResizeInode)
            return counts || std::ranges::any_of(inode.i_block, [](std::uint32_t word) { return word != 0; });
        return counts || inode.i_links_count != 0 || inode.i_block[0] != 0;
    }

    void checkReserve(const FileName& file) {
        if (WholeInode inode(m_fs); readSound(file, LINUX_S_IFREG, inode))
            checkResizeInode(m_blocks, m_claims.copies, inode.small(), of(file));
    }

    void checkQuotas() {
        const auto& sb = *m_fs->super;
        if (!ext2fs_has_feature_quota(m_fs->super))
            return;
        const bool none = sb.s_usr_quota_inum == 0 && sb.s_grp_quota_inum == 0 && sb.s_prj_quota_inum == 0;
        checkQuota(sb.s_usr_quota_inum, QuotaType::User, none);
        checkQuota(sb.s_grp_quota_inum, QuotaType::Group, none);
        // Without the feature, e2fsck accepts the inodes of the other quotas here.
        const bool isOther = sb.s_prj_quota_inum == EXT4_USR_QUOTA_INO || sb.s_prj_quota_inum == EXT4_GRP_QUOTA_INO;
        if (!isOther || ext2fs_has_feature_project(m_fs->super))
            checkQuota(sb.s_prj_quota_inum, QuotaType::Project, false);
    }

    void checkQuota(ext2_ino_t named, QuotaType type, bool expected) {
        if (named != 0 || expected) {
            checkFile({RegionKind::Quota, named},
                      [&](const FileContent& file, auto findings) { checkQuotaFile(m_blocks, file, type, findings); });
        }
    }

    ext2_filsys m_fs;
    const LayoutClaims& m_claims;
    VolumeBlocks m_blocks;
    std::vector<Finding>& m_findings;
};

} // namespace

void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings) {
    Checker(fs, claims, available, findings).run();
}

} // namespace atlas
