// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measured_flex_group_sweep.h"

#include <iosfwd>

namespace atlas {

/// One row per setting, one column per metric.
void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

} // namespace atlas
