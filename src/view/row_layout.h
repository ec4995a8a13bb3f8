// SPDX-License-Identifier: GPL-3.0-or-later
// Division of the volume into the rows of the map. All rows have the same length, except that the last may be shorter.
#pragma once

#include "layout/filesystem.h"

namespace atlas {

enum class RowMode : std::uint8_t {
    Group,       ///< one row per block group
    FlexGroup,   ///< one row per flex group; same as Group without flex_bg
    WholeVolume, ///< the whole volume in the rows that fit on the widget
};

struct RowLayout {
    RowMode mode = RowMode::Group;
    BlockInterval blocks;           ///< from s_first_data_block to the end of the volume
    std::uint64_t blocksPerRow = 1; ///< at least 1
    bool operator==(const RowLayout&) const = default;

    [[nodiscard]] std::uint64_t rowCount() const;
    /// Blocks of `row`; empty past the last row.
    [[nodiscard]] BlockInterval blocksOf(std::uint64_t row) const;
    /// The row that contains `block`; the first or last row for a block outside the volume.
    [[nodiscard]] std::uint64_t rowOf(BlockNumber block) const;
};

/// `rowsThatFit`, at least 1, is used by WholeVolume only, where a row is a whole number of groups or an even fraction of one.
[[nodiscard]] RowLayout rowLayout(const Filesystem& filesystem, RowMode mode, std::uint64_t rowsThatFit);

/// Parameters of a row's name: "group 21", "flex group 3", "groups 4–7", "block 40,960".
struct RowName {
    enum class Kind : std::uint8_t { Group, FlexGroup, Groups, Block };
    Kind kind = Kind::Group;
    std::uint64_t first = 0;
    std::uint64_t last = 0; ///< for Groups only
    bool operator==(const RowName&) const = default;
};

[[nodiscard]] RowName rowName(const RowLayout& rows, const Filesystem& filesystem, std::uint64_t row);

} // namespace atlas
