// SPDX-License-Identifier: GPL-3.0-or-later
// Changes between two moments of a history, in bytes and in fields.
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
    std::string before{}; ///< formatted by decode()
    std::string after{};
};

/// Changed fields of a structure.
struct StructureChange {
    StructurePlace place{};
    std::vector<ChangedField> fields{};
};

/// Consecutive bits of a bitmap, as block or inode numbers.
struct BitRun {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    bool set = false; ///< false: cleared
};

struct BitmapChange {
    RegionKind bitmap{};
    GroupNumber group{};
    std::vector<BitRun> runs{};
};

/// An entry added to or removed from a directory.
struct EntryChange {
    BlockNumber block{};
    std::string name{}; ///< any bytes
    std::uint32_t inode = 0;
    bool added = false;
    /// The entry before a removed one, if it now spans the removed one.
    std::string spanning{};
    std::uint32_t lengthBefore = 0; ///< rec_len of `spanning`
    std::uint32_t lengthAfter = 0;
};

/// Entries that went from one block of a directory to another one, as where a full block is split.
struct EntriesMoved {
    BlockNumber from{};
    BlockNumber to{};
    std::uint64_t count = 0;
};

/// An entry of a directory's index (dx_entry).
struct IndexEntry {
    std::uint32_t hash = 0; ///< from which on the names are in `block`
    std::uint32_t block = 0; ///< of the directory
    bool added = false;
};

/// A block of a directory's index that changed, or that is one now.
struct IndexChange {
    BlockNumber block{};
    bool isRoot = false; ///< dx_root; else dx_node
    bool isNew = false; ///< the block was no part of an index before
    std::vector<ChangedField> fields{}; ///< of dx_root or dx_node
    std::vector<IndexEntry> entries{};
};

/// Changed blocks without further detail.
struct BlocksChange {
    std::optional<RegionKind> kind{}; ///< nullopt: no structure of the file system
    GroupNumber group = noGroup; ///< of the first block
    BlockInterval blocks{};
    std::uint32_t inode = 0; ///< of their file; 0: none was found
    bool ownerUnknown = false; ///< no owner was looked for
};

using ImageChange = std::variant<StructureChange, BitmapChange, EntryChange, BlocksChange, EntriesMoved, IndexChange>;

/// Changes between two moments, and the cost of writing them.
struct Changes {
    std::vector<ImageChange> changes{};
    std::uint64_t blocks = 0; ///< changed blocks; sectors of 512 bytes without a file system
    std::vector<BlockInterval> runs{}; ///< joined, by position
    ByteCount bytes{}; ///< of the sectors of 512 bytes that changed
    std::uint64_t readModifyWrites = 0; ///< with one request per run
};

// Compares two moments of an image.

/// One moment of an image whose file system, if any, begins at byte 0.
struct Moment {
    std::shared_ptr<const ByteSource> image{};
    LayoutPtr layout{}; ///< null without a file system
};

struct OwnerOfBlock {
    std::uint32_t inode = 0;
    bool isDirectory = false;
};

struct ChangeOptions {
    ByteOffset start{}; ///< assumed start of the image on a disk, for the read-modify-writes
    SectorGrid grid{};
    /// The owner of a block outside structures, at the later moment (0) or the earlier one (1). May be empty.
    std::function<std::optional<OwnerOfBlock>(BlockNumber, int)> owner{};
};

/// `written`: the bytes that may differ, sorted and disjoint.
[[nodiscard]] Changes findChanges(const Moment& before, const Moment& after, const std::vector<ByteInterval>& written,
                                  const ChangeOptions& options);

// The changes of a whole history.

/// Changes between two moments of a history.
struct HistorySpan {
    std::size_t from = 0; ///< steps done by the earlier moment
    std::size_t to = 0; ///< steps done by the later moment
    std::string command{}; ///< if the span is one step
    ByteCount size{}; ///< of the image at the later moment
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

// Compares single structures. Unreadable ones are left out.

/// The fields of the structure at `place` whose values differ; for a new structure, those that are not 0.
[[nodiscard]] std::optional<StructureChange> structureChange(const Moment& before, const Moment& after,
                                                             const StructurePlace& place);
/// The bits of `block`, a bitmap of `group`, that differ, for existing blocks and inodes only.
[[nodiscard]] std::optional<BitmapChange> bitmapChange(const Moment& before, const Moment& after, BlockNumber block,
                                                       RegionKind bitmap, GroupNumber group);
/// Entries added to or removed from a directory block. A block that becomes the root of the index keeps "." and "..".
[[nodiscard]] std::vector<EntryChange> entryChanges(const Moment& before, const Moment& after, BlockNumber block);
/// nullopt if `block` is no root or node of an index at the later moment, or is the same as before.
[[nodiscard]] std::optional<IndexChange> indexChange(const Moment& before, const Moment& after, BlockNumber block);

} // namespace atlas
