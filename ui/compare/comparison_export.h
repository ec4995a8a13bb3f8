// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page asks for in a dialog; an empty answer: nothing.
#pragma once

#include "ui/compare/comparison.h"

#include <QSize>
#include <QString>
#include <functional>

class QWidget;
class QPainter;

namespace atlas::ui {

/// A whole mke2fs command line.
[[nodiscard]] QString askForOptionLine(QWidget* parent);
/// Of an image, a device or a snapshot.
[[nodiscard]] QString askForImage(QWidget* parent);
[[nodiscard]] QString askWhereToExport(QWidget* parent);
[[nodiscard]] QString askWhereToSave(QWidget* parent);
[[nodiscard]] QString askForSavedComparison(QWidget* parent);

// A comparison as a file for others: a picture, a page or its metrics.

/// Draws the comparison on an area of that size.
using DrawComparison = std::function<void(QPainter& painter, QSize size)>;

/// By the ending of `path`: PNG, SVG and PDF of what `draw` draws at `size`, CSV and JSON of the metrics of every layout that has
/// arrived. Fails on any other ending, and where the file cannot be written whole.
[[nodiscard]] Status exportComparison(const QString& path, const Comparison& comparison, QSize size,
                                      const DrawComparison& draw);

} // namespace atlas::ui
