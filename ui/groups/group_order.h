// SPDX-License-Identifier: GPL-3.0-or-later
// The block groups as a table, by plain values: its columns and the order that each gives.
#pragma once

#include "alignment/alignment.h"

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

/// The worst of the group's block bitmap, inode bitmap and inode table.
[[nodiscard]] Fit groupFit(const Layout& layout, const BlockJudge& judge, GroupNumber group);

/// What `column` is sorted by. Groups with a wrong checksum come before all others.
[[nodiscard]] std::uint64_t groupKey(const Layout& layout, const BlockJudge& judge, GroupColumn column,
                                     GroupNumber group);

/// The groups in the order of `column`; those with the same key stay in the order of their numbers, either way.
[[nodiscard]] std::vector<std::uint32_t> groupOrder(const Layout& layout, const BlockJudge& judge, GroupColumn column,
                                                    bool descending);

} // namespace atlas::ui
