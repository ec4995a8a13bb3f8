// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of a place on the map.
#pragma once

#include "ui/session/workspace.h"

class QMenu;
class QPoint;

namespace atlas::ui {

class GroupMap;

/// A menu for what lies at `point` of the map's viewport, which deletes itself when it is closed; null if nothing lies there.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point);

} // namespace atlas::ui
