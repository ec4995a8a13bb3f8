// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"
#include "report/text/text_table.h"

namespace atlas {

/// One column per layout, at most 26, lettered A, B …; one row per metric, its best value marked ★. Below: the load of the
/// members, where the volumes start, the model and the recommendation.
void writeComparisonText(const MeasuredComparison& comparison, std::ostream& out, TextStyle style);

} // namespace atlas
