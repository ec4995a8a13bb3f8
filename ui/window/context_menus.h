// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of a right click.
#pragma once

#include "layout/layout.h"
#include "ui/session/workspace.h"

#include <functional>

class QMenu;
class QWidget;
class QPoint;

namespace atlas::ui {

/// A choice calls `chosen` with the kind. The caller pops the menu up; it deletes itself when it closes.
[[nodiscard]] QMenu* metadataMenu(const Layout& layout, QWidget& parent, const std::function<void(RegionKind)>& chosen);

// The context menus of a place on the map, the lens or the strip, and of a card. Each deletes itself when it is closed.

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

// Gives the views of a volume their context menus.

class Pages;

/// Map, lenses, strip and cards answer a right click, or the menu key, for as long as `view` exists.
void addContextMenus(Workspace& workspace, Pages& view);

} // namespace atlas::ui
