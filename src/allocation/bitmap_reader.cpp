// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/bitmap_reader.h"

#include "base/number_text.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Bytes per read: large enough to make the system call overhead negligible, small enough to stay in the CPU cache while the
/// bits are counted.
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
    for (std::uint32_t n = 0; n < count; ++n) {
        if (whole) {
            visitor.bitmap(first + GroupCount{n}, bytes.subspan(n * blockSize(), blockSize()));
        } else {
            readOne(first + GroupCount{n}, visitor); // so that an unreadable block affects only one group
        }
    }
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

/// Returns the reason of a failure; empty on success.
std::string BitmapReader::read(BlockNumber block, std::span<std::byte> into) const {
    const auto blocks = into.size() / blockSize();
    const auto end = m_layout.filesystem.blockCount.value;
    if (block.value >= end || blocks > end - block.value) {
        return fmt::format("block {} is outside the volume", grouped(block.value));
    }
    const auto status = m_source.read(m_volume.first + ByteCount{block.value * blockSize()}, into);
    return status ? std::string() : sentence(status.error());
}

void BitmapReader::readOne(GroupNumber group, BitmapVisitor& visitor) {
    const auto bits = std::span(m_buffer).first(blockSize());
    const auto block = m_at[group.value];
    const auto problem = read(block, bits);
    if (problem.empty()) {
        return visitor.bitmap(group, bits);
    }
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

} // namespace atlas
