// SPDX-License-Identifier: GPL-3.0-or-later
// What a block of the file system holds, and the parts in which its fields are shown.
#pragma once

#include "ondisk/checksums.h"

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

// Finds the structures inside a block, for decodeBlock().

inline constexpr std::size_t htreeRootLimitAt = 32; ///< behind "." and ".." and dx_root_info
inline constexpr std::size_t htreeNodeLimitAt = 8; ///< behind the empty entry

/// Collects the parts of a block.
class PartList {
public:
    PartList(std::span<const std::byte> block, const DecodeContext& context) : m_block(block), m_context(context) {}

    [[nodiscard]] std::span<const std::byte> block() const { return m_block; }
    [[nodiscard]] const DecodeContext& context() const { return m_context; }
    /// A structure of `size` bytes, its table's where none is said; false, and nothing, where it does not fit in the block.
    bool add(const FieldTable& table, std::size_t at, std::string_view name = {}, std::size_t size = 0,
             std::size_t used = SIZE_MAX);
    [[nodiscard]] BlockPart& last() { return m_parts.back(); }
    [[nodiscard]] std::vector<BlockPart> take() { return std::move(m_parts); }

private:
    std::span<const std::byte> m_block;
    const DecodeContext& m_context;
    std::vector<BlockPart> m_parts;
};

/// Whether a block of a directory is a root or node of its index, or holds entries.
[[nodiscard]] BlockContent directoryContent(std::span<const std::byte> block);

/// Each returns false when not all parts could be found.
bool addDirectory(PartList& parts);
bool addHtree(PartList& parts, bool isRoot);
bool addExtents(PartList& parts);
bool addAttributes(PartList& parts);
bool addOrphans(PartList& parts);

} // namespace atlas
