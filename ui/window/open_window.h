// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>

namespace atlas::ui {

class MainWindow;

/// Opens `path` and shows the window when it has been read, or after a short timeout: showing it empty first would paint it
/// twice.
void showWith(MainWindow& window, const QString& path);

/// Makes a new window for `path`, or an empty one. It deletes itself when closed.
MainWindow* openWindow(QSettings& settings, const QString& path);

} // namespace atlas::ui
