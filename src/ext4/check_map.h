// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the block map of one inode: its extent tree or indirect blocks (e2fsck/pass1.c, check_blocks).
#pragma once

#include "ext4/checked_volume.h"
#include "layout/raw_inode.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace atlas {

/// What a map holds, and what is wrong with it.
struct CheckedMap {
    std::vector<FileExtent> extents{}; ///< by position in the map; of all files up to maxKept
    std::uint64_t content = 0; ///< blocks
    std::uint64_t mapping = 0; ///< blocks of the map itself
    std::optional<std::uint64_t> last{}; ///< the last logical block
    std::optional<std::uint64_t> lastWritten{}; ///< without those that read as zeros
    bool damaged = false;
    bool wrongChecksum = false;
    bool outside = false; ///< names blocks outside the file system
    bool incomplete = false; ///< part of it was not followed
};

class MapCheck {
public:
    /// Must outlive this object.
    explicit MapCheck(const CheckedVolume& volume) : m_volume(volume), m_walk(volume.blocks) {}

    /// Valid until the next call. Precondition: inode.hasMap().
    const CheckedMap& check(const RawInode& inode);

private:
    class Indirect;
    static constexpr std::size_t maxKept = 4'000'000; ///< extents of one file
    static constexpr unsigned maxDepth = 5; // EXT4_MAX_EXTENT_DEPTH

    void node(std::span<const std::byte> bytes, std::optional<unsigned> depth, std::uint64_t first, std::uint64_t end);
    void leaf(std::span<const std::byte> entries, std::uint64_t first, std::uint64_t end);
    void index(std::span<const std::byte> entries, unsigned depth, std::uint64_t first, std::uint64_t end);
    void child(BlockNumber block, unsigned depth, std::uint64_t first, std::uint64_t end);
    void take(const FileExtent& extent);

    const CheckedVolume& m_volume;
    MapWalk m_walk;
    CheckedMap m_map;
    ChecksumOwner m_owner{};
    std::unordered_set<std::uint64_t> m_entered; ///< blocks of all maps: each belongs to one file
    std::array<std::vector<std::byte>, maxDepth> m_buffers; ///< by depth
};

} // namespace atlas
