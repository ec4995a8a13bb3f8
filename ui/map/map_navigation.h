// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the view of a map. The rows of the new view are laid out by MapScene::refreshRows.
#pragma once

#include "ui/map/map_scene.h"

namespace atlas::ui {

/// Whole rows, from the first.
void showAll(MapScene& scene);
/// The row of `first` becomes the topmost.
void scrollTo(MapScene& scene, BlockNumber first);
/// By the least scrolling that brings their first row into view, and its window to them.
void reveal(MapScene& scene, BlockInterval blocks);
/// The row of `block` by the least scrolling; the window stays.
void revealRow(MapScene& scene, BlockNumber block);
/// `blocks` take most of a row in the middle of the map. Does nothing where there are none.
void zoomTo(MapScene& scene, BlockInterval blocks);
/// Of a key or a menu.
inline constexpr double zoomStep = 1.5;
/// `factor` above 1 shows less; what stands at `x`, a pixel of the scene, stays there.
void zoomAt(MapScene& scene, double factor, double x);
/// About the selection when it is in view, else about the middle.
void zoomAtSelection(MapScene& scene, double factor);
/// To the right by `share` of the window's length.
void pan(MapScene& scene, double share);

} // namespace atlas::ui
