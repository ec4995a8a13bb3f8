// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-sweep/1". "rows" has the settings with a -G, so that a flex group size identifies one row; the packed
/// ones are in "packed".
void writeFlexGroupSweepJson(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

} // namespace atlas
