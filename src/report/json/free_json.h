// SPDX-License-Identifier: GPL-3.0-or-later
// Free space as JSON.
#pragma once

#include "allocation/allocation.h"
#include "allocation/free_list.h"
#include "layout/snapshot.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-free/1", with the member "extents" unless `listing` is empty. Precondition: the snapshot has a
/// layout.
void writeFreeJson(const Snapshot& snapshot, const Allocation& allocation, const FreeListing& listing,
                   std::ostream& out);

} // namespace atlas
