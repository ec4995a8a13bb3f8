// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// Writes the geometry, the internal files, and one line per group. Precondition: `snapshot.layout` is not null.
void writeLayoutText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

} // namespace atlas
