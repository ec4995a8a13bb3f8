// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the group map, laid out for one size; the widget has one, an export makes another.
#pragma once

#include "ui/drawing/map_labels.h"
#include "ui/session/tinted_blocks.h"
#include "view/alike_rows.h"
#include "view/draw_list.h"
#include "view/map_view.h"
#include "view/row_layout.h"

#include <QFontMetricsF>
#include <QRectF>

namespace atlas::ui {

/// The area left of the rows: the brackets of the flex groups with their names, then the names of the rows.
struct MapGutter {
    double bracketTextX = 0; ///< centre of the rotated text
    double bracketX = 0;
    double labelEnd = 0;     ///< right edge of the row names
    bool brackets = false;
};

struct MapScene {
    VolumePtr volume{}; ///< null: shows nothing
    Viewpoint viewpoint{.mode =
                            RowMode::Group}; ///< folds and the flex group with a row of its own are those of the volume
    bool byCover = false; ///< colours regions by the share of their columns that they fill
    BlockInterval selection{}; ///< outlined
    TintsPtr tints{}; ///< blocks of files; null: none
    std::optional<GroupNumber> linked{}; ///< the group with link lines to its metadata
    std::optional<double> linkX{}; ///< where the link lines start in its row; nullopt: in the middle

    // set by layOut
    QSizeF size{};
    std::optional<QFontMetricsF> metrics{};
    RowLayout rows{};
    MapGeometry geometry{};
    MapGutter gutter{};
    std::shared_ptr<MapLabels> labels = std::make_shared<MapLabels>(); ///< in the font of the last layOut()
    // set by refreshRows
    DrawList drawn{};
    VolumePtr drawnVolume{}; ///< the volume of `drawn`, to which `request` applies
    DrawRequest request{};
    std::uint64_t version =
        0; ///< incremented when the rows are laid out; cached paintings of another version are outdated

    /// A new version of the same volume keeps the view. Another volume is shown from its first block with nothing selected and
    /// needs layOut(). Returns true if it is another volume.
    bool show(VolumePtr next);
    /// Lays out rows for `extent`. The first visible block stays first, and a fully visible row stays fully visible.
    void layOut(QSizeF extent, const QFontMetricsF& fontMetrics);
    /// Lays out rows for the size and font of the last layOut(), after a change of the mode or the folds.
    void layOutAgain();
    /// Lays out `wanted` without names and ruler in `plot`, as high as if there were `count` of them, and shows all of them.
    void layOutBare(QRectF plot, const RowLayout& wanted, const RowHeights& heights, std::uint64_t count);
    /// Makes the draw list; call after layOut() and each change of the view. Clamps the view to the volume.
    void refreshRows();

    /// Whether metadata is enlarged: by choice, and always in the overview.
    [[nodiscard]] bool drawsMagnified() const { return viewpoint.magnified || viewpoint.mode == RowMode::Overview; }
    [[nodiscard]] std::uint64_t wholeRows() const { return static_cast<std::uint64_t>(geometry.wholeRows()); }
    /// The warp of the row of `block`, which magnifies metadata.
    [[nodiscard]] Warp warpOf(BlockNumber block) const;
    /// The rectangles of `blocks` in the visible rows, one per row, at least a pixel wide; none outside the window.
    [[nodiscard]] QList<QRectF> rectsOf(BlockInterval blocks) const;
    /// The same of all tints; of those that share a column the first one.
    [[nodiscard]] QList<TintedRect> tintedRects() const;
    /// The contents at a point; nullopt outside the rows.
    [[nodiscard]] std::optional<Hit> hitAt(QPointF point) const;
    /// The structure at a hit, limited to a single group's share; the group's blocks if there is no structure.
    [[nodiscard]] BlockInterval structureAt(const Hit& hit) const;
    [[nodiscard]] QRectF plotRect() const { return {geometry.left, geometry.top, geometry.width, geometry.height}; }
};

} // namespace atlas::ui
