// SPDX-License-Identifier: GPL-3.0-or-later
// Free blocks per group as CSV, numbers without separators.
#pragma once

#include "allocation/allocation.h"

#include <iosfwd>

namespace atlas {

/// One row per group of `allocation` with the free counts of the descriptor and of the bitmap; the latter is empty if the
/// bitmap is unknown.
void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out);

} // namespace atlas
