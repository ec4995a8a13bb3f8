// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"
#include "report/text/text_table.h"

namespace atlas {

/// A column for each of at most 26 layouts, lettered A, B …; a row for each metric, its best marked *.
void writeComparisonText(const std::vector<NamedMeasured>& all, const MeasureFrame& frame, std::ostream& out,
                         TextStyle style);

} // namespace atlas
