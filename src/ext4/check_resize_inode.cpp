// SPDX-License-Identifier: GPL-3.0-or-later
// The double indirect block of the resize inode lists the reserved GDT blocks of group 0, each of which lists its copies
// (lib/ext2fs/res_gdt.c; e2fsck/super.c, check_resize_inode).
#include "ext4/check_contents.h"

#include <algorithm>

namespace atlas {
namespace {

/// The list itself, the reserved blocks of group 0, and their copies.
std::uint64_t sectorsOfReserve(ext2_filsys fs, std::span<const GroupCopies> all) {
    std::uint64_t blocks = 1;
    for (const auto& copies : all) {
        blocks += copies.reservedGdt.count.value;
    }
    return blocks * (fs->blocksize / 512);
}

std::uint64_t smallestSize(ext2_filsys fs) {
    const std::uint64_t perBlock = fs->blocksize / sizeof(std::uint32_t);
    const std::uint64_t last = (fs->desc_blocks + fs->super->s_reserved_gdt_blocks - 1) % perBlock;
    return (EXT2_NDIR_BLOCKS + perBlock + last * perBlock) * fs->blocksize;
}

/// Of a file without extents (e2fsck/pass1.c, ext2_max_sizes).
std::uint64_t largestSize(ext2_filsys fs) {
    const std::uint64_t perBlock = fs->blocksize / sizeof(std::uint32_t);
    return (EXT2_NDIR_BLOCKS + perBlock + perBlock * perBlock + perBlock * perBlock * perBlock) * fs->blocksize;
}

bool listsReserve(ext2_filsys fs, std::span<const char> list) {
    const auto& sb = *fs->super;
    const auto perBlock = fs->blocksize / sizeof(std::uint32_t);
    // With 1 KiB blocks and bigalloc, block 0 holds the boot sector.
    const bool skips = fs->blocksize == 1024 && sb.s_first_data_block == 0;
    const std::uint64_t first = sb.s_first_data_block + 1 + fs->desc_blocks + (skips ? 1 : 0);
    for (std::uint64_t n = 0; n < sb.s_reserved_gdt_blocks; ++n) {
        if (littleWord(list, (fs->desc_blocks + n) % perBlock * sizeof(std::uint32_t)) != first + n) {
            return false;
        }
    }
    return true;
}

} // namespace

void checkResizeInode(VolumeBlocks& blocks, std::span<const GroupCopies> copies, ext2_inode& resize,
                      SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const auto list = resize.i_block[EXT2_DIND_BLOCK];
    if (list == 0) {
        findings.add(SystemFileFault::NoBlocks);
        return;
    }
    const bool inBlocks = (resize.i_flags & EXT4_HUGE_FILE_FL) != 0;
    const auto claimed = ext2fs_inode_i_blocks(fs, &resize) * (inBlocks ? fs->blocksize / 512 : 1);
    if (claimed != sectorsOfReserve(fs, copies) && !ext2fs_has_feature_bigalloc(fs->super)) {
        findings.add(SystemFileFault::WrongBlockCount, claimed);
    }
    const std::uint64_t size = EXT2_I_SIZE(&resize);
    if (size < smallestSize(fs) || size > largestSize(fs)) {
        findings.add(SystemFileFault::TooShort);
    }
    const auto block = blocks.read(list);
    const bool onlyList = static_cast<std::size_t>(std::ranges::count(resize.i_block, 0U)) == EXT2_N_BLOCKS - 1;
    if (!onlyList || (resize.i_flags & EXT4_EXTENTS_FL) != 0 || (!block.empty() && !listsReserve(fs, block))) {
        findings.add(SystemFileFault::WrongReserve);
    }
}

} // namespace atlas
