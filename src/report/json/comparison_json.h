// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons, sweeps, differences and plans as JSON.
#pragma once

#include "compare/disk_diff.h"
#include "compare/layout_diff.h"
#include "compare/layout_metrics.h"
#include "compare/metric_table.h"
#include "compare/recommendation.h"
#include "inspect/differing_fields.h"
#include "layout/examination.h"
#include "measure/measurement_difference.h"

#include <array>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// Schema "ext4atlas-diff/1". `fields`: nullptr if they were not asked for.
void writeDiffJson(const LayoutDiff& diff, const DifferingFields* fields, std::ostream& out);

/// Fields that differ between two volumes; null if they were not compared.
using FieldsOfVolumes = std::vector<std::optional<DifferingFields>>;

/// One of two images or snapshots.
struct ComparedImage {
    std::string label{};
    std::optional<Examination> examination{};
    std::vector<VolumeName> names{}; ///< of its volumes, in the order of DiskJudgement::judgements()
};

/// The same schema for two images or snapshots, with the disk, the partitions, all volumes and what was measured.
/// `fields`: for each of the volumes, or empty.
void writeDiffJson(const DiskDifference& difference, const FieldsOfVolumes& fields,
                   const std::array<ComparedImage, 2>& images, const std::vector<MeasurementPair>& measured,
                   std::ostream& out);

class JsonWriter;

/// Writes an object: each metric by name, then the values that are not a single number.
void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics);

/// Writes the object "inputs": the parameters of the comparison other than the layouts.
void writeInputs(JsonWriter& json, const MeasuredComparison& comparison);

/// Writes the object "recommendation".
void writeRecommendation(JsonWriter& json, const Recommendation& recommendation);

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const MeasuredComparison& comparison, std::ostream& out);

/// Schema "ext4atlas-sweep/1". Packed settings are in "packed" instead of "rows", so that a flex group size identifies
/// one row.
void writeFlexGroupSweepJson(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

/// Writes the facts of a plan and the sentences of its notes into the open object.
void writePlanFacts(JsonWriter& json, const PlanFacts& facts);

} // namespace atlas
