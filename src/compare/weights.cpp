// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/weights.h"

#include <cmath>
#include <optional>

namespace atlas {
namespace {

/// The work whose time measures the gain of a use; nullopt if the gain is no time.
std::optional<Work> workOf(Use use) {
    switch (use) {
    case Use::General:
    case Use::Streaming:
    case Use::VmImage:
    case Use::Database: return Work::FirstWrite;
    case Use::SmallFiles: return Work::Fsck;
    case Use::RaidMembers:
    case Use::SdCard: break;
    }
    return {};
}

struct WeightProperties {
    MetricKind metric{}; ///< source of its values
    std::string_view name{}; ///< empty: the metric's name
};

/// Indexed by Weight.
constexpr std::array<WeightProperties, weightCount> properties{
    {{MetricKind::FirstWriteSeconds},
     {MetricKind::FsckSeconds},
     {MetricKind::FindSeconds},
     {MetricKind::DeleteTreeSeconds},
     {MetricKind::MountSeconds},
     {MetricKind::InodeTableDistanceMean, "inode_table_distance_bytes"}, // the metric of this name is in blocks
     {MetricKind::RaidBlockBitmapImbalance},
     {MetricKind::BitmapEraseBlocks}}};
static_assert(static_cast<std::size_t>(Weight::Mount) + 1 == allWorks.size(), "weightOf() takes a Work for its Weight");
static_assert(static_cast<std::size_t>(Weight::EraseBlocks) + 1 == properties.size());

const WeightProperties& propertiesOf(Weight weight) { return properties.at(static_cast<std::size_t>(weight)); }

Unit unitOf(Weight weight) { return metricOf(weight).unit; }

/// In the unit of Metric::comparable().
double leastNoticed(Unit unit) {
    return unit == Unit::Seconds   ? noticeableSeconds
           : traitsOf(unit).isSize ? static_cast<double>(noticeableDistance.value)
                                   : 0;
}

} // namespace

const Metric& metricOf(Weight weight) { return metric(propertiesOf(weight).metric); }

std::uint64_t Weighed::rounded(Weight weight) const { return static_cast<std::uint64_t>(std::llround(of(weight))); }

bool isTime(Weight weight) { return unitOf(weight) == Unit::Seconds; }

int decimalsOf(Weight weight) { return metricOf(weight).decimals; }

double burden(Weight weight, double value) {
    return weight == Weight::FullestMember && value > 0 ? 1 + bitmapShareOfWrites * (value - 1) : value;
}

bool isNoticeable(Weight weight, double from, double to) {
    from = burden(weight, from);
    to = burden(weight, to);
    const auto gain = from - to;
    return gain > 0 && gain >= noticeableShare * from && gain >= leastNoticed(unitOf(weight));
}

Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame) {
    const auto& m = setting.measured;
    Weighed weighed{.label = setting.label, .flexGroupSize = setting.flexGroupSize};
    for (std::size_t n = 0; n < weightCount; ++n)
        weighed.weights[n] = metric(properties[n].metric).comparable(m);
    if (m.load)
        weighed.load = m.load->blockBitmaps;
    if (use != Use::SdCard)
        weighed.weights[static_cast<std::size_t>(Weight::EraseBlocks)] = 0;
    if (const auto work = workOf(use))
        weighed.reads = m.metrics.of(*work);
    weighed.findReads = m.metrics.of(Work::Find).requests;
    weighed.streamingJumps = static_cast<double>(m.metrics.metadataFreeStretches) * frame.model.secondsPerRead;
    return weighed;
}

Weight weightOf(Use use) {
    if (const auto work = workOf(use))
        return static_cast<Weight>(*work);
    return use == Use::RaidMembers ? Weight::FullestMember : Weight::EraseBlocks;
}

const Metric& decidingMetric(Use use) { return metricOf(weightOf(use)); }

bool isOfWorstCase(Weight weight) { return weight == Weight::FirstWrite; }

std::string_view name(Weight weight) {
    const auto& own = propertiesOf(weight).name;
    return own.empty() ? metricOf(weight).name : own;
}

std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference) {
    std::vector<Weight> found;
    for (std::size_t n = 0; n < weightCount; ++n) {
        const auto weight = static_cast<Weight>(n);
        if (isNoticeable(weight, chosen.of(weight), reference.of(weight)))
            found.push_back(weight);
    }
    return found;
}

bool dominates(const Weighed& better, const Weighed& than) {
    bool gains = false;
    for (std::size_t n = 0; n < weightCount; ++n) {
        if (better.weights[n] > than.weights[n])
            return false;
        gains = gains || isNoticeable(static_cast<Weight>(n), than.weights[n], better.weights[n]);
    }
    return gains;
}

} // namespace atlas
