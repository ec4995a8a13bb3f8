// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/bitmap_reader.h"

#include "base/number_text.h"
#include "ondisk/checksums.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {

std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end) {
    std::uint32_t count = 0;
    for (auto at = from; at < end;) {
        const auto word = wordAt(bits, at / 64 * 8, 0) >> (at % 64);
        const auto here = std::min(end - at, 64 - at % 64);
        count += static_cast<std::uint32_t>(std::popcount(here == 64 ? word : word & ((std::uint64_t{1} << here) - 1)));
        at += here;
    }
    return count;
}

namespace {

/// Bytes per read: large enough to hide system call overhead, small enough to stay in the CPU cache while bits are
/// counted.
constexpr std::uint64_t longestRequest = std::uint64_t{1} << 18;

} // namespace

BitmapReader::BitmapReader(const ByteSource& source, ByteInterval volume, const Layout& layout, BitmapKind kind)
    : m_source(source),
      m_volume(volume),
      m_layout(layout),
      m_kind(kind),
      m_at(kind == BitmapKind::Blocks ? layout.groups.blockBitmap : layout.groups.inodeBitmap),
      m_flags(layout),
      m_buffer(longestRequest + layout.filesystem.blockSize.value) {}

std::uint32_t BitmapReader::step(GroupNumber first, std::uint32_t maximum, BitmapVisitor& visitor) {
    if (uninitialised(first)) {
        visitor.uninitialised(first);
        return 1;
    }
    const auto count = neighbours(first, maximum);
    const auto bytes = std::span(m_buffer).first(count * blockSize());
    const bool whole = count > 1 && read(m_at[first.value], bytes).empty();
    for (std::uint32_t n = 0; n < count; ++n)
        if (whole)
            visitor.bitmap(first + GroupCount{n}, bytes.subspan(n * blockSize(), blockSize()));
        else
            readOne(first + GroupCount{n}, visitor); // limits the effect of an unreadable block to one group
    return count;
}

/// Number of groups from `first` on, at most `maximum`, whose bitmaps are contiguous on disk.
std::uint32_t BitmapReader::neighbours(GroupNumber first, std::uint32_t maximum) const {
    maximum = static_cast<std::uint32_t>(std::min<std::uint64_t>(maximum, m_buffer.size() / blockSize()));
    std::uint32_t count = 1;
    while (count < maximum && m_at[first.value + count] == m_at[first.value] + BlockCount{count} &&
           !uninitialised(first + GroupCount{count})) {
        ++count;
    }
    return count;
}

/// Returns the reason for a failure; empty on success.
std::string BitmapReader::read(BlockNumber block, std::span<std::byte> into) const {
    const auto blocks = into.size() / blockSize();
    const auto end = m_layout.filesystem.blockCount.value;
    if (block.value >= end || blocks > end - block.value)
        return fmt::format("block {} is outside the volume", grouped(block.value));
    const auto status = m_source.read(m_volume.first + ByteCount{block.value * blockSize()}, into);
    return status ? std::string() : sentence(status.error());
}

void BitmapReader::readOne(GroupNumber group, BitmapVisitor& visitor) {
    const auto bits = std::span(m_buffer).first(blockSize());
    const auto block = m_at[group.value];
    const auto problem = read(block, bits);
    if (problem.empty())
        return visitor.bitmap(group, bits);
    visitor.unreadable({.kind = FindingKind::BitmapUnreadable,
                        .region = m_kind == BitmapKind::Blocks ? RegionKind::BlockBitmap : RegionKind::InodeBitmap,
                        .group = group,
                        .block = block,
                        .numbers = {block.value},
                        .detail = problem});
}

ByteCount writtenBitmaps(const Layout& layout) {
    const HeededFlags flags(layout);
    std::uint64_t written = 0;
    for (std::uint32_t group = 0; group < layout.groups.size().value; ++group) {
        written += flags.blocksUninitialised({group}) ? 0 : 1;
        written += flags.inodesUninitialised({group}) ? 0 : 1;
    }
    return bytesOf(BlockCount{written}, layout.filesystem.blockSize);
}

void BitmapFaults::add(const BitmapFaults& other) {
    unreadable.add(other.unreadable);
    checksums.add(other.checksums);
    freeBlocks.add(other.freeBlocks);
    freeInodes.add(other.freeInodes);
    metadataFree.add(other.metadataFree);
}

/// Descriptors of 32 bytes store only 16 bits of the checksum (lib/ext2fs/csum.c).
std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                     std::span<const std::byte> bitmap, const GroupClaims& claims) {
    constexpr std::uint32_t smallDescriptor = 32;
    const auto& fs = layout.filesystem;
    const bool ofBlocks = kind == BitmapKind::Blocks;
    const auto stored = ofBlocks ? claims.blockBitmapChecksum : claims.inodeBitmapChecksum;
    if (!stored || !fs.checksumSeed || claims.hasWrongChecksum())
        return std::nullopt;
    const std::size_t bytes = (ofBlocks ? fs.clustersPerGroup : fs.inodesPerGroup) / 8;
    const auto computed = bitmapChecksum(bitmap.first(std::min(bytes, bitmap.size())), *fs.checksumSeed,
                                         fs.descriptorSize > smallDescriptor);
    if (*stored == computed)
        return std::nullopt;
    return Finding{.kind = FindingKind::BitmapChecksum,
                   .region = ofBlocks ? RegionKind::BlockBitmap : RegionKind::InodeBitmap,
                   .group = group,
                   .block = ofBlocks ? layout.groups.blockBitmap[group.value] : layout.groups.inodeBitmap[group.value],
                   .numbers = {*stored, computed}};
}

} // namespace atlas
