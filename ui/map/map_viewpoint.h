// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the viewpoint of a map: zooming, panning, revealing, folding. Call MapScene::refreshRows afterwards.
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
/// Makes `blocks` fill most of a row in the middle of the map. No effect if `blocks` is empty.
void zoomTo(MapScene& scene, BlockInterval blocks);
/// The factor of one key press or menu action.
inline constexpr double zoomStep = 1.5;
/// Zooms in if `factor` is above 1; the block at `at`, in scene pixels, stays in place. Rows that would become longer
/// or shorter than the window change to the next kind: overview, flex groups, groups, blocks. Rows of the whole volume
/// keep their kind.
void zoomAt(MapScene& scene, double factor, QPointF at);
/// Zooms at the selection if it is visible, else at the middle.
void zoomAtSelection(MapScene& scene, double factor);
/// Moves the window to the right by `share` of its length.
void pan(MapScene& scene, double share);

/// Restores a viewpoint of the same volume, except for the scale.
void lookFrom(MapScene& scene, const Viewpoint& viewpoint);

/// Gives the flex group of `block` a row of its own. No effect outside the overview.
void giveOwnRow(MapScene& scene, BlockNumber block);
/// Unfolds a row of alike flex groups; folds them again if the row is one of them. No effect outside the overview.
void toggleFold(MapScene& scene, std::uint64_t row);

} // namespace atlas::ui
