// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a layout is compared by: its metrics, how its structures lie on a drive, and its load on the members of a RAID set.
#pragma once

#include "alignment/alignment.h"
#include "compare/metrics.h"
#include "compare/raid.h"

#include <functional>
#include <string>

namespace atlas {

/// What is asked besides the layout.
struct MeasureFrame {
    ByteOffset start{std::uint64_t{1} << 20}; ///< of the volume on its disk
    ByteCount physicalSector{4096}; ///< of the drive
    ReadModel model{};
    std::optional<RaidGeometry> raid{}; ///< must be valid where set
    bool operator==(const MeasureFrame&) const = default;
};

struct Measured {
    Metrics metrics;
    FitCounts structures; ///< at the frame's start and sector
    std::optional<MemberLoad> load{}; ///< where a RAID set was named
};

struct NamedMeasured {
    std::string label;
    Measured measured;
};

[[nodiscard]] Measured measuredIn(const MeasureFrame& frame, const Layout& layout);

/// One metric of a Measured, from the metrics, the alignment or the RAID set.
struct Metric {
    MetricKind kind{};
    std::string_view name; ///< as in JSON
    Better better = Better::Less;
    int decimals = 0;
    Unit unit = Unit::Count;
    std::function<double(const Measured&)> value;
};

/// The structures that do not lie on whole physical sectors: partial and straddling ones together.
[[nodiscard]] Metric misalignedMetric();

/// Those of RAID only where the frame names a set.
[[nodiscard]] std::vector<Metric> metricsOf(const MeasureFrame& frame);

/// The best of `values`; none where all are the same or none is better.
[[nodiscard]] std::vector<bool> bestOf(const std::vector<double>& values, Better better);

/// "1,234" or "0.01563".
[[nodiscard]] std::string shown(double value, int decimals);

} // namespace atlas
