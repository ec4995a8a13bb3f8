// SPDX-License-Identifier: GPL-3.0-or-later
// The figures by which settings are weighed for a use.
#pragma once

#include "compare/measure.h"
#include "compare/metric_table.h"
#include "compare/read_model.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// A difference is noticeable from 5 % of the whole, from 50 ms for times and from 1 MiB (one request) for distances.
inline constexpr double noticeableShare = 0.05;
inline constexpr double noticeableSeconds = 0.05;
inline constexpr ByteCount noticeableDistance{MiB};
/// The share in the 13 blocks written where the most metadata are, for a new file of one block in each commit: its data;
/// block bitmap, inode bitmap, descriptor, inode table and directory, each in the journal and in its place; two blocks of
/// the commit.
inline constexpr double bitmapShareOfWrites = 1.0 / 13;

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
    std::uint64_t findReads = 0; ///< for `find /`
    double streamingJumps = 0; ///< seconds for jumps over metadata when everything else is read
    std::vector<std::uint64_t> load{}; ///< block bitmaps on each member, with parity
    bool operator==(const Weighed&) const = default;

    [[nodiscard]] double of(Weight weight) const { return weights[static_cast<std::size_t>(weight)]; }
    [[nodiscard]] std::uint64_t rounded(Weight weight) const; ///< for counts and bytes
};

/// The weight that measures the gain for `use`.
[[nodiscard]] Weight weightOf(Use use);
/// The metric of that weight, which tables name.
[[nodiscard]] const Metric& decidingMetric(Use use);
/// Whether that weight is of a worst case, in which a file system is seldom: the first write after a mount, with every
/// group too fragmented for it and no bitmap in memory. Otherwise the kernel passes over full groups by their
/// descriptors, stops at the first extent that fits, and since Linux 5.13 reads the bitmaps ahead, with every -G.
[[nodiscard]] bool isOfWorstCase(Weight weight);

/// Weights in which `chosen` is noticeably worse.
[[nodiscard]] std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference);
/// Whether `better` is nowhere worse and somewhere noticeably better.
[[nodiscard]] bool dominates(const Weighed& better, const Weighed& than);

/// Whether the change of a weight is a noticeable gain; thresholds in recommendation.h.
[[nodiscard]] bool isNoticeable(Weight weight, double from, double to);
[[nodiscard]] bool isTime(Weight weight);
[[nodiscard]] int decimalsOf(Weight weight); ///< as in tables; 0 for counts

[[nodiscard]] Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame);

/// The metric from which a weight takes its values.
[[nodiscard]] const Metric& metricOf(Weight weight);
/// What the fullest member writes of everything, relative to the mean, if the rest is even. Other weights as they are.
[[nodiscard]] double burden(Weight weight, double value);

} // namespace atlas
