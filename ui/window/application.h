// SPDX-License-Identifier: GPL-3.0-or-later
// Language, accessibility and windows of the application.
#pragma once

#include "report/language/language.h"

#include <QSettings>
#include <QString>

namespace atlas::ui {

/// Sets the language of the program, its reports and Qt's own dialogs. Call before the first window is made.
void speak(Language language);

/// Whether the texts of Qt itself, such as those of file dialogs, are in the language of the program, too. They are not
/// where Qt's translations are not installed.
[[nodiscard]] bool isQtTranslated();

/// Makes map, strip and lens accessible to assistive technology. Call before they are made; later calls have no effect.
void installAccessibleViews();

class MainWindow;

/// Opens `path`. Shows the window when the image has been read, or after a short timeout: an empty window would be
/// painted twice.
void showWith(MainWindow& window, const QString& path);

/// Makes a new window for `path`; empty: for what the last session showed. It deletes itself when closed.
MainWindow* openWindow(QSettings& settings, const QString& path);

/// Makes a new window with the start page. It deletes itself when closed.
MainWindow* openEmptyWindow(QSettings& settings);

/// Closes all windows, which ends the program. Unlike QApplication::closeAllWindows(), it closes no dock that floats
/// before its window has saved which docks are open.
void closeWindows();

} // namespace atlas::ui
