// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a layout for comparison: its metrics, its alignment on a drive, and its load on the members of a RAID array.
#pragma once

#include "alignment/alignment.h"
#include "compare/measure_frame.h"
#include "compare/metric_table.h"
#include "compare/raid_load.h"

#include <functional>
#include <string>

namespace atlas {

struct Measured {
    Metrics metrics;
    FitCounts structures; ///< fits at the start and on the frame's physical sector
    std::uint64_t bitmapEraseBlocks = 0; ///< of the frame's that hold a bitmap
    std::optional<MemberLoad> load{}; ///< set when the frame has a RAID geometry
    ByteCount blockSize{}; ///< of the layout
    ByteOffset start{}; ///< first byte of the volume on its disk, or on its array
};

[[nodiscard]] Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place = {});

inline constexpr int shareDecimals = 2; ///< of a percentage

/// One metric of a Measured: from its metrics, its alignment or its RAID load.
struct Metric {
    MetricKind kind{};
    std::string_view name; ///< as in JSON
    Better better = Better::Less;
    int decimals = 0;
    Unit unit = Unit::Count;
    std::function<double(const Measured&)> value;

    /// The value in a unit that layouts of different block sizes share: blocks as bytes.
    [[nodiscard]] double comparable(const Measured& measured) const;
};

[[nodiscard]] const Metric& metric(MetricKind kind);

/// The metrics that tables list for `frame`; includes those of RAID only when the frame has a RAID geometry.
[[nodiscard]] std::vector<Metric> metricsOf(const MeasureFrame& frame);

/// Whether tables show both values, as of Metric::comparable(), alike.
[[nodiscard]] bool isShownAlike(const Metric& metric, double one, double other);

/// Marks the best of `all` by `metric`, which compares blocks as bytes; null entries are not measured yet and never best. What
/// is shown alike is equal. Marks none when all values are equal or the metric has no better side.
[[nodiscard]] std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all);

} // namespace atlas
