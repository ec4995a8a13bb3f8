// SPDX-License-Identifier: GPL-3.0-or-later
// The volume cut into the rows of the map, all of one length but the last.
#pragma once

#include "layout/filesystem.h"

namespace atlas {

enum class RowMode : std::uint8_t {
    Group,       ///< one row for each block group
    FlexGroup,   ///< one row for each flex group; as Group on a volume without flex_bg
    WholeVolume, ///< the whole volume in the rows that fit
};

struct RowLayout {
    RowMode mode = RowMode::Group;
    BlockInterval volume;           ///< from the first data block to the end
    std::uint64_t blocksPerRow = 1; ///< at least 1
    bool operator==(const RowLayout&) const = default;

    [[nodiscard]] std::uint64_t rowCount() const;
    /// Empty for a row past the last.
    [[nodiscard]] BlockInterval blocksOf(std::uint64_t row) const;
    /// The row of `block`; the first or last one when it lies outside the volume.
    [[nodiscard]] std::uint64_t rowOf(BlockNumber block) const;
};

/// `rowsThatFit` (at least 1) decides WholeVolume only: a row is then a whole number of groups, or an even part of one.
[[nodiscard]] RowLayout rowLayout(const Filesystem& filesystem, RowMode mode, std::uint64_t rowsThatFit);

/// What a row is called: "group 21", "flex group 3", "groups 4–7", "block 40,960".
struct RowName {
    enum class Kind : std::uint8_t { Group, FlexGroup, Groups, Block };
    Kind kind = Kind::Group;
    std::uint64_t first = 0;
    std::uint64_t last = 0; ///< of Groups
    bool operator==(const RowName&) const = default;
};

[[nodiscard]] RowName rowName(const RowLayout& rows, const Filesystem& filesystem, std::uint64_t row);

} // namespace atlas
