// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"
#include "report/text/text_table.h"

namespace atlas {

/// The output of `sweep`: one row per setting, that of mke2fs marked *, and below it the model and the recommendation.
void writeFlexGroupSweepText(const MeasuredFlexGroupSweep& sweep, std::ostream& out, TextStyle style);

} // namespace atlas
