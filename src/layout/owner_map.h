// SPDX-License-Identifier: GPL-3.0-or-later
// Which files have which blocks.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class BlockUse : std::uint8_t {
    Content,
    Map, ///< a block of the extent tree, or an indirect block
    Attributes, ///< the block of extended attributes, which files may share
};

[[nodiscard]] constexpr std::string_view name(BlockUse use) {
    return use == BlockUse::Content ? "content" : use == BlockUse::Map ? "map" : "attributes";
}

struct BlockOwner {
    std::uint32_t inode = 0;
    BlockUse use{};
    std::uint64_t logical = 0; ///< block of the file, of content
    std::uint32_t level = 0; ///< of a map's block: 1 where it names content, 2 above
    bool unwritten = false; ///< allocated, and reads as zeros
    bool byExtents = false;
    bool isDirectory = false;
    bool holdsAttribute = false; ///< the file is the value of an extended attribute (EA_INODE), and has no name
    std::uint16_t links = 0; ///< 0: deleted while open, or about to be (orphan)
    std::vector<std::string>
        paths{}; ///< any bytes, sorted; what begins with "<12>" hangs on no directory that / leads to
};

struct BlockOwners {
    std::optional<bool> allocated{}; ///< by the block bitmap; nullopt where that cannot be read
    std::vector<BlockOwner> owners{}; ///< by inode; several of one block are damage, except of attributes
    std::uint64_t unreadTables = 0; ///< groups whose inode table could not be read completely
    std::uint64_t brokenMaps = 0; ///< inodes whose map could not be followed completely
    std::uint64_t brokenDirectories = 0; ///< blocks of directories that could not be read completely
    bool cut = false; ///< there are more owners or paths than are kept

    [[nodiscard]] bool isComplete() const {
        return unreadTables == 0 && brokenMaps == 0 && brokenDirectories == 0 && !cut;
    }
};

// Which files have which blocks of a whole volume.

enum class OwnerKind : std::uint8_t {
    File, ///< one of the largest
    OtherFiles,
    Directories,
    Maps, ///< blocks of extent trees, and indirect blocks
    Attributes, ///< blocks of extended attributes
    SystemFiles, ///< inodes below 11, but the root directory: the journal, the resize inode …
    NoFile, ///< in use by the block bitmap, neither metadata of a group nor of a file
};

[[nodiscard]] constexpr std::string_view name(OwnerKind kind) {
    switch (kind) {
    case OwnerKind::File: return "file";
    case OwnerKind::OtherFiles: return "other_files";
    case OwnerKind::Directories: return "directories";
    case OwnerKind::Maps: return "maps";
    case OwnerKind::Attributes: return "attributes";
    case OwnerKind::SystemFiles: return "system_files";
    case OwnerKind::NoFile: return "no_file";
    }
    return {};
}

struct Owner {
    OwnerKind kind{};
    std::uint32_t inode = 0; ///< of one file; 0: of several or of none
    std::uint16_t links = 0; ///< of one file; 0: deleted while open, or about to be (orphan)
    std::uint64_t files = 0; ///< inodes with such blocks; 0 for NoFile
    std::uint64_t blocks = 0;
    std::uint64_t pieces = 0; ///< runs of adjacent blocks
    std::vector<std::string> paths{}; ///< of one file; as escapedBytes() writes them, sorted
    bool operator==(const Owner&) const = default;
};

struct OwnedBlocks {
    BlockInterval blocks{};
    std::uint32_t owner = 0; ///< index into OwnerMap::owners
    bool operator==(const OwnedBlocks&) const = default;
};

struct OwnerMap {
    std::vector<Owner> owners{}; ///< the largest files first, then the kinds that there are
    std::vector<OwnedBlocks> stretches{}; ///< sorted and apart; adjacent ones have different owners
    std::uint64_t contested = 0; ///< blocks that several inodes name, besides shared attributes, or an inode and the
                                 ///< metadata of a group: damage
    std::uint64_t freeButOwned = 0; ///< blocks that an inode names and the block bitmap calls free: damage
    std::uint64_t unreadTables = 0; ///< groups whose inode table could not be read completely
    std::uint64_t unreadBitmaps = 0; ///< groups whose block bitmap could not be read
    std::uint64_t brokenMaps = 0; ///< inodes whose map could not be followed completely
    std::uint64_t brokenDirectories = 0; ///< blocks of directories that could not be read completely
    bool cut = false; ///< there are more stretches than are kept

    [[nodiscard]] bool isComplete() const {
        return unreadTables == 0 && unreadBitmaps == 0 && brokenMaps == 0 && brokenDirectories == 0 && !cut;
    }
};

} // namespace atlas
