// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the blocks and entries of all directories, and counts the names of inodes (e2fsck/pass2.c).
#pragma once

#include "ext4/check_map.h"
#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"
#include "ext4/inode_records.h"

#include <functional>
#include <string_view>
#include <vector>

namespace atlas {

/// A directory as it is noted while inodes are read.
struct CheckedDirectory {
    std::uint32_t inode = 0;
    std::uint32_t generation = 0;
    std::uint32_t parent = 0; ///< by its ".."
    std::uint32_t runs = 0;
    std::size_t firstRun = 0;
    std::uint64_t blocks = 0; ///< by its size
    bool indexed = false;
    bool encrypted = false;
    bool folded = false; ///< names that differ in case alone are equal
    bool isInline = false;
};

/// A block of a directory with an index, as its hash tree must describe it.
struct IndexedBlock {
    enum class Kind : std::uint8_t { Leaf, Root, Node } kind = Kind::Leaf;
    bool isNamed = false; ///< by a node of the tree
    std::uint32_t lowest = 0xFFFFFFFF; ///< hashes of the entries
    std::uint32_t highest = 0;
    BlockNumber at{};
};

class DirectoryCheck {
public:
    /// All must outlive this object.
    DirectoryCheck(const CheckedVolume& volume, InodeRecords& records, FileFaults& faults)
        : m_volume(volume), m_records(records), m_faults(faults) {}

    /// Call in ascending order of inodes.
    void add(const RawInode& directory, const CheckedMap* map);
    /// Checks all that were added; then their parents are known.
    void run(const std::function<void(std::uint64_t done, std::uint64_t of)>& progress);
    [[nodiscard]] const std::vector<CheckedDirectory>& all() const { return m_directories; }
    [[nodiscard]] bool isComplete() const { return !m_incomplete; }

private:
    struct Run {
        std::uint64_t logical = 0;
        BlockInterval blocks{};
    };
    static constexpr std::size_t maxRuns = 8'000'000;
    static constexpr std::uint64_t maxBlocks = 32'000'000;

    void checkOne(CheckedDirectory& directory);
    void checkInline(CheckedDirectory& directory);
    void readRun(CheckedDirectory& directory, const Run& run);
    void block(CheckedDirectory& directory, std::uint64_t logical, BlockNumber at, std::span<const std::byte> bytes);
    [[nodiscard]] IndexedBlock::Kind kindOf(const CheckedDirectory& directory, std::uint64_t logical,
                                            std::span<const std::byte> bytes) const;
    void checkChecksum(const CheckedDirectory& directory, IndexedBlock::Kind kind, std::span<const std::byte> bytes);
    [[nodiscard]] bool entries(CheckedDirectory& directory, std::span<const std::byte> bytes, bool dotsFirst,
                               IndexedBlock* indexed);
    void entry(CheckedDirectory& directory, std::uint32_t inode, unsigned type, std::string_view name, bool isDot,
               bool isDotDot);
    void checkIndex(const CheckedDirectory& directory);
    [[nodiscard]] std::uint32_t hashOf(std::string_view name) const;

    const CheckedVolume& m_volume;
    InodeRecords& m_records;
    FileFaults& m_faults;
    std::vector<CheckedDirectory> m_directories;
    std::vector<Run> m_runs;
    std::uint64_t m_read = 0; ///< blocks
    bool m_incomplete = false;
    // The state of the current directory.
    bool m_damaged = false;
    bool m_wrongChecksum = false;
    bool m_wrongDots = false;
    bool m_wrongIndex = false;
    int m_hashVersion = -1; ///< -1: the hashes of its names are not compared
    std::vector<IndexedBlock> m_indexed;
    std::vector<std::string_view> m_names; ///< of the current block
    std::vector<std::byte> m_buffer;
};

} // namespace atlas
