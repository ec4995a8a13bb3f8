// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the map: their blocks and heights.
#pragma once

#include "layout/filesystem.h"

#include <memory>
#include <optional>

namespace atlas {

enum class RowMode : std::uint8_t {
    Group, ///< one row per block group
    FlexGroup, ///< one row per flex group; like Group without flex_bg
    WholeVolume, ///< the whole volume in the rows that fit on the widget
    Overview, ///< one row per run of alike flex groups; the first is drawn
};

struct FoldedRows;

struct RowLayout {
    RowMode mode = RowMode::Group;
    BlockInterval blocks; ///< from s_first_data_block to the end of the volume
    std::uint64_t blocksPerRow = 1; ///< at least 1
    std::shared_ptr<const FoldedRows> folds{}; ///< for Overview only
    bool operator==(const RowLayout&) const = default;

    [[nodiscard]] std::uint64_t rowCount() const;
    /// Blocks drawn in `row`; empty past the last row.
    [[nodiscard]] BlockInterval blocksOf(std::uint64_t row) const;
    /// Blocks that `row` stands for, in an overview more than it draws; empty past the last row.
    [[nodiscard]] BlockInterval allBlocksOf(std::uint64_t row) const;
    /// False if the flex groups of the row differ in their copies of superblock and descriptors.
    [[nodiscard]] bool drawsCopies(std::uint64_t row) const;
    /// The row for `block`; the first or last row outside the volume.
    [[nodiscard]] std::uint64_t rowOf(BlockNumber block) const;
};

/// One row per flex group, or per group if flex groups share no place for their metadata.
[[nodiscard]] RowMode flexRows(const Filesystem& filesystem);

/// `rowsThatFit` (at least 1) is used only by WholeVolume, whose rows are a whole number of groups or an even fraction
/// of one. An overview has the rows of `folds`, or those of FlexGroup if that is null.
[[nodiscard]] RowLayout rowLayout(const Filesystem& filesystem, RowMode mode, std::uint64_t rowsThatFit,
                                  std::shared_ptr<const FoldedRows> folds = {});

/// Rows of the whole volume. With more groups than rows, each row has a power of two of groups, so that flex groups
/// align vertically.
[[nodiscard]] RowLayout evenRows(const Filesystem& filesystem, std::uint64_t rowsThatFit);

/// Rows of `bytesPerRow`, for volumes of different block sizes on one scale.
[[nodiscard]] RowLayout rowsOfLength(const Filesystem& filesystem, ByteCount bytesPerRow);

/// A row's name: "group 21", "flex group 3", "groups 4–7", "flex groups 2–511", "block 40,960".
struct RowName {
    enum class Kind : std::uint8_t { Group, FlexGroup, Groups, FlexGroups, Block };
    Kind kind = Kind::Group;
    std::uint64_t first = 0;
    std::uint64_t last = 0; ///< for Groups and FlexGroups
    bool unfolded = false; ///< alike its neighbours and can be folded again
    bool operator==(const RowName&) const = default;
};

[[nodiscard]] RowName rowName(const RowLayout& rows, const Filesystem& filesystem, std::uint64_t row);

// Coordinates of the rows and columns of a draw list.

/// In device-independent pixels. One column per such pixel, because physical pixels are hard to see on a high-density
/// screen.
struct MapGeometry {
    double left = 0; ///< left edge of the first column
    double top = 0; ///< top edge of the first row
    double width = 0;
    double height = 0; ///< of the area for rows
    double rowPitch = 1; ///< distance between the tops of consecutive rows
    double rowHeight = 1;
    bool operator==(const MapGeometry&) const = default;

    [[nodiscard]] int columns() const { return static_cast<int>(width); }
    /// Number of rows that fit completely, at least 1.
    [[nodiscard]] int wholeRows() const {
        // The gap below the last row may be cut off.
        const int rows = static_cast<int>((height + rowPitch - rowHeight) / rowPitch);
        return rows > 1 ? rows : 1;
    }
    [[nodiscard]] double x(double column) const { return left + column; }
    [[nodiscard]] double y(double row) const { return top + row * rowPitch; }
    /// Index of the row relative to the first one shown; the gap below a row belongs to it.
    [[nodiscard]] std::optional<int> rowAt(double py) const {
        return py < top || py >= top + height ? std::nullopt : std::optional(static_cast<int>((py - top) / rowPitch));
    }
    [[nodiscard]] std::optional<int> columnAt(double px) const {
        return px < left || px >= left + columns() ? std::nullopt : std::optional(static_cast<int>(px - left));
    }
};

// Heights and distances of rows.

/// In device-independent pixels.
struct RowHeights {
    double gap = 0; ///< between two rows
    double minPitch = 1; ///< smallest distance between the tops of consecutive rows
    double maxPitch = 1; ///< largest distance; fewer rows leave some of the height free

    /// Rows that fit into `height`, without the gap below the last one.
    [[nodiscard]] std::uint64_t rowsIn(double height) const;
    /// Distributes `rows` over the height of `map`.
    void spread(std::uint64_t rows, MapGeometry& map) const;
};

/// For a group map of `height` with row names of height `line`. In a picture two rows fill it, a single one does not; in
/// a window (`fills` is false) rows have a greatest height, and more room shows more rows.
[[nodiscard]] RowHeights groupMapRows(RowMode mode, bool magnified, double line, double height, bool fills);

/// For a small multiple, whose rows have no names.
inline constexpr RowHeights smallMultipleRows{.gap = 1, .minPitch = 4, .maxPitch = 16};

} // namespace atlas
