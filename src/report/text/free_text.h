// SPDX-License-Identifier: GPL-3.0-or-later
// What the block bitmaps say, as text.
#pragma once

#include "allocation/allocation.h"
#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// What `ext4atlas-cli free` prints; the snapshot has a layout.
void writeFreeText(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out, TextStyle style = {});

} // namespace atlas
