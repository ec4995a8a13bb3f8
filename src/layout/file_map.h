// SPDX-License-Identifier: GPL-3.0-or-later
// Where a file keeps its content, and the directory entries that lead to it.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct FileExtent {
    std::uint64_t logical = 0; ///< block of the file
    BlockInterval blocks{};
    bool unwritten = false; ///< allocated, and reads as zeros
    bool operator==(const FileExtent&) const = default;

    [[nodiscard]] std::uint64_t end() const { return logical + blocks.count.value; }
};

struct FileMap {
    std::uint32_t inode = 0;
    std::vector<FileExtent> extents{}; ///< by logical block; adjacent blocks of one state are joined
    std::vector<BlockNumber> mapping{}; ///< blocks of the extent tree, or indirect blocks
    bool isInside = false; ///< the content is in the inode itself, or there is none: inline data, short link, device
    std::string error{}; ///< why the walk ended early; empty otherwise

    /// Runs of blocks that are adjacent on the disk.
    [[nodiscard]] std::size_t pieces() const {
        std::size_t count = 0;
        for (std::size_t n = 0; n < extents.size(); ++n) {
            count += n == 0 || extents[n - 1].blocks.end() != extents[n].blocks.first ? 1 : 0;
        }
        return count;
    }
};

/// A part of what a file reads as: an extent, or without a block a hole.
struct ContentExtent {
    std::uint64_t logical = 0;
    std::uint64_t length = 0;
    std::optional<BlockNumber> physical{};
    bool unwritten = false;
    bool operator==(const ContentExtent&) const = default;
};

/// The extents of a file of `blocks` blocks with the holes between them and behind the last, by logical block.
[[nodiscard]] std::vector<ContentExtent> withHoles(const FileMap& map, std::uint64_t blocks);

struct PathStep {
    std::uint32_t directory = 0;
    std::string name; ///< any bytes
    std::uint32_t inode = 0;
    std::optional<ByteOffset> entry{}; ///< of the volume; nullopt in a directory with inline data
};

} // namespace atlas
