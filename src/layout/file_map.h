// SPDX-License-Identifier: GPL-3.0-or-later
// The way from a path to the blocks of its file.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// By the numbers of directory entries (EXT2_FT_* in lib/ext2fs/ext2_fs.h).
enum class FileType : std::uint8_t { Unknown, Regular, Directory, CharacterDevice, BlockDevice, Fifo, Socket, Symlink };

[[nodiscard]] constexpr std::string_view name(FileType type) {
    switch (type) {
    case FileType::Unknown: return "unknown";
    case FileType::Regular: return "regular";
    case FileType::Directory: return "directory";
    case FileType::CharacterDevice: return "character_device";
    case FileType::BlockDevice: return "block_device";
    case FileType::Fifo: return "fifo";
    case FileType::Socket: return "socket";
    case FileType::Symlink: return "symlink";
    }
    return {};
}

struct ListedEntry {
    std::string name; ///< any bytes
    std::uint32_t inode = 0;
    FileType type{};
};

struct DirectoryListing {
    std::vector<ListedEntry> entries{}; ///< in the order of the disk, also "." and ".."
    bool cut = false; ///< there are more than are kept
    std::string error{}; ///< why the list ended early; empty otherwise
};

// Where a file keeps its content, and the directory entries that lead to it.

struct FileExtent {
    std::uint64_t logical = 0; ///< block of the file
    BlockInterval blocks{};
    bool unwritten = false; ///< allocated, and reads as zeros
    bool operator==(const FileExtent&) const = default;

    [[nodiscard]] std::uint64_t end() const { return logical + blocks.count.value; }
};

struct FileMap {
    std::uint32_t inode = 0;
    std::vector<FileExtent> extents{}; ///< by logical block; adjacent blocks of one state are joined
    std::vector<BlockNumber> mapping{}; ///< blocks of the extent tree, or indirect blocks
    bool isInside = false; ///< the content is in the inode itself, or there is none: inline data, short link, device
    std::string error{}; ///< why the walk ended early; empty otherwise

    /// Runs of blocks that are adjacent on the disk.
    [[nodiscard]] std::size_t pieces() const {
        std::size_t count = 0;
        for (std::size_t n = 0; n < extents.size(); ++n) {
            count += n == 0 || extents[n - 1].blocks.end() != extents[n].blocks.first ? 1 : 0;
        }
        return count;
    }
};

/// A part of what a file reads as: an extent, or without a block a hole.
struct ContentExtent {
    std::uint64_t logical = 0;
    std::uint64_t length = 0;
    std::optional<BlockNumber> physical{};
    bool unwritten = false;
    bool operator==(const ContentExtent&) const = default;
};

/// The extents of a file of `blocks` blocks with the holes between them and behind the last, by logical block.
[[nodiscard]] std::vector<ContentExtent> withHoles(const FileMap& map, std::uint64_t blocks);

struct PathStep {
    std::uint32_t directory = 0;
    std::string name; ///< any bytes
    std::uint32_t inode = 0;
    std::optional<ByteOffset> entry{}; ///< of the volume; nullopt in a directory with inline data
};

} // namespace atlas
