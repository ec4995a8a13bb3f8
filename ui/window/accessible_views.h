// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the painted views their interfaces for assistive technology.
#pragma once

namespace atlas::ui {

/// Call before the views are made; calls after the first have no effect.
void installAccessibleViews();

} // namespace atlas::ui
