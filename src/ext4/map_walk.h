// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the block maps of inodes without libext2fs, for scans of millions.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "layout/file_map.h"
#include "layout/filesystem.h"
#include "layout/raw_inode.h"

#include <array>
#include <vector>

namespace atlas {

class RawBlocks {
public:
    RawBlocks(const ByteSource& source, ByteInterval volume, const Filesystem& fs)
        : m_source(source), m_volume(volume), m_fs(fs) {}

    [[nodiscard]] const Filesystem& fs() const { return m_fs; }
    [[nodiscard]] std::size_t blockSize() const { return m_fs.blockSize.value; }
    /// Whether files may own all these blocks.
    [[nodiscard]] bool isInside(BlockInterval blocks) const {
        return m_fs.blocksOfGroups().contains(blocks.first) && blocks.count <= m_fs.end() - blocks.first;
    }
    /// False if the blocks lie outside or cannot be read.
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

// Walks the extent tree or the indirect blocks of an inode. Levels only decrease, so a walk ends; the visitor must
// limit what a damaged tree may repeat.

class MapVisitor {
public:
    virtual ~MapVisitor() = default;
    /// Meets a block of the map; `level` is 1 if it names content. Return false to skip it.
    virtual bool enter(BlockNumber block, unsigned level) = 0;
    virtual void leave(BlockNumber /*block*/, unsigned /*level*/) {}
    /// Return false to end the walk.
    virtual bool extent(const FileExtent& extent) = 0;
};

class MapWalk {
public:
    explicit MapWalk(const RawBlocks& blocks) : m_blocks(blocks) {}

    /// False if a part is damaged or unreadable; the rest was visited. Precondition: inode.hasMap().
    bool walk(const RawInode& inode, MapVisitor& visitor);

private:
    static constexpr unsigned maxDepth = 5; // EXT4_MAX_EXTENT_DEPTH

    void node(std::span<const std::byte> bytes, std::optional<unsigned> depth);
    void leaf(std::span<const std::byte> entries);
    void index(std::span<const std::byte> entries, unsigned depth);
    void pointers(std::span<const std::byte> bytes, unsigned level, std::uint64_t logical);
    void contentPointers(std::span<const std::byte> bytes, std::uint64_t logical);
    std::span<const std::byte> enter(BlockNumber block, unsigned level);
    void pass(const FileExtent& extent);

    const RawBlocks& m_blocks;
    MapVisitor* m_visitor = nullptr;
    bool m_sound = true;
    bool m_ended = false;
    std::array<std::vector<std::byte>, maxDepth + 1> m_buffers; ///< by level
};

} // namespace atlas
