// SPDX-License-Identifier: GPL-3.0-or-later
// The few figures that stand beside each small map of the Compare page.
#pragma once

#include "compare/measure.h"

#include <QString>

namespace atlas::ui {

struct HeadlineFigure {
    QString title; ///< a few words
    Figure figure;
};

/// Five, and the RAID imbalance where the frame names a set.
[[nodiscard]] std::vector<HeadlineFigure> headlineFigures(const MeasureFrame& frame);

} // namespace atlas::ui
