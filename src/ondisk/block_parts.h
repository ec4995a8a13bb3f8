// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the structures inside a block, for decodeBlock().
#pragma once

#include "ondisk/block_contents.h"

namespace atlas {

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
