// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of a place on the map or on the strip.
#pragma once

#include "ui/session/workspace.h"

class QMenu;
class QPoint;

namespace atlas::ui {

class DiskStrip;
class GroupMap;

/// A menu for what lies at `point` of the map's viewport, which deletes itself when it is closed; null if nothing lies there.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point);

/// The same for a point of the strip; a place of the volume also leads to the map.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, GroupMap& map, QPoint point);

} // namespace atlas::ui
