// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison as a file for others: a picture, a page or its metrics.
#pragma once

#include "ui/compare/comparison.h"

#include <QSize>
#include <functional>

class QPainter;

namespace atlas::ui {

/// Draws the comparison on an area of that size.
using DrawComparison = std::function<void(QPainter& painter, QSize size)>;

/// By the ending of `path`: PNG, SVG and PDF of what `draw` draws at `size`, CSV and JSON of the metrics of every layout that has
/// arrived. Fails on any other ending, and where the file cannot be written whole.
[[nodiscard]] Status exportComparison(const QString& path, const Comparison& comparison, QSize size,
                                      const DrawComparison& draw);

} // namespace atlas::ui
