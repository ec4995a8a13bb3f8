// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page begins with while an image is open.
#pragma once

#include "ui/compare/compare_document.h"
#include "ui/session/session.h"

namespace atlas::ui {

/// The options of the open image, the image itself as the first layout, and other values of -G to compare it with.
/// Precondition: `session` has a layout.
[[nodiscard]] CompareDocument documentOfImage(const Session& session);

} // namespace atlas::ui
