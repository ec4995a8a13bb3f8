// SPDX-License-Identifier: GPL-3.0-or-later
// What the group map shows, laid out for one size: made for the widget, and anew for an export.
#pragma once

#include "ui/map/map_labels.h"
#include "view/hit_test.h"
#include "view/map_view.h"

#include <QFontMetricsF>
#include <QRectF>

namespace atlas::ui {

/// Left of the rows: brackets of the flex groups with their names, then the names of the rows.
struct MapGutter {
    double bracketTextX = 0; ///< middle of the rotated text
    double bracketX = 0;
    double labelEnd = 0;     ///< row names end here
    bool brackets = false;
};

struct MapScene {
    VolumePtr volume{}; ///< null: nothing is shown
    RowMode mode = RowMode::Group;
    bool magnified = false;
    MapView view{};
    BlockInterval selection{};              ///< outlined
    std::optional<GroupNumber> linked{};    ///< lines lead from here to its metadata
    std::optional<double> linkX{};          ///< where on its row they start; in its middle when not set

    // by layOut
    QSizeF size{};
    RowLayout rows{};
    MapGeometry geometry{};
    MapGutter gutter{};
    std::shared_ptr<MapLabels> labels = std::make_shared<MapLabels>(); ///< in the font of the layout
    // by refreshRows
    DrawList drawn{};
    VolumePtr drawnVolume{}; ///< the volume of `drawn`, which answers `request`
    DrawRequest request{};
    std::uint64_t version =
        0; ///< grows each time that rows are laid out: what was painted of another version is out of date

    /// Another version of the same volume stays as it is shown; another volume is shown from its first block with nothing selected,
    /// and is to be laid out. Returns whether it is another.
    bool show(VolumePtr next);
    /// Fits rows to `extent`; the first block shown stays the first, and a row shown whole stays whole.
    void layOut(QSizeF extent, const QFontMetricsF& metrics);
    /// Plans the rows after layOut and after each change of the view, which is held within the volume.
    void refreshRows();

    [[nodiscard]] std::uint64_t wholeRows() const { return static_cast<std::uint64_t>(geometry.wholeRows()); }
    /// How the row of `block` is bent.
    [[nodiscard]] Warp warpOf(BlockNumber block) const;
    /// Where `blocks` stand in the laid out rows, one rect for each row, at least a pixel wide; nothing outside the window.
    [[nodiscard]] QList<QRectF> rectsOf(BlockInterval blocks) const;
    /// What a point shows; none outside the rows.
    [[nodiscard]] std::optional<Hit> hitAt(QPointF point) const;
    /// The structure at a hit, as one group owns it; the group's blocks where there is none.
    [[nodiscard]] BlockInterval structureAt(const Hit& hit) const;
    /// The group whose metadata a hit is, else the group it lies in.
    [[nodiscard]] GroupNumber groupAt(const Hit& hit) const;
    [[nodiscard]] QRectF plotRect() const { return {geometry.left, geometry.top, geometry.width, geometry.height}; }
};

} // namespace atlas::ui
