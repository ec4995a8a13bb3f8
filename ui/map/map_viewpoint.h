// SPDX-License-Identifier: GPL-3.0-or-later
// Where a map is looked at from: zooming, panning, revealing, folding. MapScene::refreshRows lays out the rows of the new
// view.
#pragma once

#include "ui/drawing/map_scene.h"

namespace atlas::ui {

/// Shows whole rows, starting with the first.
void showAll(MapScene& scene);
/// Makes the row of `first` the topmost.
void scrollTo(MapScene& scene, BlockNumber first);
/// Scrolls as little as possible to make the first row of `blocks` visible, and moves the window to them.
void reveal(MapScene& scene, BlockInterval blocks);
/// Scrolls as little as possible to make the row of `block` visible; keeps the window.
void revealRow(MapScene& scene, BlockNumber block);
/// Makes `blocks` take most of a row in the middle of the map. No effect if `blocks` is empty.
void zoomTo(MapScene& scene, BlockInterval blocks);
/// Zoom factor of a key or menu action.
inline constexpr double zoomStep = 1.5;
/// Zooms in if `factor` is above 1. The block at `at`, in pixels of the scene, stays in place. One zoom leads from the overview
/// to rows of flex groups, of groups, and to single blocks: a row that would be longer or shorter than the window becomes
/// one of the next kind. Rows of the whole volume stay what they are.
void zoomAt(MapScene& scene, double factor, QPointF at);
/// Zooms about the selection if it is visible, else about the middle.
void zoomAtSelection(MapScene& scene, double factor);
/// Moves the window to the right by `share` of its length.
void pan(MapScene& scene, double share);

/// Returns to what `scene` showed of its volume, except for the scale.
void lookFrom(MapScene& scene, const Viewpoint& viewpoint);

/// Makes the overview draw the flex group of `block`. No effect in other rows.
void giveOwnRow(MapScene& scene, BlockNumber block);
/// Unfolds a row of alike flex groups, or folds all again when the row is a single one. No effect in other rows than those of
/// the overview.
void toggleFold(MapScene& scene, std::uint64_t row);

} // namespace atlas::ui
