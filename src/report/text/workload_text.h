// SPDX-License-Identifier: GPL-3.0-or-later
// What a workload did on several layouts, as text.
#pragma once

#include "compare/measured_workload.h"
#include "report/text/text_table.h"

#include <iosfwd>

namespace atlas {

/// One column per layout, lettered A, B … as the comparison above it. With several runs, the middle one and the spread.
void writeWorkloadText(const MeasuredWorkload& workload, std::ostream& out, TextStyle style);

} // namespace atlas
