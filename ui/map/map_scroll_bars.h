// SPDX-License-Identifier: GPL-3.0-or-later
// The scroll bars of the map. They count in int, so what is longer is scaled to it.
#pragma once

#include "ui/map/map_scene.h"

class QScrollBar;

namespace atlas::ui {

struct MapScrollBars {
    QScrollBar* vertical;   ///< the rows
    QScrollBar* horizontal; ///< the window within the rows

    /// Shows where the view of `scene` is.
    void follow(const MapScene& scene) const;
    /// The view of `scene` moved to where the bars are.
    [[nodiscard]] MapView moved(const MapScene& scene) const;
};

} // namespace atlas::ui
