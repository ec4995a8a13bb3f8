// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/all_inodes.h"

#include "base/bits.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::uint64_t longestRunRead = std::uint64_t{1} << 18; // bytes: fits in the CPU's cache
constexpr std::uint64_t maxTables = std::uint64_t{32} << 30; // bytes: 128 million inodes
constexpr std::size_t smallestInodeBytes = 128;

} // namespace

bool AllInodes::areTooMany() const {
    std::uint64_t inodes = 0;
    for (std::uint32_t group = 0; group < m_volume.layout.groups.size().value; ++group)
        inodes += m_flags.inodesUninitialised({group}) ? 0 : m_flags.initialisedInodes({group});
    return inodes * m_volume.fs().inodeSize > maxTables;
}

bool AllInodes::readBitmap(GroupNumber group) {
    const auto& fs = m_volume.fs();
    m_bitmap.assign(ceilDiv(fs.inodesPerGroup, 8U), std::byte{0});
    if (m_flags.inodesUninitialised(group))
        return true;
    return m_bitmap.size() <= m_volume.blockSize() &&
           m_volume.blocks.read(m_volume.layout.groups.inodeBitmap[group.value], m_bitmap);
}

/// Inodes that the bitmap marks as in use although their part of the table was never written.
void AllInodes::visitUnreadRest(GroupNumber group, std::uint32_t from,
                                const std::function<void(const RawInode&, bool marked)>& visitor) {
    static constexpr std::array<std::byte, smallestInodeBytes> never{};
    const auto& fs = m_volume.fs();
    for (auto index = from; index < fs.inodesPerGroup; ++index)
        if (const auto number = fs.firstInodeOf(group) + index; isBitSet(m_bitmap, index) && number <= fs.inodeCount)
            visitor(RawInode(static_cast<std::uint32_t>(number), never), true);
}

bool AllInodes::visit(GroupNumber group, const std::function<void(const RawInode&, bool marked)>& visitor) {
    const auto& fs = m_volume.fs();
    if (fs.inodeSize < smallestInodeBytes || fs.inodeSize > m_volume.blockSize() || !readBitmap(group))
        return false;
    const auto count = m_flags.inodesUninitialised(group) ? 0U : m_flags.initialisedInodes(group);
    const auto table = m_volume.layout.groups.inodeTable[group.value];
    const auto blockSize = m_volume.blockSize();
    const auto perBlock = blockSize / fs.inodeSize;
    const auto blocks = ceilDiv(count, perBlock);
    const auto most = std::max<std::uint64_t>(longestRunRead / blockSize, 1);
    for (std::uint64_t block = 0; block < blocks; block += most) {
        m_table.resize(std::min(most, blocks - block) * blockSize);
        if (table >= fs.end() || !m_volume.blocks.read(table + BlockCount{block}, m_table))
            return false;
        const auto end = std::min<std::uint64_t>(count, block * perBlock + m_table.size() / fs.inodeSize);
        for (auto index = block * perBlock; index < end; ++index) {
            const auto number = fs.firstInodeOf(group) + index;
            const auto bytes = std::span(m_table).subspan((index - block * perBlock) * fs.inodeSize, fs.inodeSize);
            if (number <= fs.inodeCount)
                visitor(RawInode(static_cast<std::uint32_t>(number), bytes), isBitSet(m_bitmap, index));
        }
    }
    visitUnreadRest(group, count, visitor);
    return true;
}

} // namespace atlas
