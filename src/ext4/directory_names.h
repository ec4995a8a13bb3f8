// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of directories, and paths of inodes. Directories are read until as many names are found as there are links; ".."
// leads up to the root. If it does not, all directories are read.
#pragma once

#include "ext4/map_walk.h"
#include "layout/layout.h"
#include "layout/raw_inode.h"
#include "ondisk/directory.h"

#include <functional>
#include <string>
#include <unordered_set>

namespace atlas {

struct InlineDirectory {
    std::uint32_t parent = 0;
    std::span<const std::byte> head{}; ///< entries in i_block, after the parent's number
    std::span<const std::byte> rest{}; ///< entries in the attribute "system.data"; empty without one
};

/// The parts point into the bytes of `inode`. Precondition: the directory lies in its inode (feature inline_data).
[[nodiscard]] InlineDirectory inlineDirectory(const RawInode& inode);

// Reads one directory, or all directories in disk order.

class DirectoryBlocks {
public:
    /// Receives each entry in use, including "." and ".."; returns false to stop.
    using Visitor = std::function<bool(std::uint32_t directory, const DirectoryEntry& entry)>;
    using Progress = std::function<void(std::uint64_t done, std::uint64_t of)>;

    struct Outcome {
        std::uint64_t broken = 0; ///< blocks that could not be read completely
        bool ended = false; ///< the visitor stopped
    };

    /// Both must outlive this object.
    DirectoryBlocks(const RawBlocks& blocks, const Layout& layout)
        : m_blocks(blocks), m_layout(layout), m_walk(blocks) {}

    /// Adds a directory; call in ascending order of inodes. False if its map is damaged.
    bool add(const RawInode& directory);
    [[nodiscard]] bool contains(std::uint32_t directory) const;
    /// For all directories.
    [[nodiscard]] std::uint64_t blockCount() const { return m_blockCount; }
    [[nodiscard]] std::uint64_t blockCountOf(std::uint32_t directory) const;

    /// The parent directory; nullopt if the first block does not give it.
    [[nodiscard]] std::optional<std::uint32_t> parentOf(std::uint32_t directory);
    Outcome readOne(std::uint32_t directory, const Visitor& visitor);
    /// Reads the groups of `nearInodes` first, because a directory and its files mostly share a group.
    Outcome readAll(std::span<const std::uint32_t> nearInodes, const Visitor& visitor, const Progress& progress);

private:
    struct Run {
        BlockInterval blocks;
        std::uint32_t directory = 0;
    };
    class Collector;

    [[nodiscard]] std::span<const Run> runsOf(std::uint32_t directory) const;
    [[nodiscard]] bool isInline(std::uint32_t directory) const;
    [[nodiscard]] std::uint32_t groupOf(std::uint32_t inode) const;
    bool readInline(std::uint32_t directory);
    void readRuns(std::vector<Run> runs, const Progress& progress);
    [[nodiscard]] std::size_t batchAt(std::span<const Run> runs, std::size_t first) const;
    void readBatch(std::span<const Run> batch);
    void readRun(const Run& run);
    void readBlocks(std::span<const std::byte> bytes, std::uint32_t directory);
    bool entries(std::span<const std::byte> bytes, std::uint32_t directory);

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    MapWalk m_walk;
    std::unordered_set<std::uint64_t> m_entered; ///< map blocks read so far; each belongs to one directory
    std::vector<Run> m_runs; ///< by directory
    std::vector<std::uint32_t> m_directories; ///< sorted
    std::vector<std::uint32_t> m_inline; ///< directories inside their inodes, sorted
    std::uint64_t m_blockCount = 0;
    // State of one reading.
    const Visitor* m_visitor = nullptr;
    Outcome m_outcome;
    std::uint64_t m_read = 0;
    std::vector<std::byte> m_buffer;
};

// Paths of a few inodes. Directories are read until as many names are found as there are links; ".." leads up to the
// root. If it does not, all directories are read.

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
