// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "report/text/text_table.h"

namespace atlas {

/// The disk, its partition table, and what each partition holds and how it starts.
void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

} // namespace atlas
