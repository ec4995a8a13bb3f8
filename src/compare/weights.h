// SPDX-License-Identifier: GPL-3.0-or-later
// Weights for settings of -G, and noticeable differences.
#pragma once

#include "compare/measure.h"
#include "compare/read_model.h"

namespace atlas {

/// Less is better for each.
enum class Weight : std::uint8_t {
    FirstWrite, ///< the works, in seconds
    Fsck,
    Find,
    DeleteTree,
    Mount,
    InodeTableDistance, ///< mean, in bytes
    FullestMember, ///< block bitmaps on the fullest RAID member, relative to the mean; 0 without an array
    EraseBlocks, ///< with bitmaps; 0 unless the use is an SD card
};
inline constexpr std::size_t weightCount = 8;
[[nodiscard]] std::string_view name(Weight weight); ///< in JSON, with the unit: "fsck_seconds"

/// One setting with its weights and the figures for its sentence.
struct Weighed {
    std::string label{};
    std::array<double, weightCount> weights{}; ///< in the order of Weight
    Reads reads{}; ///< of the work that the use waits for, if any
    FlexGroupSize flexGroupSize{};
    double streamingJumps = 0; ///< seconds for jumps over metadata when everything else is read
    std::vector<std::uint64_t> load{}; ///< block bitmaps on each member, with parity
    bool operator==(const Weighed&) const = default;

    [[nodiscard]] double of(Weight weight) const { return weights[static_cast<std::size_t>(weight)]; }
    [[nodiscard]] std::uint64_t rounded(Weight weight) const; ///< for counts and bytes
};

/// The weight that measures the gain for `use`.
[[nodiscard]] Weight weightOf(Use use);

/// Weights in which `chosen` is noticeably worse.
[[nodiscard]] std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference);
/// Whether `better` is nowhere worse and somewhere noticeably better.
[[nodiscard]] bool dominates(const Weighed& better, const Weighed& than);

/// Whether the change of a weight is a noticeable gain; thresholds in recommendation.h.
[[nodiscard]] bool isNoticeable(Weight weight, double from, double to);
[[nodiscard]] bool isTime(Weight weight);
[[nodiscard]] int decimalsOf(Weight weight); ///< as in tables; 0 for counts

[[nodiscard]] Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame);

} // namespace atlas
