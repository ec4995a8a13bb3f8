// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the wheel for scrolling: a control that does not have the focus neither takes it nor turns its value.
#pragma once

class QScrollArea;
class QWidget;

namespace atlas::ui {

/// Guards all spin boxes, combo boxes, sliders and tab bars of the application, also those made later. Calls after the
/// first do nothing. Precondition: the QApplication exists.
void guardWheel();

// A page that scrolls as a whole where the window is too low for it.

/// Named "pageScroll". `content` becomes as high as the area, and never lower than its least height.
[[nodiscard]] QScrollArea* scrolledPage(QWidget* content);

} // namespace atlas::ui
