// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/find_changes.h"
#include "layout/layout.h"
#include "ui/session/place.h"

namespace atlas::ui {

/// Where a change of a history is seen; empty for one outside of the volume.
[[nodiscard]] Place placeOf(const ImageChange& change, const Layout& layout);

} // namespace atlas::ui
