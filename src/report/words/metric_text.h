// SPDX-License-Identifier: GPL-3.0-or-later
// Values of metrics, and the load of RAID members.
#pragma once

#include "compare/metric_table.h"
#include "layout/filesystem.h"
#include "report/language/message.h"

#include <span>

namespace atlas {

/// "8,192", "1.9 GiB", "2.58 s", "1.60 %", "3.99". Blocks are shown as a size, since block sizes may differ.
[[nodiscard]] Message metricValue(const Metric& metric, const Measured& measured);
/// Formats a value from Metric::comparable().
[[nodiscard]] Message metricValue(const Metric& metric, double comparable);

/// The signed difference to a baseline: "+128", "−1.9 GiB", "±0".
[[nodiscard]] Message metricDifference(const Metric& metric, const Measured& measured, const Measured& baseline);

/// "8,176 / 16 / 0 / 0": the blocks that each array member writes, in member order. Precondition: `load` is not empty.
[[nodiscard]] Message loadOnEachMember(std::span<const std::uint64_t> load);

/// Which array members hold `bytes`, with the assumption behind it: "chunk 37, member 1 of 0 to 3". The superblock has
/// the chunk (s_raid_stride) and the data disks (s_raid_stripe_width) but no level, so the order of RAID 0 is assumed.
/// `bytes`: within the array, which begins with the disk. Nullopt unless the superblock describes an array that md can
/// make.
[[nodiscard]] std::optional<Message> membersText(const Filesystem& fs, ByteInterval bytes);

} // namespace atlas
