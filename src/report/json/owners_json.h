// SPDX-License-Identifier: GPL-3.0-or-later
// The owners of blocks as JSON.
#pragma once

#include "base/error.h"
#include "layout/owner_map.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <string_view>

namespace atlas {

/// Schema "ext4atlas-owners/1". Precondition: the snapshot has a layout. Bytes of paths are escaped as in the text
/// report.
void writeOwnersJson(const Snapshot& snapshot, const OwnerMap& map, std::ostream& out);
/// Reads what writeOwnersJson() wrote. Fails unless the stretches are sorted and disjoint and each has a known owner.
[[nodiscard]] Result<OwnerMap> readOwnersJson(std::string_view json);

} // namespace atlas
