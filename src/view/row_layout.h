// SPDX-License-Identifier: GPL-3.0-or-later
// Division of the volume into the rows of the map. All rows have the same length, except that the last may be shorter. A row of
// the overview stands for several flex groups and draws the first of them.
#pragma once

#include "layout/filesystem.h"

#include <memory>

namespace atlas {

enum class RowMode : std::uint8_t {
    Group, ///< one row per block group
    FlexGroup, ///< one row per flex group; same as Group without flex_bg
    WholeVolume, ///< the whole volume in the rows that fit on the widget
    Overview, ///< one row for each run of alike flex groups, which draws the first of them
};

struct FoldedRows;

struct RowLayout {
    RowMode mode = RowMode::Group;
    BlockInterval blocks; ///< from s_first_data_block to the end of the volume
    std::uint64_t blocksPerRow = 1; ///< at least 1
    std::shared_ptr<const FoldedRows> folds{}; ///< set for Overview only
    bool operator==(const RowLayout&) const = default;

    [[nodiscard]] std::uint64_t rowCount() const;
    /// Blocks that `row` draws; empty past the last row.
    [[nodiscard]] BlockInterval blocksOf(std::uint64_t row) const;
    /// Blocks that `row` stands for: more than it draws in an overview; empty past the last row.
    [[nodiscard]] BlockInterval allBlocksOf(std::uint64_t row) const;
    /// False for a row whose flex groups have different copies of superblock and descriptors: those of the first are not those of
    /// the others.
    [[nodiscard]] bool drawsCopies(std::uint64_t row) const;
    /// The row that stands for `block`; the first or last row for a block outside the volume.
    [[nodiscard]] std::uint64_t rowOf(BlockNumber block) const;
};

/// One row per flex group; per group where these share no place for their metadata.
[[nodiscard]] RowMode flexRows(const Filesystem& filesystem);

/// `rowsThatFit`, at least 1, is used by WholeVolume only, where a row is a whole number of groups or an even fraction of one.
/// An overview is that of `folds`, or has the rows of FlexGroup when it is null.
[[nodiscard]] RowLayout rowLayout(const Filesystem& filesystem, RowMode mode, std::uint64_t rowsThatFit,
                                  std::shared_ptr<const FoldedRows> folds = {});

/// Rows of the whole volume. Where it has more groups than rows, each is a power of two of groups, so that flex groups align
/// vertically.
[[nodiscard]] RowLayout evenRows(const Filesystem& filesystem, std::uint64_t rowsThatFit);

/// Rows of the whole volume, each `bytesPerRow` long: volumes of different block sizes on one scale.
[[nodiscard]] RowLayout rowsOfLength(const Filesystem& filesystem, ByteCount bytesPerRow);

/// Parameters of a row's name: "group 21", "flex group 3", "groups 4–7", "flex groups 2–511", "block 40,960".
struct RowName {
    enum class Kind : std::uint8_t { Group, FlexGroup, Groups, FlexGroups, Block };
    Kind kind = Kind::Group;
    std::uint64_t first = 0;
    std::uint64_t last = 0; ///< for Groups and FlexGroups only
    bool unfolded = false; ///< alike its neighbours, which can be folded again
    bool operator==(const RowName&) const = default;
};

[[nodiscard]] RowName rowName(const RowLayout& rows, const Filesystem& filesystem, std::uint64_t row);

} // namespace atlas
