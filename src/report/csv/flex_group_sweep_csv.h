// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/swept_settings.h"

#include <iosfwd>

namespace atlas {

/// One row per setting, one column per metric.
void writeFlexGroupSweepCsv(const SweptSettings& swept, std::ostream& out);

} // namespace atlas
