// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the views of a volume their context menus.
#pragma once

#include "ui/session/workspace.h"

namespace atlas::ui {

class Pages;

/// Map, lenses, strip and cards answer a right click, or the menu key, for as long as `view` exists.
void addContextMenus(Workspace& workspace, Pages& view);

} // namespace atlas::ui
