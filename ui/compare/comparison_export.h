// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs of the Compare page, and the export of a comparison as a picture, page or metrics.
#pragma once

#include "ui/compare/comparison.h"

#include <QSize>
#include <QString>
#include <functional>

class QWidget;
class QPainter;

namespace atlas::ui {

// The dialogs return an empty string when cancelled.
[[nodiscard]] QString askForOptionLine(QWidget* parent);
/// The path of an image, a device or a snapshot.
[[nodiscard]] QString askForImage(QWidget* parent);
[[nodiscard]] Result<QString> askWhereToExport(QWidget* parent);
[[nodiscard]] Result<QString> askWhereToKeep(QWidget* parent);
[[nodiscard]] QString askForSavedComparison(QWidget* parent);

/// Draws the comparison on an area of `size`.
using DrawComparison = std::function<void(QPainter& painter, QSize size)>;

/// The suffix of `path` selects PNG, SVG or PDF of what `draw` draws at `size`, or CSV or JSON of the metrics. Fails on
/// any other suffix, on pending or failed layouts if metrics are wanted, and if the file cannot be written completely.
[[nodiscard]] Status exportComparison(const QString& path, const Comparison& comparison, QSize size,
                                      const DrawComparison& draw);

} // namespace atlas::ui
