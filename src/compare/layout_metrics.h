// SPDX-License-Identifier: GPL-3.0-or-later
// Metrics that compare layouts, and facts about them.
#pragma once

#include "compare/metadata_reads.h"
#include "disk/drive.h"
#include "layout/layout.h"
#include "layout/resize_limits.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <array>
#include <optional>
#include <vector>

namespace atlas {

/// Numbers of contiguous runs of bitmaps and inode tables.
struct MetadataRuns {
    std::uint64_t blockBitmaps = 0;
    std::uint64_t inodeBitmaps = 0;
    std::uint64_t inodeTables = 0;
    bool operator==(const MetadataRuns&) const = default;
};
[[nodiscard]] MetadataRuns metadataRunsOf(const Layout& layout);

// The effect of growth on the runs of metadata.

struct Growth {
    ByteCount from{};
    ByteCount to{};
    MetadataRuns before; ///< as mke2fs made it
    MetadataRuns after;  ///< as resize2fs or the kernel left it
    std::optional<MetadataRuns> atOnce{}; ///< made with `to` bytes at once; nullopt if mke2fs rejects that
    GrowthLimit online; ///< limit of growth while mounted, before growing
    bool mounted = false; ///< by the kernel, else by resize2fs while not mounted
    bool operator==(const Growth&) const = default;
};

// Facts about a plan other than its layout.

struct PlanFacts {
    PlanOrigin origin;
    std::string command; ///< makes the file system on DEVICE
    std::vector<Note> notes;
    std::optional<Growth> growth{}; ///< for --grow
    ByteCount offset{}; ///< of the file system on its device, by -E offset=
    bool isPacked = false; ///< by -E packed_meta_blocks
    bool writesInodeTables = false; ///< mke2fs does, before it ends
    bool operator==(const PlanFacts&) const = default;
};

// The metrics: pure functions of the layout.

struct Distance {
    double mean = 0; ///< blocks
    std::uint64_t largest = 0; ///< blocks
    bool operator==(const Distance&) const = default;
};

/// A gap between successive inode tables that holds the copies of a backup group and is too small for another table.
struct TableCut {
    GroupNumber before; ///< group of the table before the gap
    GroupNumber after; ///< group of the table after the gap
    GroupNumber backup; ///< group whose copies are in the gap
    bool operator==(const TableCut&) const = default;
};

/// Reads of the bitmaps or inode tables in use according to the flags, and of all of them.
struct FillReads {
    Reads fresh; ///< by the flags; for a plan, as mke2fs leaves it
    Reads full;
    bool operator==(const FillReads&) const = default;
};

struct LayoutMetrics {
    std::uint64_t groups = 0;
    std::uint64_t blockBitmapRuns = 0;
    std::uint64_t inodeBitmapRuns = 0;
    std::uint64_t inodeTableRuns = 0;
    FillReads blockBitmapReads;
    FillReads inodeBitmapReads;
    FillReads inodeTableReads;
    std::array<Reads, allWorks.size()> works{}; ///< in the order of Work
    Distance toBlockBitmap;
    Distance toInodeTable;
    std::uint64_t metadataBlocks = 0;
    double metadataShare = 0; ///< fraction of the volume, 0 to 1
    std::uint64_t metadataFreeStretches = 0;
    std::uint64_t longestMetadataFreeBlocks = 0;
    std::uint64_t journalExtents = 0; ///< without its mapping blocks
    std::uint64_t journalMappingBlocks = 0; ///< blocks of its extent tree or indirect blocks
    std::vector<TableCut> tableCuts;
    bool operator==(const LayoutMetrics&) const = default;

    [[nodiscard]] const Reads& of(Work work) const { return works[static_cast<std::size_t>(work)]; }
};

/// Metadata means the belongsToGroup() kinds.
[[nodiscard]] LayoutMetrics measureLayout(const Layout& layout, const ReadModel& model = {});

/// Number of erase blocks in which a bitmap begins, for a volume that starts at byte `start` of its disk.
[[nodiscard]] std::uint64_t bitmapEraseBlocks(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks);

} // namespace atlas
