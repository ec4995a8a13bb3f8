// SPDX-License-Identifier: GPL-3.0-or-later
// Reads block and inode bitmaps, and compares them with their checksums and counts.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace atlas {

/// The 64 bits from byte `at` on, little-endian like the bitmap; bits past the end are those of `padding`. Precondition: `at` lies
/// in `bits`.
[[nodiscard]] inline std::uint64_t wordAt(std::span<const std::byte> bits, std::size_t at, std::uint64_t padding) {
    std::memcpy(&padding, bits.data() + at, std::min(sizeof padding, bits.size() - at));
    return std::endian::native == std::endian::little ? padding : std::byteswap(padding);
}

/// Number of set bits, that is clusters in use, in [from, end) of a block bitmap. Precondition: `end` <= 8 × bits.size().
[[nodiscard]] std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end);

// Reads the block or inode bitmaps of consecutive groups; adjacent bitmaps are read with one request.

enum class BitmapKind : std::uint8_t { Blocks, Inodes };

/// Receives one call per group.
class BitmapVisitor {
public:
    virtual ~BitmapVisitor() = default;
    /// `bits` is the group's bitmap, one block long.
    virtual void bitmap(GroupNumber group, std::span<const std::byte> bits) = 0;
    /// The group's bitmap was never written (BLOCK_UNINIT, INODE_UNINIT).
    virtual void uninitialised(GroupNumber group) = 0;
    /// The bitmap of group `why.group` is not available.
    virtual void unreadable(const Finding& why) = 0;
};

class BitmapReader {
public:
    /// `volume` is the byte range of the file system on `source`. `source` and `layout` must outlive this object.
    BitmapReader(const ByteSource& source, ByteInterval volume, const Layout& layout,
                 BitmapKind kind = BitmapKind::Blocks);

    /// Visits `first` and the following groups whose bitmaps are read by the same request, at most `maximum` groups. Returns
    /// the number of groups visited.
    std::uint32_t step(GroupNumber first, std::uint32_t maximum, BitmapVisitor& visitor);

private:
    [[nodiscard]] std::size_t blockSize() const { return m_layout.filesystem.blockSize.value; }
    [[nodiscard]] bool uninitialised(GroupNumber group) const {
        return m_kind == BitmapKind::Blocks ? m_flags.blocksUninitialised(group) : m_flags.inodesUninitialised(group);
    }
    [[nodiscard]] std::uint32_t neighbours(GroupNumber first, std::uint32_t maximum) const;
    [[nodiscard]] std::string read(BlockNumber block, std::span<std::byte> into) const;
    void readOne(GroupNumber group, BitmapVisitor& visitor);

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    BitmapKind m_kind;
    const std::vector<BlockNumber>& m_at; ///< the bitmap of each group
    HeededFlags m_flags;
    std::vector<std::byte> m_buffer;
};

/// Total size of the block and inode bitmaps of `layout` that are initialised on disk.
[[nodiscard]] ByteCount writtenBitmaps(const Layout& layout);

// What is wrong with bitmaps: those that cannot be read, and wrong checksums; wrong counts of what is free: free_count_findings.h;
// metadata marked as free: metadata_free.h.

struct BitmapFaults {
    CappedFindings unreadable;
    CappedFindings checksums;
    CappedFindings freeInodes; ///< as freeInodesFault() finds them
    CappedFindings metadataFree; ///< as metadataFreeFault() and systemInodesFreeFault() find them

    void add(const BitmapFaults& other);
};

/// That the checksum in the descriptor of `group` is not that of its bitmap, one block long. Nullopt also where no checksum is
/// known, or the descriptor has a wrong one itself: that is a finding already, and the rest of it proves nothing.
[[nodiscard]] std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                                   std::span<const std::byte> bitmap);

} // namespace atlas
