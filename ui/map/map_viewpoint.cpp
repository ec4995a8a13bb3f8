// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/map_viewpoint.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

/// The kind of rows at the next zoom level; nullopt at the last.
std::optional<RowMode> finer(const MapScene& scene) {
    const auto flex = flexRows(scene.volume->filesystem());
    switch (scene.viewpoint.mode) {
    case RowMode::Overview: return flex;
    case RowMode::FlexGroup: return flex == RowMode::FlexGroup ? std::optional(RowMode::Group) : std::nullopt;
    case RowMode::Group:
    case RowMode::WholeVolume: return {};
    }
    return {};
}

std::optional<RowMode> coarser(const MapScene& scene) {
    switch (scene.viewpoint.mode) {
    case RowMode::Group: return scene.volume->filesystem().hasFlexGroups() ? RowMode::FlexGroup : RowMode::Overview;
    case RowMode::FlexGroup: return RowMode::Overview;
    case RowMode::Overview:
    case RowMode::WholeVolume: return {};
    }
    return {};
}

/// The position of a pixel between the left end (0) and the right end (1) of the rows.
double anchorOf(const MapScene& scene, QPointF at) {
    return std::clamp((at.x() - scene.geometry.left) / scene.geometry.width, 0.0, 1.0);
}

/// Changes the kind of rows. `block` stays at pixel `at`, in a window of `length`. From the overview, which is not to
/// scale, the window is shorter if the block lies near the start of its row.
void changeRows(MapScene& scene, RowMode mode, double length, BlockNumber block, QPointF at) {
    const bool toScale = std::exchange(scene.viewpoint.mode, mode) != RowMode::Overview;
    scene.layOutAgain();
    const auto rowOnScreen = scene.geometry.rowAt(at.y()).value_or(0);
    const auto row = scene.rows.rowOf(block);
    const auto offset = static_cast<double>((block - scene.rows.blocksOf(row).first).value);
    const double place = scene.warpOf(block).placeOf(offset);
    const double anchor = anchorOf(scene, at);
    const double longest = anchor > 0 && !toScale ? std::max(place / anchor, shortestWindow) : length;
    const double shown = std::min(length, longest);
    scene.viewpoint.view.topRow = rowsMoved(row, -rowOnScreen);
    scene.viewpoint.view.window = clamped({place - anchor * shown, shown}, scene.rows);
}

/// The block at a pixel; the nearest one if the pixel is outside the rows.
BlockNumber blockNear(const MapScene& scene, QPointF at) {
    const auto& geometry = scene.geometry;
    const auto last = std::max<int>(static_cast<int>(scene.drawn.rows.size()) - 1, 0);
    const auto row = std::min(geometry.rowAt(at.y()).value_or(0), last);
    return scene.drawn.rows[static_cast<std::size_t>(row)].blockUnder(
        std::clamp(at.x() - geometry.left, 0.0, geometry.width - 1));
}

/// The window length in blocks for a row to scale in which `block` has the same pixel `at` and the same scale as in the
/// overview; nullopt if that row would have to extend past its first or last block.
std::optional<double> sameToScale(const MapScene& scene, BlockNumber block, QPointF at) {
    const double row = static_cast<double>(scene.rows.blocksPerRow);
    const auto offset = static_cast<double>((block - scene.rows.blocksOf(scene.rows.rowOf(block)).first).value);
    const auto warp = scene.warpOf(block);
    const double placesOfBlock = warp.placeOf(offset + 1) - warp.placeOf(offset);
    const double length = placesOfBlock > 0 ? scene.viewpoint.view.window.length / placesOfBlock : row;
    const double first = offset + 0.5 - anchorOf(scene, at) * length;
    const bool fits = first >= -1 && first + length <= row + 1;
    return fits || scene.viewpoint.view.window.length <= shortestWindow ? std::optional(std::min(length, row))
                                                                        : std::nullopt;
}

/// Zooms within the overview, and leaves it as soon as rows to scale can continue from there.
void zoomOverview(MapScene& scene, double factor, QPointF at) {
    scene.viewpoint.view.window = zoomed(scene.viewpoint.view.window, scene.rows, factor, anchorOf(scene, at));
    const auto next = finer(scene);
    if (factor <= 1 || !next)
        return;
    scene.refreshRows();
    const auto block = blockNear(scene, at);
    if (const auto length = sameToScale(scene, block, at))
        changeRows(scene, *next, *length, block, at);
}

} // namespace

void showAll(MapScene& scene) { scene.viewpoint.view = {0, wholeRow(scene.rows)}; }

void scrollTo(MapScene& scene, BlockNumber first) { scene.viewpoint.view.topRow = scene.rows.rowOf(first); }

void reveal(MapScene& scene, BlockInterval blocks) {
    if (scene.volume && !blocks.empty()) {
        giveOwnRow(scene, blocks.first);
        revealRow(scene, blocks.first);
        scene.viewpoint.view.window =
            revealed(scene.viewpoint.view.window, scene.rows, blocks, scene.warpOf(blocks.first));
    }
}

void revealRow(MapScene& scene, BlockNumber block) {
    scene.viewpoint.view.topRow = revealed(scene.viewpoint.view.topRow, scene.rows.rowOf(block), scene.wholeRows());
}

void zoomTo(MapScene& scene, BlockInterval blocks) {
    if (!scene.volume || blocks.empty())
        return;
    if (const auto next = finer(scene); next && scene.viewpoint.mode == RowMode::Overview) {
        scene.viewpoint.mode = *next;
        scene.layOutAgain();
    }
    const auto row = scene.rows.rowOf(blocks.first);
    scene.viewpoint.view = {rowsMoved(row, -static_cast<std::int64_t>(scene.wholeRows() / 2)),
                            zoomedTo(scene.rows, blocks, scene.warpOf(blocks.first))};
}

void zoomAt(MapScene& scene, double factor, QPointF at) {
    if (!scene.volume || scene.drawn.rows.empty())
        return;
    if (scene.viewpoint.mode == RowMode::Overview)
        return zoomOverview(scene, factor, at);
    const auto next = factor > 1 ? finer(scene) : coarser(scene);
    const double row = static_cast<double>(scene.rows.blocksPerRow);
    const double group = scene.volume->filesystem().blocksPerGroup;
    const double length = scene.viewpoint.view.window.length / factor;
    const bool leaves = factor > 1 ? length <= group : length > row;
    if (next && leaves) {
        changeRows(scene, *next, length, blockNear(scene, at), at);
        return;
    }
    scene.viewpoint.view.window = zoomed(scene.viewpoint.view.window, scene.rows, factor, anchorOf(scene, at));
}

void zoomAtSelection(MapScene& scene, double factor) {
    const auto rects = scene.volume ? scene.rectsOf(scene.selection) : QList<QRectF>{};
    zoomAt(scene, factor, (rects.isEmpty() ? scene.plotRect() : rects.front()).center());
}

void pan(MapScene& scene, double share) {
    scene.viewpoint.view.window = panned(scene.viewpoint.view.window, scene.rows, share);
}

void lookFrom(MapScene& scene, const Viewpoint& viewpoint) {
    const bool magnified = scene.viewpoint.magnified;
    scene.viewpoint = viewpoint;
    scene.viewpoint.magnified = magnified;
    scene.layOutAgain();
    scene.viewpoint.view = viewpoint.view;
    if (magnified != viewpoint.magnified)
        scene.viewpoint.view.window = wholeRow(scene.rows); // in positions, which show other blocks at the other scale
}

void giveOwnRow(MapScene& scene, BlockNumber block) {
    const auto drawn = scene.rows.blocksOf(scene.rows.rowOf(block));
    if (scene.viewpoint.folds && scene.viewpoint.mode == RowMode::Overview && !drawn.contains(block)) {
        scene.viewpoint.ownRow = (block - scene.rows.blocks.first).value / scene.rows.blocksPerRow;
        scene.layOutAgain();
    }
}

void toggleFold(MapScene& scene, std::uint64_t row) {
    if (!scene.viewpoint.folds || scene.viewpoint.mode != RowMode::Overview || row >= scene.rows.rowCount())
        return;
    const auto here = scene.rows.folds->rows[row].first;
    // Looks in the viewpoint's folds, which ignore the selection's own row.
    const auto whole = std::ranges::lower_bound(scene.viewpoint.folds->rows, here, {}, &AlikeRow::last);
    const auto* unfoldedRun = unfoldedRunOf(*scene.viewpoint.folds, here);
    if (whole->count() > 1)
        scene.viewpoint.folds = std::make_shared<const FoldedRows>(unfolded(*scene.viewpoint.folds, *whole));
    else if (unfoldedRun != nullptr)
        scene.viewpoint.folds = std::make_shared<const FoldedRows>(foldedAgain(*scene.viewpoint.folds, *unfoldedRun));
    else
        return;
    scene.viewpoint.ownRow.reset();
    scene.layOutAgain();
}

} // namespace atlas::ui
