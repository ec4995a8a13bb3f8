// SPDX-License-Identifier: GPL-3.0-or-later
// The owners of blocks as text.
#pragma once

#include "layout/owner_map.h"
#include "layout/snapshot.h"
#include "report/text/text_table.h"

#include <iosfwd>

namespace atlas {

/// The output of `ext4atlas-cli owners`. Precondition: the snapshot has a layout.
void writeOwnersText(const Snapshot& snapshot, const OwnerMap& map, std::ostream& out, TextStyle style = {});

} // namespace atlas
