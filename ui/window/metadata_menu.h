// SPDX-License-Identifier: GPL-3.0-or-later
// What the metadata of a volume consists of: an entry with size and share for each kind, largest first.
#pragma once

#include "layout/layout.h"

#include <functional>

class QMenu;
class QWidget;

namespace atlas::ui {

/// A choice calls `chosen` with the kind. The caller pops the menu up; it deletes itself when it closes.
[[nodiscard]] QMenu* metadataMenu(const Layout& layout, QWidget& parent, const std::function<void(RegionKind)>& chosen);

} // namespace atlas::ui
