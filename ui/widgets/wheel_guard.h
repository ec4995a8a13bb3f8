// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the wheel for scrolling: a control that does not have the focus neither takes it nor turns its value.
#pragma once

namespace atlas::ui {

/// Guards all spin boxes, combo boxes, sliders and tab bars of the application, also those made later. Calls after the
/// first do nothing. Precondition: the QApplication exists.
void guardWheel();

} // namespace atlas::ui
