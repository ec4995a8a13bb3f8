// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the group map, laid out for one size. The widget has a scene, and each export makes another.
#pragma once

#include "ui/drawing/map_labels.h"
#include "ui/session/bookmarks.h"
#include "ui/session/tinted_blocks.h"
#include "view/alike_rows.h"
#include "view/draw_list.h"
#include "view/map_view.h"
#include "view/row_layout.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

namespace atlas::ui {

/// The area to the left of the rows: brackets and names of flex groups, then row names.
struct MapGutter {
    double bracketTextX = 0; ///< centre of the rotated text
    double bracketX = 0;
    double labelEnd = 0;     ///< right edge of the row names
    bool brackets = false;
};

/// A note on an overview row.
struct FoldNote {
    QString words;
    QRectF rect; ///< of the words
};

struct MapScene {
    DrawnVolumePtr volume{}; ///< null: shows nothing
    Viewpoint viewpoint{.mode = RowMode::Group}; ///< its folds and own-row flex group refer to `volume`
    bool isPicture = true; ///< with a caption above an overview, and rows that fill it; false in the window
    bool byCover = false; ///< the colour of a region depends on the share of its columns that it fills
    BlockInterval selection{}; ///< outlined
    std::vector<BlockInterval> damaged{}; ///< structures with a fault, marked with a badge
    std::vector<NotePin> pins{}; ///< notes
    std::vector<StepMark> steps{}; ///< of the way to the followed file
    TintsPtr tints{}; ///< null: none
    std::optional<GroupNumber> linked{}; ///< the group whose links to its metadata are drawn
    std::optional<double> linkX{}; ///< x of the start of the links; nullopt: after its last structure

    // set by layOut
    QSizeF size{};
    std::optional<QFontMetricsF> metrics{};
    RowLayout rows{};
    MapGeometry geometry{};
    MapGutter gutter{};
    std::shared_ptr<MapLabels> labels = std::make_shared<MapLabels>(); ///< for the font of the last layOut()
    // set by refreshRows
    DrawList drawn{};
    DrawnVolumePtr drawnVolume{}; ///< the volume that `drawn` and `request` belong to
    DrawRequest request{};
    std::uint64_t version = 0; ///< changes with the rows; a cached painting of another version is outdated

    /// Keeps the view if `next` is a new version of the same volume. Another volume starts at its first block with
    /// nothing selected, and needs layOut(). Returns whether it is another volume.
    bool show(DrawnVolumePtr next);
    /// Lays out rows for `extent`. The first visible block stays first; a fully visible row stays fully visible.
    void layOut(QSizeF extent, const QFontMetricsF& fontMetrics);
    /// Repeats the last layOut() after a change of the mode or the folds.
    void layOutAgain();
    /// Lays out all of `wanted` in `plot`, without names and ruler; rows have the height that `count` rows would have.
    void layOutBare(QRectF plot, const RowLayout& wanted, const RowHeights& heights, std::uint64_t count);
    /// Makes the draw list and clamps the view to the volume. Call after layOut() and each change of the view.
    void refreshRows();

    /// Whether metadata is enlarged: by choice, and always in the overview.
    [[nodiscard]] bool drawsMagnified() const { return viewpoint.magnified || viewpoint.mode == RowMode::Overview; }
    /// The height with which every row has its greatest height. Precondition: layOut() in a window.
    [[nodiscard]] double heightOfAllRows() const;
    [[nodiscard]] std::uint64_t wholeRows() const { return static_cast<std::uint64_t>(geometry.wholeRows()); }
    /// The warp that magnifies the metadata in the row of `block`.
    [[nodiscard]] Warp warpOf(BlockNumber block) const;
    /// The rectangles of `blocks` in the visible rows, at most one per row and at least a pixel wide; none outside the
    /// window.
    [[nodiscard]] QList<QRectF> rectsOf(BlockInterval blocks) const;
    /// The rectangles of all tints; tints that share a column are represented by the first.
    [[nodiscard]] QList<TintedRect> tintedRects() const;
    /// The contents at a point; nullopt outside the rows.
    [[nodiscard]] std::optional<Hit> hitAt(QPointF point) const;
    /// The notes whose pins are at a point.
    [[nodiscard]] QStringList notesAt(QPointF point) const;
    /// Where the pin of `blocks` has its tip; nullopt if their start is not in sight.
    [[nodiscard]] std::optional<QPointF> pinTipOf(BlockInterval blocks) const;
    /// The structure at a hit, limited to one group's share; the blocks of the group if there is no structure.
    [[nodiscard]] BlockInterval structureAt(const Hit& hit) const;
    /// What overview row `row` of `drawn` stands for, at its right end; nullopt if a structure is there, or no room.
    [[nodiscard]] std::optional<FoldNote> foldNoteIn(std::size_t row) const;
    [[nodiscard]] QRectF plotRect() const { return {geometry.left, geometry.top, geometry.width, geometry.height}; }
};

} // namespace atlas::ui
