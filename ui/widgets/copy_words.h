// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+C in a view that is drawn: copies what is chosen in it as text.
#pragma once

#include <QString>
#include <functional>

class QAction;
class QWidget;

namespace atlas::ui {

/// Adds the action to `view`, for the key and for its menus. `words` returns what to copy; the clipboard stays as it is
/// if that is empty.
QAction* addCopyWords(QWidget& view, const std::function<QString()>& words);

} // namespace atlas::ui
