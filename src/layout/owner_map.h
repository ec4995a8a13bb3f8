// SPDX-License-Identifier: GPL-3.0-or-later
// Which files own which blocks, for single blocks and for a whole volume.
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
    Map, ///< extent tree or indirect block
    Attributes, ///< block of extended attributes, which files may share
};

[[nodiscard]] constexpr std::string_view name(BlockUse use) {
    return use == BlockUse::Content ? "content" : use == BlockUse::Map ? "map" : "attributes";
}

struct BlockOwner {
    std::uint32_t inode = 0;
    BlockUse use{};
    std::uint64_t logical = 0; ///< block number in the file, for content
    std::uint32_t level = 0; ///< of a map block: 1 if it points to content, 2 above
    bool unwritten = false; ///< allocated, but reads as zeros
    bool byExtents = false;
    bool isDirectory = false;
    bool holdsAttribute = false; ///< the file is the value of an extended attribute (EA_INODE) and has no name
    std::uint16_t links = 0; ///< 0: deleted while open, or orphaned
    std::uint64_t size = 0; ///< bytes of the file
    std::uint32_t deleted = 0; ///< of a former owner: seconds since 1970; 0: not stated
    std::vector<std::string> paths{}; ///< any bytes, sorted; "<12>/…" is not reachable from /
};

/// Where a byte of a block lies in the file whose content the block is.
struct FilePosition {
    std::uint64_t offset = 0; ///< in the file, past its end if `isPastEnd`
    bool isPastEnd = false;
    bool isInLastBlock = false; ///< the file ends in this block or at its end
};

/// The place in the file of byte `within` of the block; nullopt unless the block is content.
[[nodiscard]] constexpr std::optional<FilePosition> positionIn(const BlockOwner& owner, std::uint64_t within,
                                                               ByteCount blockSize) {
    if (owner.use != BlockUse::Content)
        return std::nullopt;
    const auto offset = owner.logical * blockSize.value + within;
    return FilePosition{.offset = offset,
                        .isPastEnd = offset >= owner.size,
                        .isInLastBlock = owner.size != 0 && (owner.size - 1) / blockSize.value == owner.logical};
}

struct BlockOwners {
    std::optional<bool> allocated{}; ///< by the block bitmap; nullopt if that cannot be read or believed
    bool isBitmapDoubtful = false; ///< it contradicts its descriptor, or may never have been written
    std::vector<BlockOwner>
        owners{}; ///< by inode; several owners of one block are damage, except for attributes and with the
                                     ///< feature shared_blocks
    std::vector<BlockOwner> former{}; ///< free inodes that still name the block; only of a free block
    bool isFormerCut = false; ///< not all free inodes were searched
    std::uint64_t unreadTables = 0; ///< groups whose inode table was not fully read
    std::uint64_t brokenMaps = 0; ///< inodes whose map was not fully followed
    std::uint64_t brokenDirectories = 0; ///< directory blocks that were not fully read
    bool cut = false; ///< more owners or paths exist than are kept
    bool isFromCopies = false; ///< LayoutClaims::isFromCopies()

    [[nodiscard]] bool isComplete() const {
        return unreadTables == 0 && brokenMaps == 0 && brokenDirectories == 0 && !cut && !isFromCopies;
    }
};

/// The paths of one inode.
struct InodePaths {
    std::vector<std::string> paths{}; ///< any bytes, sorted; "<12>/…" is not reachable from /
    std::uint64_t unreadTables = 0; ///< groups whose inode table was not fully read
    std::uint64_t brokenMaps = 0; ///< directories whose map was not fully followed
    std::uint64_t brokenDirectories = 0; ///< directory blocks that were not fully read
    bool cut = false; ///< more paths exist than are kept
    bool isFromCopies = false; ///< LayoutClaims::isFromCopies()

    [[nodiscard]] bool isComplete() const {
        return unreadTables == 0 && brokenMaps == 0 && brokenDirectories == 0 && !cut && !isFromCopies;
    }
};

enum class OwnerKind : std::uint8_t {
    File, ///< one of the largest
    OtherFiles,
    Directories,
    Maps, ///< extent tree and indirect blocks
    Attributes, ///< blocks of extended attributes
    SystemFiles, ///< inodes below 11 except the root directory: journal, resize inode …
    NoFile, ///< in use by the block bitmap, but neither group metadata nor part of a file
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
    std::uint32_t inode = 0; ///< 0 for several files or none
    std::uint16_t links = 0; ///< of a single file; 0: deleted while open, or orphaned
    std::uint64_t files = 0; ///< inodes that own such blocks; 0 for NoFile
    std::uint64_t blocks = 0; ///< including those that others have too
    std::uint64_t shared = 0; ///< blocks of the content that other files share by the feature shared_blocks
    std::uint64_t pieces = 0; ///< runs of adjacent blocks
    std::vector<std::string> paths{}; ///< of a single file; escaped by escapedBytes(), sorted
    bool operator==(const Owner&) const = default;
};

struct OwnedBlocks {
    BlockInterval blocks{};
    std::uint32_t owner = 0; ///< index into OwnerMap::owners
    bool operator==(const OwnedBlocks&) const = default;
};

/// A file of which the image or partition lacks blocks of the content or map.
struct LosingFile {
    std::uint32_t inode = 0;
    std::uint16_t links = 0;
    bool isDirectory = false;
    std::uint64_t blocks = 0; ///< how many are missing
    std::vector<std::string> paths{}; ///< escaped by escapedBytes(), sorted
    bool operator==(const LosingFile&) const = default;
};

struct OwnerMap {
    static constexpr std::size_t mostLosing = 10'000;
    std::vector<Owner> owners{}; ///< the largest files first, then the kinds that occur
    std::vector<OwnedBlocks> stretches{}; ///< sorted, disjoint; adjacent ones have different owners. Of a block
                                          ///< with several owners: the first found
    std::vector<OwnedBlocks> further{}; ///< blocks with an owner beyond that of `stretches`; sorted by first block
    std::vector<LosingFile> losing{}; ///< by inode, at most mostLosing
    std::uint64_t losingFiles = 0; ///< including those that are not kept
    std::uint64_t shared = 0; ///< blocks of the content of several files, allowed by the feature shared_blocks
    std::uint64_t contested = 0; ///< blocks of several inodes (except shared attributes and contents), or of an inode
                                 ///< and group metadata: damage
    std::uint64_t freeButOwned = 0; ///< blocks of an inode that the block bitmap marks as free: damage
    /// Groups in which blocks contradicted each other otherwise in each reading; they are no damage. Sorted.
    std::vector<std::uint32_t> changingGroups{};
    std::uint64_t unreadTables = 0; ///< groups whose inode table was not fully read
    std::uint64_t unreadBitmaps = 0; ///< groups whose block bitmap was not read or cannot be believed
    std::uint64_t brokenMaps = 0; ///< inodes whose map was not fully followed
    std::uint64_t brokenDirectories = 0; ///< directory blocks that were not fully read
    bool cut = false; ///< more stretches exist than are kept
    bool isFromCopies = false; ///< LayoutClaims::isFromCopies()

    [[nodiscard]] bool isComplete() const {
        return unreadTables == 0 && unreadBitmaps == 0 && brokenMaps == 0 && brokenDirectories == 0 && !cut &&
               !isFromCopies;
    }
};

} // namespace atlas
