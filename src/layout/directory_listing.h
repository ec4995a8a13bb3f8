// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of one directory.
#pragma once

#include <cstdint>
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

} // namespace atlas
