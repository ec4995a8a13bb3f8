// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/alignment/offset_sweep_view.h"
#include "ui/widgets/palette.h"

#include <QFontMetricsF>

namespace atlas::ui {

/// The rectangle of the bars in `area`: beside the scale, whose largest value is `maximum`, and above the labels of the starts.
[[nodiscard]] QRect offsetSweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum);

/// Paints the best starts in green. Other bars are red only while the start that is tried is misaligned, so that the page of an
/// aligned image contains no red.
void paintOffsetSweep(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette);

} // namespace atlas::ui
