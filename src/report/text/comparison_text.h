// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons, sweeps and differences of layouts as text.
#pragma once

#include "compare/layout_diff.h"
#include "compare/recommendation.h"
#include "report/text/text_table.h"

namespace atlas {

/// One column per layout, at most 26, lettered A, B …; one row per metric, its best value marked ★. Below: the load of the
/// members, where the volumes start, the model and the recommendation.
void writeComparisonText(const MeasuredComparison& comparison, std::ostream& out, TextStyle style);

/// The output of `sweep`: one row per setting, that of mke2fs marked *, and below it the model and the recommendation.
void writeFlexGroupSweepText(const MeasuredFlexGroupSweep& sweep, std::ostream& out, TextStyle style);

/// Writes the fields and counts that differ, then at most `maxChanges` individual changes.
void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style);

/// "from: a.img", "to:   mkfs.ext4 -G 2".
void writeComparedNames(std::string_view from, std::string_view to, std::ostream& out);

} // namespace atlas
