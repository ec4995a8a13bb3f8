// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/alignment/sweep_view.h"
#include "ui/widgets/palette.h"

#include <QFontMetricsF>

namespace atlas::ui {

/// Where the bars stand in `area`: beside the scale, whose largest figure is `most`, and above the labels of the starts.
[[nodiscard]] QRect sweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum);

/// Bars of starts that are as good as any stand in green; red are the others while the present start is misaligned, so that nothing
/// on the page of an aligned image is red.
void paintSweep(QPainter& painter, QRect area, const SweepView& view, const Palette& palette);

} // namespace atlas::ui
