// SPDX-License-Identifier: GPL-3.0-or-later
// Sorting of the block group table: its columns, and the order by each column. No Qt types.
#pragma once

#include "alignment/structures.h"

#include <cstdint>
#include <vector>

namespace atlas::ui {

enum class GroupColumn : std::uint8_t {
    Group,
    FlexGroup,
    FirstBlock,
    BlockBitmap,
    InodeBitmap,
    InodeTable,
    FreeBlocks,
    FreeInodes,
    Directories,
    Flags,
    Checksum,
    Verdict,
};
inline constexpr int groupColumnCount = static_cast<int>(GroupColumn::Verdict) + 1;

/// The sort key of `group` in `column`. For Checksum, a wrong checksum gives the smallest key; for Verdict, what is not all there
/// comes after what is and has the same verdict.
[[nodiscard]] std::uint64_t groupKey(const Layout& layout, const StructureJudge& judge, GroupColumn column,
                                     GroupNumber group);

/// Which groups the table lists.
enum class GroupFilter : std::uint8_t {
    All,
    NotZeroed, ///< whose inode table the kernel has still to zero
    InodeUninit,
    BlockUninit,
    Misaligned, ///< of which a bitmap or the inode table is not whole
    PastEnd, ///< of whose bitmaps and inode table some block is not there
    WrongChecksum, ///< of the descriptor
};
inline constexpr int groupFilterCount = static_cast<int>(GroupFilter::WrongChecksum) + 1;

/// The groups that pass `filter`, sorted by `column`. Stable in both directions: groups with equal keys stay ordered by number.
[[nodiscard]] std::vector<std::uint32_t> groupOrder(const Layout& layout, const StructureJudge& judge,
                                                    GroupColumn column, bool descending,
                                                    GroupFilter filter = GroupFilter::All);

} // namespace atlas::ui
