// SPDX-License-Identifier: GPL-3.0-or-later
// Free space and owners of blocks as JSON.
#pragma once

#include "allocation/allocation.h"
#include "base/error.h"
#include "layout/owner_map.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <string_view>

namespace atlas {

/// Schema "ext4atlas-free/1". Precondition: the snapshot has a layout.
void writeFreeJson(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out);

// The JSON of `ext4atlas-cli owners`, which the window reads back.

/// Precondition: the snapshot has a layout. Paths have their bytes escaped as in the text.
void writeOwnersJson(const Snapshot& snapshot, const OwnerMap& map, std::ostream& out);
/// Fails on any text but such JSON: stretches are sorted and apart, and have an owner each.
[[nodiscard]] Result<OwnerMap> readOwnersJson(std::string_view json);

} // namespace atlas
