// SPDX-License-Identifier: GPL-3.0-or-later
// What the application sets up before a window opens.
#pragma once

#include "report/language/language.h"

#include <QSettings>
#include <QString>

namespace atlas::ui {

/// Makes the application, its reports and Qt's own dialogs speak `language`. Called before the first window is made.
void speak(Language language);

// Gives the painted views their interfaces for assistive technology.

/// Call before the views are made; calls after the first have no effect.
void installAccessibleViews();

class MainWindow;

/// Opens `path` and shows the window when it has been read, or after a short timeout: showing it empty first would paint it
/// twice.
void showWith(MainWindow& window, const QString& path);

/// Makes a new window for `path`, or an empty one. It deletes itself when closed.
MainWindow* openWindow(QSettings& settings, const QString& path);

} // namespace atlas::ui
