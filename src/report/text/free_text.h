// SPDX-License-Identifier: GPL-3.0-or-later
// Free space as text.
#pragma once

#include "allocation/allocation.h"
#include "allocation/free_list.h"
#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// The output of `ext4atlas-cli free`. Precondition: the snapshot has a layout.
void writeFreeText(const Snapshot& snapshot, const Allocation& allocation, const FreeListing& listing,
                   std::ostream& out, TextStyle style = {});

} // namespace atlas
