// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// The geometry, the file system's own files, and a line for each group. `snapshot.layout` must be there.
void writeLayoutText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

} // namespace atlas
