// SPDX-License-Identifier: GPL-3.0-or-later
// Free blocks of each group as CSV, numbers without separators.
#pragma once

#include "allocation/allocation.h"

#include <iosfwd>

namespace atlas {

/// A row for each group of `allocation`, with the descriptor's count and the bitmap's; empty where the bitmap is unknown.
void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out);

} // namespace atlas
