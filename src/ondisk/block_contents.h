// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies the content of a file-system block and splits it into the structures whose fields are shown.
#pragma once

#include "ondisk/checksums.h"

namespace atlas {

enum class BlockContent : std::uint8_t {
    Directory, ///< entries, or the root or a node of an index; decodeBlock() distinguishes them
    HtreeRoot,
    HtreeNode,
    ExtentNode,
    Attributes,
    OrphanFile,
    Journal, ///< after the journal superblock
    InodeTable,
    GroupDescriptors,
};

[[nodiscard]] std::string_view name(BlockContent content); ///< JSON name: "extent_node"

/// The content of a block, known from the structure that refers to it.
struct BlockIdentity {
    BlockContent content{};
    std::uint64_t number = 0; ///< in the volume
    ChecksumOwner owner{}; ///< the inode that owns it, if any
    std::uint64_t firstItem = 0; ///< in an inode or descriptor table: number of its first inode or group
    std::size_t itemBytes = 0; ///< size of an inode or group descriptor
};

struct BlockPart {
    std::size_t at = 0; ///< byte in the block
    std::string name{}; ///< of a directory entry or attribute; any bytes
    std::optional<std::uint64_t> item{}; ///< number of the inode or group
    DecodedStructure decoded{};
};

struct BlockContents {
    BlockContent content{};
    std::vector<BlockPart> parts{}; ///< in on-disk order
    std::optional<ChecksumVerdict> checksum{};
    bool damaged = false; ///< some parts could not be found
};

/// `context` belongs to the file system, or for a journal block to the journal.
[[nodiscard]] BlockContents decodeBlock(std::span<const std::byte> block, const BlockIdentity& identity,
                                        const DecodeContext& context);

inline constexpr std::size_t htreeRootLimitAt = 32; ///< after ".", ".." and dx_root_info
inline constexpr std::size_t htreeNodeLimitAt = 8; ///< after the empty entry

/// Collects the parts of a block.
class PartList {
public:
    PartList(std::span<const std::byte> block, const DecodeContext& context) : m_block(block), m_context(context) {}

    [[nodiscard]] std::span<const std::byte> block() const { return m_block; }
    [[nodiscard]] const DecodeContext& context() const { return m_context; }
    /// Adds a structure of `size` bytes, by default the size of its table. Returns false without adding it if it does
    /// not fit.
    bool add(const FieldTable& table, std::size_t at, std::string_view name = {}, std::size_t size = 0,
             std::size_t used = SIZE_MAX);
    [[nodiscard]] BlockPart& last() { return m_parts.back(); }
    [[nodiscard]] std::vector<BlockPart> take() { return std::move(m_parts); }

private:
    std::span<const std::byte> m_block;
    const DecodeContext& m_context;
    std::vector<BlockPart> m_parts;
};

/// Whether a directory block contains entries, or is the root or a node of the index.
[[nodiscard]] BlockContent directoryContent(std::span<const std::byte> block);

/// Whether the block reads as a directory although nothing names it as one: its entries fill it exactly, have possible
/// names and types, and name inodes up to `inodes`; at least one is in use.
[[nodiscard]] bool readsAsDirectory(std::span<const std::byte> block, std::uint64_t inodes);

/// Each returns false if some parts could not be found.
bool addDirectory(PartList& parts);
bool addHtree(PartList& parts, bool isRoot);
bool addExtents(PartList& parts);
bool addAttributes(PartList& parts);
bool addOrphans(PartList& parts);

} // namespace atlas
