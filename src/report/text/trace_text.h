// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace touched, for a terminal.
#pragma once

#include "report/text/text_table.h"
#include "trace/trace_report.h"

namespace atlas {

void writeTraceText(const Snapshot& snapshot, const TraceReport& report, std::ostream& out, TextStyle style);

} // namespace atlas
