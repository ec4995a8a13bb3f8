// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/layout_diff.h"
#include "report/text/text_table.h"

namespace atlas {

/// Writes the fields and counts that differ, then at most `maxChanges` individual changes.
void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style);

/// "from: a.img", "to:   mkfs.ext4 -G 2".
void writeComparedNames(std::string_view from, std::string_view to, std::ostream& out);

} // namespace atlas
