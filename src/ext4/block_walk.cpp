// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/block_walk.h"

#include "ext4/byte_source_io.h"
#include "ext4/filesystem_handle.h"

#include <algorithm>
#include <optional>

namespace atlas {
namespace {

/// mke2fs makes journals of up to 10,240,000 blocks; a higher count means a loop in a damaged block map.
constexpr std::uint64_t maxWalkedBlocks = 16'000'000;

void append(std::vector<BlockInterval>& extents, BlockInterval blocks) {
    if (!extents.empty() && extents.back().end() == blocks.first)
        extents.back().count += blocks.count;
    else if (!blocks.empty())
        extents.push_back(blocks);
}

/// libext2fs reports single blocks (262,144 for a journal of 1 GiB), so neighbours are joined on the way.
struct Visitor {
    BlockWalk walk{};
    BlockInterval run{};

    void endRun() { append(walk.extents, run); }
    void add(BlockNumber block) {
        if (block != run.end()) {
            endRun();
            run = {block, {0}};
        }
        ++run.count.value;
    }
};

int visit(ext2_filsys /*fs*/, blk64_t* block, e2_blkcnt_t logical, blk64_t /*refBlock*/, int /*refOffset*/,
          void* data) {
    auto& visitor = *static_cast<Visitor*>(data);
    auto& walk = visitor.walk;
    if (++walk.blocks > maxWalkedBlocks)
        return BLOCK_ABORT;
    visitor.add({*block});
    if (logical < 0) {
        append(walk.mapping, {{*block}, {1}});
        return 0;
    }
    walk.end = std::max(walk.end, static_cast<std::uint64_t>(logical) + 1);
    ++walk.data;
    return 0;
}

bool sizeFits(const ext2_super_block& sb, const ext2_inode& inode, const BlockWalk& walk, std::uint64_t blockSize) {
    const std::uint64_t size = EXT2_I_SIZE(&inode);
    if ((inode.i_mode & LINUX_S_IFMT) == LINUX_S_IFDIR)
        return size / blockSize <= walk.end && walk.end - size / blockSize <= sb.s_prealloc_dir_blocks;
    return walk.end == 0 || size >= (walk.end - 1) * blockSize;
}

/// The value that i_blocks should have, in blocks. With bigalloc it counts whole clusters; nullopt if the map has
/// blocks of its own, which may share them.
std::optional<std::uint64_t> blocksIn(ext2_filsys fs, const BlockWalk& walk) {
    const auto ratio = static_cast<std::uint64_t>(EXT2FS_CLUSTER_RATIO(fs));
    if (ratio == 1)
        return walk.blocks;
    if (!walk.mapping.empty())
        return std::nullopt;
    std::uint64_t clusters = 0;
    auto extents = walk.extents;
    std::ranges::sort(extents);
    std::uint64_t counted = 0; // clusters before this one
    for (const auto& extent : extents) {
        const auto first = std::max(extent.first.value / ratio, counted);
        const auto end = (extent.end().value + ratio - 1) / ratio;
        clusters += end > first ? end - first : 0;
        counted = std::max(counted, end);
    }
    return clusters * ratio;
}

} // namespace

BlockWalk walkBlocks(ext2_filsys fs, ext2_ino_t number) {
    Visitor visitor;
    const auto code = ext2fs_block_iterate3(fs, number, BLOCK_FLAG_READ_ONLY, nullptr, visit, &visitor);
    visitor.endRun();
    auto walk = std::move(visitor.walk);
    if (code != 0)
        walk.error = messageOf(fs, code);
    else if (walk.blocks > maxWalkedBlocks)
        walk.error = "its block map has no end";
    walk.holes = walk.data < walk.end;
    return walk;
}

void checkBlockCounts(ext2_filsys fs, ext2_inode& inode, const BlockWalk& walk, const FileName& file,
                      std::vector<Finding>& into) {
    SystemFileFindings findings(file, into);
    const std::uint64_t blockSize = fs->blocksize;
    const auto sectors = blockSize / 512;
    const bool inBlocks = (inode.i_flags & EXT4_HUGE_FILE_FL) != 0;
    const auto claimed = ext2fs_inode_i_blocks(fs, &inode) * (inBlocks ? sectors : 1);
    const auto attributes = ext2fs_file_acl_block(fs, &inode) != 0 ? 1U : 0U;
    const auto blocks = blocksIn(fs, walk);
    if (blocks && !isOfHurd(*fs->super) && claimed != (*blocks + attributes * EXT2FS_CLUSTER_RATIO(fs)) * sectors)
        findings.add(SystemFileFault::WrongBlockCount, claimed);
    const std::uint64_t size = EXT2_I_SIZE(&inode);
    if (file.region != RegionKind::Quota &&
        (walk.holes || (walk.data * blockSize < size && size <= walk.blocks * blockSize))) {
        findings.add(SystemFileFault::Holes);
    }
    if (!sizeFits(*fs->super, inode, walk, blockSize))
        findings.add(SystemFileFault::WrongSize, size);
}

} // namespace atlas
