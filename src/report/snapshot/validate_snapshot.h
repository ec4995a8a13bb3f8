// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot file is somebody else's bytes: what the rest of the program takes for granted is checked once, here.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

namespace atlas {

/// Sizes that are powers of two, arrays of one length, blocks within bounds that cannot overflow, regions in order.
/// What the disk claims (descriptors that point anywhere) is not judged.
[[nodiscard]] Status validateSnapshot(const Snapshot& snapshot);

} // namespace atlas
