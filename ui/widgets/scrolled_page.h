// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolling pages, on which the wheel does not change controls.
#pragma once

class QScrollArea;
class QWidget;

namespace atlas::ui {

/// Makes controls without focus ignore the wheel, so that it scrolls the page, and pages scroll to the control that a
/// key has given the focus. Applies to all spin boxes, combo boxes, sliders, tab bars and scrolled pages of the
/// application, including later ones. Further calls do nothing. Precondition: the QApplication exists.
void guardPages();

/// A page that scrolls as a whole if the window is too low. The object name is "pageScroll". `content` gets the height
/// of the area, but at least its minimum height.
[[nodiscard]] QScrollArea* scrolledPage(QWidget* content);

} // namespace atlas::ui
