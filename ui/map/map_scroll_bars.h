// SPDX-License-Identifier: GPL-3.0-or-later
// The scroll bars of the map. They count in int, so longer ranges are scaled down.
#pragma once

#include "ui/drawing/map_scene.h"

class QScrollBar;

namespace atlas::ui {

struct MapScrollBars {
    QScrollBar* vertical;   ///< the rows
    QScrollBar* horizontal; ///< the window within the rows

    /// Sets the scroll bars to the view of `scene`.
    void follow(const MapScene& scene) const;
    /// The view of `scene`, moved to the position of the scroll bars.
    [[nodiscard]] MapView moved(const MapScene& scene) const;
};

} // namespace atlas::ui
