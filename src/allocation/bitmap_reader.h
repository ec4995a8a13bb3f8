// SPDX-License-Identifier: GPL-3.0-or-later
// The block bitmaps of consecutive groups, in as few reads as their places allow.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"

namespace atlas {

/// Hears of each group once.
class BitmapVisitor {
public:
    virtual ~BitmapVisitor() = default;
    /// Its bitmap, a block long.
    virtual void bitmap(GroupNumber group, std::span<const std::byte> bits) = 0;
    /// Its bitmap was never written.
    virtual void uninitialised(GroupNumber group) = 0;
    /// Its bitmap cannot be had.
    virtual void unreadable(const Finding& why) = 0;
};

class BitmapReader {
public:
    /// `volume` lies on `source`; both and `layout` must outlive this.
    BitmapReader(const ByteSource& source, ByteInterval volume, const Layout& layout);

    /// Visits `first`, and those of the `most` groups from there on whose bitmaps one request brings; returns how many.
    std::uint32_t step(GroupNumber first, std::uint32_t maximum, BitmapVisitor& visitor);

private:
    [[nodiscard]] bool isUninitialised(GroupNumber group) const;
    [[nodiscard]] std::size_t blockSize() const { return m_layout.filesystem.blockSize.value; }
    [[nodiscard]] std::uint32_t neighbours(GroupNumber first, std::uint32_t maximum) const;
    [[nodiscard]] std::string read(BlockNumber block, std::span<std::byte> into) const;
    void readOne(GroupNumber group, BitmapVisitor& visitor);

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    bool m_mayBeUninitialised;
    std::vector<std::byte> m_buffer;
};

/// Bytes of all bitmaps of `layout` that were ever written.
[[nodiscard]] ByteCount writtenBitmaps(const Layout& layout);

} // namespace atlas
