// SPDX-License-Identifier: GPL-3.0-or-later
// What two sets of measurements have in common, for a comparison of two snapshots.
#pragma once

#include "layout/snapshot.h"
#include "measure/measurement.h"

#include <span>
#include <vector>

namespace atlas {

/// The same setting in two measurements, by its index among the points of each.
struct PointPair {
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const PointPair&) const = default;
};

/// Two measurements of one experiment; null where there is none.
struct MeasurementPair {
    MeasurementPtr from{};
    MeasurementPtr to{};
    std::vector<PointPair> points{}; ///< of the settings that both have, in the order of the first
};

/// One pair for each experiment that either has, in the order of Experiment; of several measurements of an experiment the last
/// counts. Settings are the same if access, request and structures agree, and the place: past the boundary of the physical
/// sectors, or for sequential reads the number of the place.
[[nodiscard]] std::vector<MeasurementPair> measurementPairs(std::span<const MeasurementPtr> from,
                                                            std::span<const MeasurementPtr> to);

/// Whether no run of one is as fast as any run of the other. Single runs have no spread and are never apart.
[[nodiscard]] bool isApart(const MeasuredPoint& from, const MeasuredPoint& to);

} // namespace atlas
