// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/used_inodes.h"

#include "allocation/bitmap_reader.h"
#include "base/bits.h"
#include "base/units.h"

namespace atlas {
namespace {

constexpr std::uint64_t longestTableRead = std::uint64_t{1} << 18; ///< bytes: fits in the CPU's cache
constexpr std::uint64_t longestTableGap = std::uint64_t{1}
                                          << 15; ///< bytes to read in vain rather than send another request
constexpr std::size_t smallestInode = 128;

} // namespace

bool UsedInodes::isUsed(std::uint32_t index) const { return m_bitmap.empty() || isBitSet(m_bitmap, index); }

void UsedInodes::readBitmap(GroupNumber group) {
    m_bitmap.clear();
    if (ceilDiv(m_layout.filesystem.inodesPerGroup, 8U) > m_blocks.blockSize())
        return; // more inodes than bits in a bitmap: the superblock is damaged
    m_bitmap.resize(m_blocks.blockSize());
    if (!m_blocks.read(m_layout.groups.inodeBitmap[group.value], m_bitmap) ||
        isDoubtful(m_layout, BitmapKind::Inodes, group, m_bitmap)) {
        m_bitmap.clear();
    }
}

bool UsedInodes::visit(GroupNumber group, const std::function<void(const RawInode&)>& visitor) {
    const auto& fs = m_layout.filesystem;
    const auto count = m_flags.initialisedInodes(group);
    if (m_flags.inodesUninitialised(group) || count == 0 || fs.inodeSize < smallestInode)
        return true;
    readBitmap(group);
    const auto perBlock = static_cast<std::uint32_t>(m_blocks.blockSize() / fs.inodeSize);
    bool all = perBlock != 0;
    const auto most = std::max<std::uint64_t>(longestTableRead / m_blocks.blockSize(), 1);
    const auto gap = longestTableGap / m_blocks.blockSize();
    BlockInterval run{};
    for (std::uint32_t index = 0; all && index < count; ++index) {
        if (!isUsed(index))
            continue;
        const BlockNumber block{index / perBlock}; // of the table
        if (!run.empty() && (block.value > run.end().value + gap || block.value - run.first.value >= most)) {
            all = readRun(group, run, count, visitor);
            run = {};
        }
        if (run.empty())
            run.first = block;
        run.count = block - run.first + BlockCount{1};
        index = static_cast<std::uint32_t>(block.value + 1) * perBlock - 1;
    }
    return all && (run.empty() || readRun(group, run, count, visitor)) && !m_bitmap.empty();
}

bool UsedInodes::readRun(GroupNumber group, BlockInterval run, std::uint32_t count,
                         const std::function<void(const RawInode&)>& visitor) {
    const auto& fs = m_layout.filesystem;
    m_table.resize(run.count.value * m_blocks.blockSize());
    const auto table = m_layout.groups.inodeTable[group.value];
    if (table >= fs.end() || !m_blocks.read(table + (run.first - BlockNumber{0}), m_table))
        return false;
    const auto perBlock = m_blocks.blockSize() / fs.inodeSize;
    const auto first = static_cast<std::uint32_t>(run.first.value * perBlock);
    const auto end = static_cast<std::uint32_t>(std::min<std::uint64_t>(count, run.end().value * perBlock));
    for (auto index = first; index < end; ++index) {
        const auto at = std::size_t{index - first} * fs.inodeSize;
        const auto number = fs.firstInodeOf(group) + index;
        const RawInode inode(static_cast<std::uint32_t>(number), std::span(m_table).subspan(at, fs.inodeSize));
        if (number <= fs.inodeCount && isUsed(index) && (!m_bitmap.empty() || inode.links() != 0))
            visitor(inode);
    }
    return true;
}

} // namespace atlas
