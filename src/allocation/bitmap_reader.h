// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block or inode bitmaps of consecutive groups; adjacent bitmaps are read with one request.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"

namespace atlas {

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

} // namespace atlas
