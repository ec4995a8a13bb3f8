// SPDX-License-Identifier: GPL-3.0-or-later
// The extended attributes of an inode, in the inode and in its block, and the content that lies in the inode.
#pragma once

#include "base/byte_source.h"
#include "inspect/inspect_structure.h"
#include "layout/layout.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct InodeAttribute {
    std::string name{}; ///< with its prefix, such as "user.name"; any bytes
    std::optional<BlockNumber> block{}; ///< nullopt: in the inode
    std::size_t at = 0; ///< byte of the inode or block at which the entry begins
    std::uint32_t size = 0; ///< bytes of the value
    std::uint32_t valueInode = 0; ///< that holds the value (ea_inode); 0: none
    std::vector<std::byte> value{}; ///< the first mostValueBytes of it; empty if it is in another inode
};

inline constexpr std::size_t mostValueBytes = 64;

struct InodeExtras {
    std::vector<InodeAttribute> attributes{}; ///< in the inode first
    std::optional<BlockNumber> block{}; ///< of attributes
    std::uint32_t references = 0; ///< inodes that share the block, by its header
    std::optional<bool> checksumRight{}; ///< of the block
    std::uint64_t inlineBytes = 0; ///< of content in i_block and, beyond 60, in the attribute system.data; 0: none
    bool damaged = false; ///< some could not be read

    [[nodiscard]] bool isEmpty() const { return attributes.empty() && !block && inlineBytes == 0 && !damaged; }
};

/// `inode`: as read by StructureReader::read(), from the volume that begins at byte `start` of `source`.
[[nodiscard]] InodeExtras readInodeExtras(const ByteSource& source, ByteOffset start, const Layout& layout,
                                          const InspectedStructure& inode, const DecodeContext& context);

} // namespace atlas
