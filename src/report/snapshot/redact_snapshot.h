// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// A copy without identifying data: labels, UUIDs, partition names, the last mount point, the image's path.
[[nodiscard]] Snapshot redacted(const Snapshot& snapshot);

} // namespace atlas
