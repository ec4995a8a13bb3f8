// SPDX-License-Identifier: GPL-3.0-or-later
// Menus that open with a right click.
#pragma once

#include "layout/layout.h"
#include "ui/session/workspace.h"

#include <functional>

class QMenu;
class QWidget;
class QPoint;

namespace atlas::ui {

/// Lists the metadata by kind; a choice calls `chosen`. The caller pops the menu up; it deletes itself when closed.
[[nodiscard]] QMenu* metadataMenu(const Layout& layout, QWidget& parent, const std::function<void(RegionKind)>& chosen);

// Menus for a place on map, lens or strip, and for a fact. Each deletes itself when closed.

class DiskStrip;
class GroupMap;
class LensView;
class FactChip;

using ShowOnMap = std::function<void(BlockNumber)>;

/// Null if there is nothing at `point` of the map's viewport.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point);

/// For a point of the lens or the strip. A place in the volume also has an entry that shows it on the map.
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, LensView& lens, const ShowOnMap& showOnMap, QPoint point);
[[nodiscard]] QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, const ShowOnMap& showOnMap, QPoint point);

/// What a click on the chip does, its terms explained, and its structure's first block.
[[nodiscard]] QMenu* chipMenu(Workspace& workspace, FactChip& chip);

class Pages;

/// Gives map, strip, lenses and cards their menus.
void addContextMenus(Workspace& workspace, Pages& view);

} // namespace atlas::ui
