// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement_difference.h"

#include <algorithm>

namespace atlas {
namespace {

MeasurementPtr lastOf(Experiment experiment, std::span<const MeasurementPtr> all) {
    MeasurementPtr last;
    for (const auto& measurement : all)
        if (measurement->experiment == experiment)
            last = measurement;
    return last;
}

bool isSameSetting(const MeasuredPoint& a, const MeasuredPoint& b) {
    const auto placeOf = [](const MeasuredPoint& point) { return point.pastBoundary.value_or(point.setting.shift); };
    return a.setting.access == b.setting.access && a.setting.request == b.setting.request &&
           a.setting.metadata == b.setting.metadata && a.setting.period == b.setting.period &&
           (a.setting.period.value == 0 || placeOf(a) == placeOf(b));
}

/// Sequential reads differ by their place alone, which drives of other sizes have elsewhere; the number of it counts.
std::vector<PointPair> pointsOf(const Measurement& from, const Measurement& to) {
    std::vector<PointPair> pairs;
    for (std::size_t n = 0; n < from.points.size(); ++n) {
        const auto begin = from.experiment == Experiment::Sequential ? std::min(n, to.points.size()) : 0;
        const auto found =
            std::find_if(to.points.begin() + static_cast<std::ptrdiff_t>(begin), to.points.end(),
                         [&](const MeasuredPoint& point) { return isSameSetting(from.points[n], point); });
        if (found != to.points.end())
            pairs.push_back({n, static_cast<std::size_t>(found - to.points.begin())});
    }
    return pairs;
}

} // namespace

std::vector<MeasurementPair> measurementPairs(std::span<const MeasurementPtr> from,
                                              std::span<const MeasurementPtr> to) {
    std::vector<MeasurementPair> pairs;
    for (const auto experiment : allExperiments) {
        MeasurementPair pair{lastOf(experiment, from), lastOf(experiment, to)};
        if (pair.from && pair.to)
            pair.points = pointsOf(*pair.from, *pair.to);
        if (pair.from || pair.to)
            pairs.push_back(std::move(pair));
    }
    return pairs;
}

bool isApart(const MeasuredPoint& from, const MeasuredPoint& to) {
    if (from.runs.size() < 2 || to.runs.size() < 2)
        return false;
    const auto a = from.deciding();
    const auto b = to.deciding();
    return a.highest < b.lowest || b.highest < a.lowest;
}

} // namespace atlas
