// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the extent tree or the indirect blocks of an inode. The levels go down, so no walk is endless; a visitor bounds what
// a damaged tree may repeat.
#pragma once

#include "ext4/raw_blocks.h"
#include "layout/file_map.h"
#include "layout/raw_inode.h"

#include <array>
#include <vector>

namespace atlas {

class MapVisitor {
public:
    virtual ~MapVisitor() = default;
    /// A block of the map, 1 where it names content; false: do not read it.
    virtual bool enter(BlockNumber block, unsigned level) = 0;
    virtual void leave(BlockNumber /*block*/, unsigned /*level*/) {}
    /// False: end the walk.
    virtual bool extent(const FileExtent& extent) = 0;
};

class MapWalk {
public:
    explicit MapWalk(const RawBlocks& blocks) : m_blocks(blocks) {}

    /// False when a part is damaged or unreadable; the rest was visited. Precondition: inode.hasMap().
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
