// SPDX-License-Identifier: GPL-3.0-or-later
// Values of metrics, and the load of RAID members.
#pragma once

#include "compare/metric_table.h"
#include "layout/filesystem.h"
#include "report/language/message.h"

#include <span>

namespace atlas {

/// "8,192", "1.9 GiB", "2.58 s", "1.60 %", "3.99"; blocks are shown as a size, since block sizes may differ.
[[nodiscard]] Message metricValue(const Metric& metric, const Measured& measured);
/// The same of a value that Metric::comparable() gave.
[[nodiscard]] Message metricValue(const Metric& metric, double comparable);

/// The difference to a baseline, with its sign: "+128", "−1.9 GiB", "±0".
[[nodiscard]] Message metricDifference(const Metric& metric, const Measured& measured, const Measured& baseline);

/// "8,176 / 16 / 0 / 0": the blocks that each member of an array writes, in the order of the members. Precondition: there are
/// members.
[[nodiscard]] Message loadOnEachMember(std::span<const std::uint64_t> load);

// Which members of the array that the superblock tells of hold a structure.

/// "chunk 37, member 1 of 0 to 3", with the assumption behind it: the superblock knows chunk (s_raid_stride) and data disks
/// (s_raid_stripe_width), no level, so that the order is that of RAID 0. `bytes` are of the array, which begins with the disk.
/// Nullopt where the superblock tells of no array that md makes.
[[nodiscard]] std::optional<Message> membersText(const Filesystem& fs, ByteInterval bytes);

} // namespace atlas
