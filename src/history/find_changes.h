// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two moments of a history, in bytes and in fields.
#pragma once

#include "base/byte_source.h"
#include "disk/drive.h"
#include "inspect/inspect_structure.h"
#include "layout/structure_place.h"

#include <functional>
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

// Compares two moments of an image.

/// One moment of an image whose file system, if any, begins at its first byte.
struct Moment {
    std::shared_ptr<const ByteSource> image{};
    LayoutPtr layout{}; ///< null where there is no file system
};

struct OwnerOfBlock {
    std::uint32_t inode = 0;
    bool isDirectory = false;
};

struct ChangeOptions {
    ByteOffset start{}; ///< where the image is thought to begin on a disk, for the read-modify-writes
    SectorGrid grid{};
    /// The owner of a block without a structure of the file system, at the later moment (0) or the earlier one (1). May be empty.
    std::function<std::optional<OwnerOfBlock>(BlockNumber, int)> owner{};
};

/// `written`: the bytes that may differ, by position and apart.
[[nodiscard]] Changes findChanges(const Moment& before, const Moment& after, const std::vector<ByteInterval>& written,
                                  const ChangeOptions& options);

// What is told of a history.

/// What happened between two moments of a history.
struct HistorySpan {
    std::size_t from = 0; ///< steps done before
    std::size_t to = 0; ///< steps done after
    std::string command{}; ///< of the step, where it is one
    ByteCount size{}; ///< of the image after
    bool hasVolume = false;
    Changes changes{};
};

struct HistoryReport {
    std::string path{};
    std::vector<std::string> commands{}; ///< of all steps
    ByteOffset start{};
    ByteCount physicalSector{};
    std::vector<HistorySpan> spans{};
};

// Compares single structures of two moments. What cannot be read is left out.

/// The fields of the structure at `place` whose values differ; where it did not exist before, those that are not 0.
[[nodiscard]] std::optional<StructureChange> structureChange(const Moment& before, const Moment& after,
                                                             const StructurePlace& place);
/// The bits of `block`, a bitmap of `group`, that differ; of blocks and inodes that exist only.
[[nodiscard]] std::optional<BitmapChange> bitmapChange(const Moment& before, const Moment& after, BlockNumber block,
                                                       RegionKind bitmap, GroupNumber group);
/// The entries by which a block of a directory differs.
[[nodiscard]] std::vector<EntryChange> entryChanges(const Moment& before, const Moment& after, BlockNumber block);

} // namespace atlas
