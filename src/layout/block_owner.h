// SPDX-License-Identifier: GPL-3.0-or-later
// The files that a block of the volume belongs to.
#pragma once

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

} // namespace atlas
