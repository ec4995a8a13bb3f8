// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the page of the window that is shown, after a preview.
#pragma once

#include <QString>

class QPainter;
class QSize;
class QWidget;

namespace atlas::ui {

class Pages;

/// Opens the preview, which prints or writes a PDF. `title` stands at the head of the sheet.
void previewPage(Pages& pages, const QString& title, QWidget& window);

/// Paints the page that is shown, in light colours in each theme: paper is white.
void paintOnPaper(Pages& pages, QPainter& painter, QSize size);

} // namespace atlas::ui
