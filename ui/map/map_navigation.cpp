// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/map_navigation.h"

#include <algorithm>

namespace atlas::ui {

void showAll(MapScene& scene) { scene.view = {0, wholeRow(scene.rows)}; }

void scrollTo(MapScene& scene, BlockNumber first) { scene.view.topRow = scene.rows.rowOf(first); }

void reveal(MapScene& scene, BlockInterval blocks) {
    if (scene.volume && !blocks.empty()) {
        revealRow(scene, blocks.first);
        scene.view.window = revealed(scene.view.window, scene.rows, blocks, scene.warpOf(blocks.first));
    }
}

void revealRow(MapScene& scene, BlockNumber block) {
    scene.view.topRow = revealed(scene.view.topRow, scene.rows.rowOf(block), scene.wholeRows());
}

void zoomTo(MapScene& scene, BlockInterval blocks) {
    if (!scene.volume || blocks.empty()) {
        return;
    }
    const auto row = scene.rows.rowOf(blocks.first);
    scene.view = {rowsMoved(row, -static_cast<std::int64_t>(scene.wholeRows() / 2)),
                  zoomedTo(scene.rows, blocks, scene.warpOf(blocks.first))};
}

void zoomAt(MapScene& scene, double factor, double x) {
    const double anchor = (x - scene.geometry.left) / scene.geometry.width;
    scene.view.window = zoomed(scene.view.window, scene.rows, factor, std::clamp(anchor, 0.0, 1.0));
}

void zoomAtSelection(MapScene& scene, double factor) {
    const auto rects = scene.volume ? scene.rectsOf(scene.selection) : QList<QRectF>{};
    zoomAt(scene, factor, (rects.isEmpty() ? scene.plotRect() : rects.front()).center().x());
}

void pan(MapScene& scene, double share) { scene.view.window = panned(scene.view.window, scene.rows, share); }

} // namespace atlas::ui
