// SPDX-License-Identifier: GPL-3.0-or-later
// The nodes by which a file finds its blocks, and the blocks of a directory with its index.
#pragma once

#include "base/units.h"
#include "layout/file_map.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// A node of an extent tree, or a block of block numbers.
struct MapNode {
    unsigned depth = 0; ///< levels of nodes below it; 0: it names content
    std::optional<BlockNumber> block{}; ///< nullopt: i_block of the inode
    std::optional<std::size_t> parent{}; ///< index of the node that names it
    std::uint64_t logical = 0; ///< first block of the file that it may name, by its parent
    std::uint32_t entries = 0; ///< in use
    std::uint32_t most = 0; ///< that fit
    std::vector<FileExtent> extents{}; ///< that it names, as stored: not joined
    std::optional<bool> checksumRight{}; ///< nullopt without a checksum
    bool damaged = false; ///< unreadable, or not what its parent says
};

struct FileTree {
    bool byExtents = false; ///< false: direct and indirect blocks
    std::vector<MapNode> nodes{}; ///< the root first, each before those below it
    bool cut = false; ///< more exist than are kept
};

/// An entry left in the room behind one in use: deleted, or moved to another block.
struct DeletedEntry {
    std::size_t at = 0; ///< byte of the block
    std::uint32_t inode = 0; ///< 0 where it was zeroed
    std::string name{}; ///< any bytes
};

/// An entry of the root or a node of an index.
struct HashEntry {
    std::uint32_t hash = 0; ///< from which on names are there; the lowest bit: names with this hash began earlier
    std::uint32_t block = 0; ///< of the directory
};

struct DirectoryTreeBlock {
    enum class Kind : std::uint8_t { Entries, Root, Node };
    Kind kind{};
    std::uint64_t logical = 0;
    BlockNumber block{};
    std::optional<unsigned> level{}; ///< 0: the root; nullopt: no index names it
    std::uint32_t firstHash = 0; ///< of the range that the index gives it
    std::uint32_t lastHash = 0; ///< included
    std::uint32_t entries = 0; ///< in use, without "." and ".." of a root
    std::uint32_t freeBytes = 0; ///< in a block of entries, behind entries and in empty ones
    std::vector<HashEntry> index{}; ///< of a root or node
    std::vector<DeletedEntry> deleted{};
    std::optional<bool> checksumRight{};
    bool damaged = false;
};

/// Where a name is, or would be, and the blocks that lead there.
struct NameWay {
    std::string name{};
    std::optional<std::uint32_t> hash{}; ///< with its lowest bit 0; nullopt without an index
    std::uint32_t minor = 0;
    std::vector<std::uint64_t> blocks{}; ///< of the directory, in the order in which they are read
    std::optional<std::uint32_t> inode{}; ///< nullopt: there is no such name
    BlockNumber block{}; ///< that holds the entry
    std::size_t at = 0; ///< byte of that block
};

struct DirectoryTree {
    bool indexed = false;
    std::string hash{}; ///< "half_md4", "tea_unsigned"; empty without an index
    unsigned levels = 0; ///< of nodes below the root
    std::vector<DirectoryTreeBlock> blocks{}; ///< by logical block
    std::uint64_t names = 0;
    std::uint64_t collisions = 0; ///< names whose hash another name has, too
    std::optional<NameWay> way{}; ///< of a name that was asked for
    bool cut = false;
};

} // namespace atlas
