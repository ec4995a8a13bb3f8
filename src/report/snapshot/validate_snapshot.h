// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the invariants that the rest of the program relies on, because snapshot files are untrusted.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

namespace atlas {

/// Checks that sizes are powers of two, arrays have equal lengths, block numbers cannot overflow, and regions are
/// sorted.
/// Does not check what the disk itself claims (descriptors may point anywhere).
[[nodiscard]] Status validateSnapshot(const Snapshot& snapshot);

} // namespace atlas
