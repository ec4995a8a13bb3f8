// SPDX-License-Identifier: GPL-3.0-or-later
// A page that scrolls as a whole where the window is too low for it.
#pragma once

class QScrollArea;
class QWidget;

namespace atlas::ui {

/// Named "pageScroll". `content` becomes as high as the area, and never lower than its least height.
[[nodiscard]] QScrollArea* scrolledPage(QWidget* content);

} // namespace atlas::ui
