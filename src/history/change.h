// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two moments of an image, in the terms of the file system.
#pragma once

#include "layout/structure_place.h"

#include <string>
#include <variant>
#include <vector>

namespace atlas {

struct ChangedField {
    std::string_view field{};
    std::string before{}; ///< as decode() prints it
    std::string after{};
};

/// Fields of a structure got other values.
struct StructureChange {
    StructurePlace place{};
    std::vector<ChangedField> fields{};
};

/// Consecutive bits of a bitmap, by the numbers of what they stand for: blocks or inodes.
struct BitRun {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    bool set = false; ///< else cleared
};

struct BitmapChange {
    RegionKind bitmap{};
    GroupNumber group{};
    std::vector<BitRun> runs{};
};

/// An entry of a directory that is there now, or no longer.
struct EntryChange {
    BlockNumber block{};
    std::string name{}; ///< any bytes
    std::uint32_t inode = 0;
    bool added = false;
};

/// Blocks of which nothing more is said.
struct BlocksChange {
    std::optional<RegionKind> kind{}; ///< nullopt: no structure of the file system
    GroupNumber group = noGroup; ///< of the first block
    BlockInterval blocks{};
    std::uint32_t inode = 0; ///< of the file that they belong to; 0: none was found
    bool ownerUnknown = false; ///< no file was looked for
};

using ImageChange = std::variant<StructureChange, BitmapChange, EntryChange, BlocksChange>;

/// Changes between two moments, and what writing them costs.
struct Changes {
    std::vector<ImageChange> changes{};
    std::uint64_t blocks = 0; ///< written, of the file system; sectors of 512 bytes where there is none
    std::vector<BlockInterval> runs{}; ///< the same, joined, by position
    ByteCount bytes{}; ///< of the sectors of 512 bytes that got other bytes
    std::uint64_t readModifyWrites = 0; ///< with one request for each run of blocks
};

} // namespace atlas
