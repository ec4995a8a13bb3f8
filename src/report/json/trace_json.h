// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace touched, as JSON.
#pragma once

#include "trace/trace_report.h"

#include <iosfwd>

namespace atlas {

void writeTraceJson(const Snapshot& snapshot, const TraceReport& report, std::ostream& out);

} // namespace atlas
