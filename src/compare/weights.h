// SPDX-License-Identifier: GPL-3.0-or-later
// What settings of -G are weighed by, and which differences count.
#pragma once

#include "compare/measure.h"
#include "compare/read_model.h"

namespace atlas {

/// What settings are weighed by: less is better of each.
enum class Weight : std::uint8_t {
    FirstWrite, ///< the works: seconds
    Fsck,
    Find,
    DeleteTree,
    Mount,
    InodeTableDistance, ///< mean, in bytes
    FullestMember, ///< block bitmaps on the fullest member of the RAID array by the mean; else 0
    EraseBlocks, ///< that hold bitmaps; of the use for an SD card, else 0
};
inline constexpr std::size_t weightCount = 8;
[[nodiscard]] std::string_view name(Weight weight); ///< as in JSON, with its unit: "fsck_seconds"

/// What the sentence says of one setting.
struct Weighed {
    std::string label{};
    std::array<double, weightCount> weights{}; ///< in the order of Weight
    Reads reads{}; ///< of the work that the use waits for, where there is one
    FlexGroupSize flexGroupSize{};
    double streamingJumps = 0; ///< seconds for jumps over metadata when all that is not metadata is read
    std::vector<std::uint64_t> load{}; ///< of block bitmaps on each member, with parity
    bool operator==(const Weighed&) const = default;

    [[nodiscard]] double of(Weight weight) const { return weights[static_cast<std::size_t>(weight)]; }
    [[nodiscard]] std::uint64_t rounded(Weight weight) const; ///< of one that is counted or in bytes
};

/// The weight in which the use counts its gain.
[[nodiscard]] Weight weightOf(Use use);

/// In what `chosen` is worse than `reference` by as much as is noticed.
[[nodiscard]] std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference);
/// Whether `better` is in nothing worse than `than`, and noticeably better in something.
[[nodiscard]] bool dominates(const Weighed& better, const Weighed& than);

/// Whether a weight of `to` instead of `from` is a gain that is noticed, see recommendation_thresholds.h.
[[nodiscard]] bool isNoticeable(Weight weight, double from, double to);
[[nodiscard]] bool isTime(Weight weight);
[[nodiscard]] int decimalsOf(Weight weight); ///< as tables show the metric that it is; 0 of a count

[[nodiscard]] Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame);

} // namespace atlas
