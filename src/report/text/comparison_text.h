// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons, sweeps and differences of layouts as text.
#pragma once

#include "compare/disk_diff.h"
#include "compare/layout_diff.h"
#include "compare/recommendation.h"
#include "inspect/differing_fields.h"
#include "report/text/text_table.h"

#include <array>

namespace atlas {

/// One column per layout (at most 26, lettered A, B …) and one row per metric, its best value marked ★. Then the load
/// of the members, the starts of the volumes, the model and the recommendation.
void writeComparisonText(const MeasuredComparison& comparison, std::ostream& out, TextStyle style);

/// The output of `sweep`: one row per setting, the default of mke2fs marked *; then the model and the recommendation.
void writeFlexGroupSweepText(const MeasuredFlexGroupSweep& sweep, std::ostream& out, TextStyle style);

/// Writes the fields and counts that differ, then at most `maxChanges` single changes.
void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style);

/// Writes what differs of the disk and its partitions, then each pair of volumes like writeDiffText(). `names`: of the
/// volumes of both disks, in the order of DiskJudgement::judgements().
void writeDiskDiffText(const DiskDifference& difference, const std::array<std::vector<VolumeName>, 2>& names,
                       std::size_t maxChanges, std::ostream& out, TextStyle style);

/// Writes the fields that differ in a table for each cause, at most `maxOfCause` of each.
void writeFieldsText(const DifferingFields& fields, std::size_t maxOfCause, std::ostream& out, TextStyle style);

/// "from: a.img", "to:   mkfs.ext4 -G 2".
void writeComparedNames(std::string_view from, std::string_view to, std::ostream& out);

} // namespace atlas
