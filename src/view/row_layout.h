// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the map: which blocks each shows, and how high it is.
#pragma once

#include "layout/filesystem.h"

#include <memory>
#include <optional>

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

// Widget coordinates of the rows and columns of a draw list, shared by the painter and the hit test.

/// In device-independent pixels. One column per such pixel, because columns of one physical pixel are hard to see on a
/// high-density screen.
struct MapGeometry {
    double left = 0; ///< left edge of the first column
    double top = 0; ///< top edge of the first row
    double width = 0;
    double height = 0; ///< of the area available for rows
    double rowPitch = 1; ///< distance between the tops of consecutive rows
    double rowHeight = 1;
    bool operator==(const MapGeometry&) const = default;

    [[nodiscard]] int columns() const { return static_cast<int>(width); }
    /// Number of rows that fit completely, at least 1.
    [[nodiscard]] int wholeRows() const {
        // The gap below the last row need not fit.
        const int rows = static_cast<int>((height + rowPitch - rowHeight) / rowPitch);
        return rows > 1 ? rows : 1;
    }
    [[nodiscard]] double x(double column) const { return left + column; }
    [[nodiscard]] double y(double row) const { return top + row * rowPitch; }
    /// Index of the row relative to the first one shown; the gap below a row belongs to that row.
    [[nodiscard]] std::optional<int> rowAt(double py) const {
        return py < top || py >= top + height ? std::nullopt : std::optional(static_cast<int>((py - top) / rowPitch));
    }
    [[nodiscard]] std::optional<int> columnAt(double px) const {
        return px < left || px >= left + columns() ? std::nullopt : std::optional(static_cast<int>(px - left));
    }
};

// How high the rows of a map are and how far apart: of the group map and of the small multiples.

/// In device-independent pixels.
struct RowHeights {
    double gap = 0; ///< between two rows
    double minPitch = 1; ///< smallest distance between the tops of consecutive rows
    double maxPitch = 1; ///< largest one: fewer rows leave some of the height free

    /// Number of rows that fit into `height`; the gap below the last one need not.
    [[nodiscard]] std::uint64_t rowsIn(double height) const;
    /// Distributes `rows` over the height of `map`.
    void spread(std::uint64_t rows, MapGeometry& map) const;
};

/// Of a group map of `height`, whose rows have a name of height `line`. Two rows fill it, a single one does not.
[[nodiscard]] RowHeights groupMapRows(RowMode mode, bool magnified, double line, double height);

/// Of a small multiple, whose rows have no name.
inline constexpr RowHeights smallMultipleRows{.gap = 1, .minPitch = 4, .maxPitch = 16};

} // namespace atlas
