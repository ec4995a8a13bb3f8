// SPDX-License-Identifier: GPL-3.0-or-later
// The names of inodes: collects where directories lie, then reads all of them once, in the order of the disk.
#pragma once

#include "ext4/map_walk.h"
#include "layout/layout.h"

#include <functional>
#include <string>
#include <unordered_set>

namespace atlas {

class DirectoryNames {
public:
    /// Both must outlive this object.
    DirectoryNames(const RawBlocks& blocks, const Layout& layout)
        : m_blocks(blocks), m_layout(layout), m_walk(blocks) {}

    /// Takes a directory; those of higher numbers follow. False when its map is damaged.
    bool add(const RawInode& directory);

    /// Reads all directories that were added, for the names of `inodes`, sorted. Returns how many of their blocks could not be
    /// read completely.
    std::uint64_t read(std::vector<std::uint32_t> inodes,
                       const std::function<void(std::uint64_t done, std::uint64_t of)>& progress);
    /// All paths of `inode`, sorted; nullopt when they are too many to keep.
    [[nodiscard]] std::optional<std::vector<std::string>> pathsOf(std::uint32_t inode) const;

private:
    struct Run {
        BlockInterval blocks;
        std::uint32_t directory = 0;
    };
    struct Name {
        std::uint32_t inode = 0;
        std::uint32_t directory = 0;
        std::uint64_t text = 0; ///< where it begins in m_texts
        std::uint8_t length = 0;
    };
    class Collector;

    void readRun(const Run& run, BlockNumber& done, std::uint64_t& broken);
    bool readInline(std::uint32_t directory);
    bool entries(std::span<const std::byte> bytes, std::uint32_t directory);
    void entry(std::uint32_t inode, unsigned type, std::string_view name, std::uint32_t directory);
    [[nodiscard]] bool isDirectory(std::uint32_t inode) const;
    [[nodiscard]] std::string_view text(const Name& name) const {
        return std::string_view(m_texts).substr(name.text, name.length);
    }
    [[nodiscard]] std::string pathOf(std::uint32_t directory) const;

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    MapWalk m_walk;
    std::unordered_set<std::uint64_t> m_entered; ///< blocks of directories' maps: each belongs to one directory
    std::vector<Run> m_runs;
    std::vector<std::uint32_t> m_directories; ///< sorted
    std::vector<std::uint32_t> m_inline; ///< those that are in their inodes
    std::vector<std::uint32_t> m_wanted;
    std::vector<Name> m_names; ///< of what is wanted, and of directories, by inode
    std::string m_texts;
    std::vector<std::byte> m_buffer;
};

} // namespace atlas
