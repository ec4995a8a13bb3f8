// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"
#include "report/text/text_table.h"

namespace atlas {

/// One column per layout, at most 26, lettered A, B …; one row per metric, its best value marked *.
void writeComparisonText(const std::vector<NamedMeasured>& all, const MeasureFrame& frame, std::ostream& out,
                         TextStyle style);

} // namespace atlas
