// SPDX-License-Identifier: GPL-3.0-or-later
// The group table and the findings as RFC 4180 CSV, numbers without separators.
#pragma once

#include "allocation/allocation.h"

#include <iosfwd>

namespace atlas {

void writeGroupsCsv(const Layout& layout, std::ostream& out);
/// A row for each group of `allocation`, with the descriptor's count and the bitmap's; empty where the bitmap is unknown.
void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out);
void writeFindingsCsv(const std::vector<Finding>& findings, std::ostream& out);

} // namespace atlas
