// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"

#include <iosfwd>

namespace atlas {

/// One row per setting, one column per metric.
void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

} // namespace atlas
