// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// Writes the disk, its partition table, and each partition's content and the alignment of its start.
void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

} // namespace atlas
