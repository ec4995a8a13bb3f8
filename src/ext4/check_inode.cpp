// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_inode.h"

#include "ext4/check_contents.h"

#include <ext2fs/ext2_ext_attr.h>

namespace atlas {
namespace {

/// Where a system file may have a flag.
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
    std::uint32_t forbidden = EXT4_ENCRYPT_FL; // the kernel keeps the root and its own files in the clear
    for (const auto& rule : flagRules) {
        if (rule.feature(fs->super) == 0 || !(isDirectory || rule.forFiles)) {
            forbidden |= rule.flag;
        }
    }
    constexpr std::uint32_t exclusive = EXT4_EXTENTS_FL | EXT4_INLINE_DATA_FL;
    const bool both = (inode.i_flags & exclusive) == exclusive;
    return inode.i_flags & (both ? forbidden | exclusive : forbidden);
}

void checkAttributes(VolumeBlocks& blocks, ext2_ino_t number, const ext2_inode_large& inode,
                     SystemFileFindings& findings) {
    const auto at = ext2fs_file_acl_block(blocks.fs(), reinterpret_cast<const ext2_inode*>(&inode));
    if (at == 0) {
        return;
    }
    if (!blocks.isInside(at)) {
        findings.add(SystemFileFault::BlockOutside, at);
        return;
    }
    const auto block = blocks.read(at);
    if (block.empty()) {
        return;
    }
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
    if (room > 0) {
        findings.extraSize("i_extra_isize", inode.i_extra_isize, room);
    }
}

} // namespace

void checkInode(VolumeBlocks& blocks, const FileName& file, ext2_inode_large& inode, SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const bool isDirectory = (inode.i_mode & LINUX_S_IFMT) == LINUX_S_IFDIR;
    if (const auto flags = forbiddenFlags(fs, inode, isDirectory); flags != 0) {
        findings.add(SystemFileFault::WrongFlags, flags);
    }
    checkExtraSize(fs, inode, findings);
    checkAttributes(blocks, file.inode, inode, findings);
    if (isDirectory) {
        findings.range("i_faddr", inode.i_faddr, 0, 0);
        findings.range("i_blocks_hi", ext2fs_has_feature_huge_file(fs->super) ? 0 : inode.osd2.linux2.l_i_blocks_hi, 0,
                       0);
        findings.range("i_file_acl_high", ext2fs_has_feature_64bit(fs->super) ? 0 : inode.osd2.linux2.l_i_file_acl_high,
                       0, 0);
    }
}

} // namespace atlas
