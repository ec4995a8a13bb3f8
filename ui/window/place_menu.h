// SPDX-License-Identifier: GPL-3.0-or-later
// The context menus of a place on the map, the lens or the strip, and of a card. Each deletes itself when it is closed.
#pragma once

#include "ui/session/workspace.h"

#include <functional>

class QMenu;
class QPoint;

namespace atlas::ui {

class DiskStrip;
class GroupMap;
class LensView;
class SummaryCard;

using ShowOnMap = std::function<void(BlockNumber)>;

/// A menu for what lies at `point` of the map's viewport; null if nothing lies there.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point);

/// The same for a point of the lens, or of the strip; a place of the volume also leads to the map.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, LensView& lens, const ShowOnMap& showOnMap, QPoint point);
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, const ShowOnMap& showOnMap, QPoint point);

/// What a click on the card does, what its words mean, and where its structure begins.
[[nodiscard]] QMenu* cardMenu(Workspace& workspace, SummaryCard& card);

} // namespace atlas::ui
