// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of scans as text, as JSON and as metrics.
#pragma once

#include "report/text/text_table.h"
#include "scan/scan_summary.h"

#include <iosfwd>

namespace atlas {

void writeScanSummaryText(const ScanSummary& summary, std::ostream& out, TextStyle style);
/// Schema "ext4atlas-scan-summary/1".
void writeScanSummaryJson(const ScanSummary& summary, std::ostream& out);
/// For node_exporter's textfile collector.
void writeScanMetrics(const ScanSummary& summary, std::ostream& out);

} // namespace atlas
