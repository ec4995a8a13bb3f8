// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of a few inodes. Directories are read until as many names are found as there are links; ".." leads up to the
// root. If it does not, all directories are read.
#pragma once

#include "ext4/directory_blocks.h"

#include <string>

namespace atlas {

class DirectoryNames {
public:
    struct Wanted {
        std::uint32_t inode = 0;
        std::uint32_t links = 0; ///< names to look for; 0: unknown
        bool isDirectory = false; ///< has one name, in the parent of its ".."
    };

    /// Must outlive this object.
    explicit DirectoryNames(DirectoryBlocks& directories) : m_directories(directories) {}

    /// Finds the names of `wanted`. Returns the number of blocks that could not be read completely.
    std::uint64_t read(std::span<const Wanted> wanted, const DirectoryBlocks::Progress& progress);
    /// All paths of `inode`, sorted; nullopt if they are too long to keep.
    [[nodiscard]] std::optional<std::vector<std::string>> pathsOf(std::uint32_t inode) const;

private:
    struct Name {
        std::uint32_t inode = 0;
        std::uint32_t directory = 0;
        std::uint64_t text = 0; ///< its offset in m_texts
        std::uint8_t length = 0;
    };

    void readFiles(std::uint64_t names, const DirectoryBlocks::Progress& progress);
    bool climb(std::vector<std::uint32_t> directories);
    bool readFrom(std::uint32_t parent, std::span<const std::uint32_t> directories);
    void readEverything(const DirectoryBlocks::Progress& progress);
    void keep(const DirectoryEntry& entry, std::uint32_t directory);
    void sortNames();
    [[nodiscard]] bool isWanted(std::uint32_t inode) const;
    [[nodiscard]] bool isNamed(std::uint32_t inode) const;
    [[nodiscard]] std::string_view text(const Name& name) const {
        return std::string_view(m_texts).substr(name.text, name.length);
    }
    [[nodiscard]] std::string pathOf(std::uint32_t directory) const;

    DirectoryBlocks& m_directories;
    std::vector<std::uint32_t> m_wanted; ///< sorted
    std::vector<Name> m_names; ///< of wanted inodes and directories, by inode
    std::string m_texts;
    std::uint64_t m_broken = 0;
    std::uint64_t m_budget = 0; ///< blocks that may still be read on the way up
};

} // namespace atlas
