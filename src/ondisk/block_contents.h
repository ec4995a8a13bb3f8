// SPDX-License-Identifier: GPL-3.0-or-later
// The structures inside a block, decoded. Pure: for a block whose bytes somebody has read.
#pragma once

#include "ondisk/block_checksums.h"

namespace atlas {

enum class BlockContent : std::uint8_t {
    Directory, ///< entries, or a root or node of an index, which decodeBlock() tells apart
    HtreeRoot,
    HtreeNode,
    ExtentNode,
    Attributes,
    OrphanFile,
    Journal, ///< behind the journal superblock
    InodeTable,
    GroupDescriptors,
};

[[nodiscard]] std::string_view name(BlockContent content); ///< JSON name: "extent_node"

/// What a block is, by those who name it.
struct BlockIdentity {
    BlockContent content{};
    std::uint64_t number = 0; ///< of the block in the volume
    ChecksumOwner owner{}; ///< the inode that it belongs to, if any
    std::uint64_t firstItem = 0; ///< number of the first inode or group of a table's block
    std::size_t itemBytes = 0; ///< of an inode or group descriptor
};

struct BlockPart {
    std::size_t at = 0; ///< byte in the block
    std::string name{}; ///< of a directory entry or attribute: any bytes
    std::optional<std::uint64_t> item{}; ///< number of the inode or group
    DecodedStructure decoded{};
};

struct BlockContents {
    BlockContent content{};
    std::vector<BlockPart> parts{}; ///< in the order of the block
    std::optional<ChecksumVerdict> checksum{};
    bool damaged = false; ///< not all parts could be found
};

/// `context` is that of the file system; for a journal, that of the journal.
[[nodiscard]] BlockContents decodeBlock(std::span<const std::byte> block, const BlockIdentity& identity,
                                        const DecodeContext& context);

} // namespace atlas
