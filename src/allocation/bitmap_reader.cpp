// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/bitmap_reader.h"

#include "allocation/metadata_free.h"
#include "base/number_text.h"
#include "ondisk/checksums.h"

#include <algorithm>
#include <bit>
#include <cstring>
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
            pass(first + GroupCount{n}, bytes.subspan(n * blockSize(), blockSize()), visitor);
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

/// The flags of a copy do not tell whether the bitmap was ever written.
void BitmapReader::pass(GroupNumber group, std::span<const std::byte> bits, BitmapVisitor& visitor) const {
    if (m_layout.groups.isCurrent(group) || !isDoubtful(m_layout, m_kind, group, bits))
        visitor.bitmap(group, bits);
    else
        refuse(group, "it may never have been written, and the descriptor is an old copy", visitor);
}

void BitmapReader::readOne(GroupNumber group, BitmapVisitor& visitor) {
    const auto bits = std::span(m_buffer).first(blockSize());
    const auto problem = read(m_at[group.value], bits);
    if (problem.empty())
        pass(group, bits, visitor);
    else
        refuse(group, problem, visitor);
}

void BitmapReader::refuse(GroupNumber group, const std::string& problem, BitmapVisitor& visitor) const {
    const auto block = m_at[group.value];
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
    for (std::size_t kind = 0; kind < tails.size(); ++kind)
        tails[kind].add(other.tails[kind]);
}

namespace {

std::size_t bitmapBytes(const Filesystem& fs, BitmapKind kind) {
    return (kind == BitmapKind::Blocks ? fs.clustersPerGroup : fs.inodesPerGroup) / 8;
}

} // namespace

bool isTailSet(const Filesystem& fs, BitmapKind kind, std::span<const std::byte> bitmap) {
    const auto tail = bitmap.subspan(std::min(bitmapBytes(fs, kind), bitmap.size()));
    // All bytes are equal if each equals its neighbour; memcmp() takes a tenth of the instructions of a loop.
    return tail.empty() ||
           (tail.front() == std::byte{0xFF} && std::memcmp(tail.data(), tail.data() + 1, tail.size() - 1) == 0);
}

void addTailFindings(const BitmapFaults& faults, std::vector<Finding>& findings) {
    for (const auto kind : {BitmapKind::Blocks, BitmapKind::Inodes}) {
        const auto& tails = faults.tails.at(static_cast<std::size_t>(kind));
        if (tails.groups == 0)
            continue;
        const bool ofBlocks = kind == BitmapKind::Blocks;
        findings.push_back({.kind = FindingKind::BitmapTailUnset,
                            .region = ofBlocks ? RegionKind::BlockBitmap : RegionKind::InodeBitmap,
                            .group = tails.first,
                            .block = tails.block,
                            .numbers = {tails.groups}});
    }
}

namespace {

bool isPaddingSet(const Filesystem& fs, BitmapKind kind, GroupNumber group, std::span<const std::byte> bitmap) {
    const auto end = static_cast<std::uint32_t>(bitmap.size() * 8);
    const auto bits = std::min(kind == BitmapKind::Inodes ? fs.inodesPerGroup : fs.clustersOf(group), end);
    return bitsSet(bitmap, bits, end) == end - bits;
}

bool looksUnwritten(const Layout& layout, BitmapKind kind, GroupNumber group, std::span<const std::byte> bitmap) {
    if (!isPaddingSet(layout.filesystem, kind, group, bitmap))
        return true;
    const auto bits = std::min(layout.filesystem.clustersOf(group), static_cast<std::uint32_t>(bitmap.size() * 8));
    return kind == BitmapKind::Blocks && (bitsSet(bitmap, 0, bits) == 0 || marksMetadataFree(layout, group, bitmap));
}

/// Without a checksum. A few wrong bits are shown as they are: e2fsck lists them too.
bool contradictsBlocks(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    constexpr std::uint32_t part = 16;
    const auto bits = std::min(layout.filesystem.clustersOf(group), static_cast<std::uint32_t>(bitmap.size() * 8));
    const auto used = bitsSet(bitmap, 0, bits);
    const auto claimed = bits - std::min(layout.groups.freeBlocks[group.value], bits);
    const auto difference = std::max(used, claimed) - std::min(used, claimed);
    return (used == 0 && claimed != 0) || difference > bits / part || marksMetadataFree(layout, group, bitmap);
}

bool contradictsInodes(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    const auto bits = std::min(layout.filesystem.inodesPerGroup, static_cast<std::uint32_t>(bitmap.size() * 8));
    return bits - bitsSet(bitmap, 0, bits) != layout.groups.freeInodes[group.value];
}

} // namespace

bool isDoubtful(const Layout& layout, BitmapKind kind, GroupNumber group, std::span<const std::byte> bitmap) {
    const auto& groups = layout.groups;
    if (!groups.isCurrent(group) || groups.hasWrongChecksum(group))
        return looksUnwritten(layout, kind, group, bitmap);
    const bool isChecked = !groups.blockBitmapChecksum.empty() && layout.filesystem.checksumSeed;
    if (isChecked)
        return checksumFault(layout, kind, group, bitmap, claimsOf(layout, group)).has_value();
    return kind == BitmapKind::Blocks ? contradictsBlocks(layout, group, bitmap)
                                      : contradictsInodes(layout, group, bitmap);
}

/// Descriptors of 32 bytes store only 16 bits of the checksum (lib/ext2fs/csum.c).
std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                     std::span<const std::byte> bitmap, const GroupClaims& claims) {
    constexpr std::uint32_t smallDescriptor = 32;
    const auto& fs = layout.filesystem;
    const bool ofBlocks = kind == BitmapKind::Blocks;
    const auto stored = ofBlocks ? claims.blockBitmapChecksum : claims.inodeBitmapChecksum;
    if (!stored || !fs.checksumSeed || claims.provesNothing())
        return std::nullopt;
    const auto bytes = std::min(bitmapBytes(fs, kind), bitmap.size());
    const auto computed = bitmapChecksum(bitmap.first(bytes), *fs.checksumSeed, fs.descriptorSize > smallDescriptor);
    if (*stored == computed)
        return std::nullopt;
    return Finding{.kind = FindingKind::BitmapChecksum,
                   .region = ofBlocks ? RegionKind::BlockBitmap : RegionKind::InodeBitmap,
                   .group = group,
                   .block = ofBlocks ? layout.groups.blockBitmap[group.value] : layout.groups.inodeBitmap[group.value],
                   .numbers = {*stored, computed}};
}

} // namespace atlas
