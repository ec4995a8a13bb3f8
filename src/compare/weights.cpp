// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/weights.h"

#include "compare/metric_table.h"
#include "compare/recommendation.h"

#include <cmath>

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
    std::optional<MetricKind> metric{}; ///< source of its values
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
     {std::nullopt, "bitmap_erase_blocks"}}};
static_assert(static_cast<std::size_t>(Weight::Mount) + 1 == allWorks.size(), "weightOf() takes a Work for its Weight");
static_assert(static_cast<std::size_t>(Weight::EraseBlocks) + 1 == properties.size());

const WeightProperties& propertiesOf(Weight weight) { return properties.at(static_cast<std::size_t>(weight)); }

Unit unitOf(Weight weight) {
    const auto kind = propertiesOf(weight).metric;
    return kind ? metric(*kind).unit : Unit::Count;
}

/// In the unit of Metric::comparable().
double leastNoticed(Unit unit) {
    return unit == Unit::Seconds   ? noticeableSeconds
           : traitsOf(unit).isSize ? static_cast<double>(noticeableDistance.value)
                                   : 0;
}

} // namespace

std::uint64_t Weighed::rounded(Weight weight) const { return static_cast<std::uint64_t>(std::llround(of(weight))); }

bool isTime(Weight weight) { return unitOf(weight) == Unit::Seconds; }

int decimalsOf(Weight weight) {
    const auto kind = propertiesOf(weight).metric;
    return kind ? metric(*kind).decimals : 0;
}

bool isNoticeable(Weight weight, double from, double to) {
    const auto gain = from - to;
    return gain > 0 && gain >= noticeableShare * from && gain >= leastNoticed(unitOf(weight));
}

Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame) {
    const auto& m = setting.measured;
    Weighed weighed{.label = setting.label, .flexGroupSize = setting.flexGroupSize};
    for (std::size_t n = 0; n < weightCount; ++n) {
        const auto kind = properties[n].metric;
        weighed.weights[n] = kind ? metric(*kind).comparable(m) : 0;
    }
    if (m.load)
        weighed.load = m.load->blockBitmaps;
    if (use == Use::SdCard)
        weighed.weights[static_cast<std::size_t>(Weight::EraseBlocks)] = static_cast<double>(m.bitmapEraseBlocks);
    if (const auto work = workOf(use))
        weighed.reads = m.metrics.of(*work);
    weighed.streamingJumps = static_cast<double>(m.metrics.metadataFreeStretches) * frame.model.secondsPerRead;
    return weighed;
}

Weight weightOf(Use use) {
    if (const auto work = workOf(use))
        return static_cast<Weight>(*work);
    return use == Use::RaidMembers ? Weight::FullestMember : Weight::EraseBlocks;
}

std::string_view name(Weight weight) {
    const auto& [kind, own] = propertiesOf(weight);
    return own.empty() && kind ? metric(*kind).name : own;
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
