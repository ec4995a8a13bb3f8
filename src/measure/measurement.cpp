// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement.h"

#include "alignment/cost.h"
#include "alignment/grid.h"

#include <algorithm>
#include <iterator>

namespace atlas {

std::string_view name(MeasuredKind kind) {
    switch (kind) {
    case MeasuredKind::ScratchFile: return "scratch_file";
    case MeasuredKind::Device: return "device";
    case MeasuredKind::Image: return "image";
    case MeasuredKind::NetworkExport: return "network_export";
    }
    return "";
}

std::string_view name(DoubtKind kind) {
    switch (kind) {
    case DoubtKind::PageCache: return "page_cache";
    case DoubtKind::FasterThanTurns: return "faster_than_turns";
    case DoubtKind::FasterThanFlash: return "faster_than_flash";
    case DoubtKind::SlowFirstRun: return "slow_first_run";
    case DoubtKind::AboveInterface: return "above_interface";
    case DoubtKind::RepeatedArea: return "repeated_area";
    case DoubtKind::OtherRequests: return "other_requests";
    case DoubtKind::Unsteady: return "unsteady";
    }
    return "";
}

Spread spreadOf(std::vector<double> values) {
    std::ranges::sort(values);
    const auto middle = values.size() / 2;
    const auto median = values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    return {median, values.front(), values.back()};
}

namespace {

Spread spreadOf(const std::vector<FioRun>& runs, double FioRun::* figure) {
    std::vector<double> values;
    std::ranges::transform(runs, std::back_inserter(values), figure);
    return atlas::spreadOf(std::move(values));
}

} // namespace

Spread MeasuredPoint::perSecond() const { return spreadOf(runs, &FioRun::perSecond); }
Spread MeasuredPoint::bytesPerSecond() const { return spreadOf(runs, &FioRun::bytesPerSecond); }
Spread MeasuredPoint::seconds() const { return spreadOf(runs, &FioRun::seconds); }

Latencies MeasuredPoint::latency() const {
    const auto middle = [&](double Latencies::* which) {
        std::vector<double> values;
        for (const auto& run : runs)
            values.push_back(run.latency.*which + (run.sync ? *run.sync.*which : 0));
        return atlas::spreadOf(std::move(values)).median;
    };
    return {.median = middle(&Latencies::median),
            .p95 = middle(&Latencies::p95),
            .p99 = middle(&Latencies::p99),
            .longest = middle(&Latencies::longest)};
}

const MeasuredPoint* Measurement::alignedFor(const MeasuredPoint& point) const {
    if (point.setting.period.value == 0)
        return nullptr;
    const auto found = std::ranges::find_if(points, [&](const MeasuredPoint& other) {
        return other.setting.access == point.setting.access && other.setting.request == point.setting.request &&
               other.pastBoundary.value_or(other.setting.shift).value == 0;
    });
    return found == points.end() ? nullptr : &*found;
}

std::optional<double> Measurement::ratioToAligned(const MeasuredPoint& point) const {
    const auto* const aligned = alignedFor(point);
    if (aligned == nullptr || aligned->deciding().median <= 0)
        return std::nullopt;
    return point.deciding().median / aligned->deciding().median;
}

std::optional<AlignedAndSlowest> alignedAndSlowest(const Measurement& measurement) {
    AlignedAndSlowest pair;
    for (const auto& point : measurement.points) {
        if (!point.setting.isSynced)
            continue;
        pair.aligned = measurement.alignedFor(point);
        if (&point != pair.aligned &&
            (pair.slowest == nullptr || point.perSecond().median < pair.slowest->perSecond().median))
            pair.slowest = &point;
    }
    return pair.aligned == nullptr || pair.slowest == nullptr ? std::nullopt : std::optional(pair);
}

MeasuredReads measuredReads(const Measurement& measurement) {
    std::vector<double> latencies;
    std::vector<double> rates;
    for (const auto& point : measurement.points) {
        for (const auto& run : point.runs)
            if (point.setting.metadata == LoadedMetadata::BlockBitmaps)
                latencies.push_back(run.latency.median);
            else if (measurement.experiment == Experiment::Sequential)
                rates.push_back(run.bytesPerSecond);
    }
    const auto middle = [](std::vector<double> values) {
        return values.empty() ? std::nullopt : std::optional(spreadOf(std::move(values)).median);
    };
    return {middle(std::move(latencies)), middle(std::move(rates))};
}

void applyModel(Measurement& measurement) {
    const auto& place = measurement.place;
    const RevolutionCost cost{measurement.rpm};
    for (auto& point : measurement.points) {
        if (point.setting.metadata)
            continue;
        const auto start = place.onDisk.value_or(ByteOffset{}) + point.setting.shift;
        if (place.onDisk)
            point.pastBoundary = pastBoundary(start, place.sectors);
        if (point.setting.isSynced && measurement.drive.spins.value_or(true))
            point.modelled = cost.writesPerSecond(readModifyWrites({start, point.setting.request}, place.sectors));
    }
}

// Doubts.

namespace {

constexpr double margin = 1.05; ///< of timers and of turning speeds
constexpr double flashProgramsPerSecond = 10'000; ///< programming a page of NAND takes about 0.1 ms or more
constexpr double slowerFirst = 10;
constexpr double othersShare = 0.1; ///< of the requests, from which others count

/// Notes the points that exceed a limit, and the worst of them.
class Exceeding {
public:
    explicit Exceeding(DoubtKind kind) : m_doubt{.kind = kind} {}

    void take(std::uint64_t point, double measured, double limit) {
        const auto worst = m_doubt.limit > 0 ? m_doubt.measured / m_doubt.limit : 1;
        if (limit <= 0 || measured <= limit)
            return;
        ++m_doubt.points;
        if (measured / limit > worst) {
            m_doubt.point = point;
            m_doubt.measured = measured;
            m_doubt.limit = limit;
        }
    }
    void addTo(std::vector<Doubt>& doubts) const {
        if (m_doubt.points > 0)
            doubts.push_back(m_doubt);
    }

private:
    Doubt m_doubt;
};

/// `take` gets each point with its index and notes it in the doubt.
template <class Take>
void addDoubt(std::vector<Doubt>& doubts, const Measurement& measurement, DoubtKind kind, Take take) {
    Exceeding exceeding(kind);
    for (std::size_t n = 0; n < measurement.points.size(); ++n)
        take(measurement.points[n], n, exceeding);
    exceeding.addTo(doubts);
}

void addDoubtsAboutSyncs(std::vector<Doubt>& doubts, const Measurement& measurement) {
    const bool spins = measurement.drive.spins.value_or(true);
    const auto limit = spins ? measurement.rpm / 60 * margin : flashProgramsPerSecond;
    addDoubt(doubts, measurement, spins ? DoubtKind::FasterThanTurns : DoubtKind::FasterThanFlash,
             [&](const MeasuredPoint& point, std::size_t n, Exceeding& exceeding) {
                 if (point.setting.isSynced)
                     exceeding.take(n, point.perSecond().median, limit);
             });
}

void addDoubtsAboutCaches(std::vector<Doubt>& doubts, const Measurement& measurement) {
    addDoubt(doubts, measurement, DoubtKind::SlowFirstRun,
             [](const MeasuredPoint& point, std::size_t n, Exceeding& exceeding) {
                 if (point.runs.size() > 1 && point.runs[1].perSecond >= slowerFirst * point.runs[0].perSecond)
                     exceeding.take(n, point.runs[1].perSecond, point.runs[0].perSecond);
             });
    addDoubt(doubts, measurement, DoubtKind::RepeatedArea,
             [](const MeasuredPoint& point, std::size_t n, Exceeding& exceeding) {
                 if (point.setting.access == Access::Write || point.setting.isOnce)
                     return;
                 for (std::uint32_t run = 0; run < point.runs.size(); ++run)
                     exceeding.take(n, static_cast<double>(point.runs[run].bytes.value),
                                    static_cast<double>(windowOf(point.setting, run).count.value));
             });
    if (const auto fastest = measurement.drive.fastest) {
        addDoubt(doubts, measurement, DoubtKind::AboveInterface,
                 [&](const MeasuredPoint& point, std::size_t n, Exceeding& exceeding) {
                     exceeding.take(n, point.bytesPerSecond().median, *fastest);
                 });
    }
}

} // namespace

std::vector<Doubt> doubtsAbout(const Measurement& measurement) {
    std::vector<Doubt> doubts;
    const auto cached = std::ranges::count_if(measurement.points, [&](const MeasuredPoint& point) {
        return !measurement.isDirect && (measurement.isInMemory || !point.setting.isSynced);
    });
    if (cached > 0 && measurement.kind != MeasuredKind::NetworkExport)
        doubts.push_back({.kind = DoubtKind::PageCache, .points = static_cast<std::uint64_t>(cached)});
    addDoubtsAboutSyncs(doubts, measurement);
    addDoubtsAboutCaches(doubts, measurement);
    std::uint64_t own = 0;
    for (const auto& point : measurement.points)
        for (const auto& run : point.runs)
            own += run.requests;
    const auto others = measurement.others.value_or(DiskUse{}).requests;
    if (static_cast<double>(others) > othersShare * static_cast<double>(own)) {
        doubts.push_back({.kind = DoubtKind::OtherRequests,
                          .points = measurement.points.size(),
                          .measured = static_cast<double>(others),
                          .limit = static_cast<double>(own)});
    }
    addDoubt(doubts, measurement, DoubtKind::Unsteady,
             [](const MeasuredPoint& point, std::size_t n, Exceeding& exceeding) {
                 exceeding.take(n, point.deciding().share(), steadySpread);
             });
    return doubts;
}

} // namespace atlas
