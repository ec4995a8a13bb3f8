// SPDX-License-Identifier: GPL-3.0-or-later
// Reads blocks of a volume by their numbers, none outside, without libext2fs, for scans of millions.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "layout/filesystem.h"

namespace atlas {

class RawBlocks {
public:
    RawBlocks(const ByteSource& source, ByteInterval volume, const Filesystem& fs)
        : m_source(source), m_volume(volume), m_fs(fs) {}

    [[nodiscard]] const Filesystem& fs() const { return m_fs; }
    [[nodiscard]] std::size_t blockSize() const { return m_fs.blockSize.value; }
    /// Whether files may have all these blocks.
    [[nodiscard]] bool isInside(BlockInterval blocks) const {
        return m_fs.blocksOfGroups().contains(blocks.first) && blocks.count <= m_fs.end() - blocks.first;
    }
    /// False where they lie outside or cannot be read.
    [[nodiscard]] bool read(BlockNumber first, std::span<std::byte> into) const {
        return isInside({first, {(into.size() + blockSize() - 1) / blockSize()}}) &&
               m_source.read(byteOf(first, m_fs.blockSize, m_volume.first), into).has_value();
    }
    [[nodiscard]] bool readBytes(ByteOffset inVolume, std::span<std::byte> into) const {
        return inVolume.value <= m_volume.count.value && into.size() <= m_volume.count.value - inVolume.value &&
               m_source.read(m_volume.first + (inVolume - ByteOffset{0}), into).has_value();
    }

private:
    const ByteSource& m_source;
    ByteInterval m_volume;
    const Filesystem& m_fs;
};

} // namespace atlas
