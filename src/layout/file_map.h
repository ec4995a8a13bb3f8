// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of directories, and where a file keeps its content.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Numbered as in directory entries (EXT2_FT_* in lib/ext2fs/ext2_fs.h).
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
    std::vector<ListedEntry> entries{}; ///< in on-disk order, including "." and ".."
    bool cut = false; ///< more exist than are kept
    std::string error{}; ///< why the list ended early; empty if complete
};

struct FileExtent {
    std::uint64_t logical = 0; ///< block number in the file
    BlockInterval blocks{};
    bool unwritten = false; ///< allocated, but reads as zeros
    bool operator==(const FileExtent&) const = default;

    [[nodiscard]] std::uint64_t end() const { return logical + blocks.count.value; }
};

struct FileMap {
    std::uint32_t inode = 0;
    std::vector<FileExtent> extents{}; ///< by logical block; adjacent blocks of the same state are joined
    std::vector<BlockNumber> mapping{}; ///< blocks of the extent tree, or indirect blocks
    bool isInside = false; ///< nothing is mapped: inline data, a short link, a device
    std::string error{}; ///< why the walk ended early; empty if complete

    /// Runs of extents that are contiguous on the disk.
    [[nodiscard]] std::size_t pieces() const {
        std::size_t count = 0;
        for (std::size_t n = 0; n < extents.size(); ++n)
            count += n == 0 || extents[n - 1].blocks.end() != extents[n].blocks.first ? 1 : 0;
        return count;
    }
};

/// A part of a file's content; a hole has no physical block.
struct ContentExtent {
    std::uint64_t logical = 0;
    std::uint64_t length = 0;
    std::optional<BlockNumber> physical{};
    bool unwritten = false;
    bool operator==(const ContentExtent&) const = default;
};

/// The extents of a file of `blocks` blocks, with the holes between and after them, by logical block.
[[nodiscard]] std::vector<ContentExtent> withHoles(const FileMap& map, std::uint64_t blocks);

struct PathStep {
    std::uint32_t directory = 0;
    std::string name; ///< any bytes
    std::uint32_t inode = 0;
    std::optional<ByteOffset> entry{}; ///< offset in the volume; nullopt in a directory with inline data
};

} // namespace atlas
