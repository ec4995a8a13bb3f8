// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about a plan, with their full stops.
#pragma once

#include "compare/recommendation.h"
#include "report/messages/message.h"

namespace atlas {

/// "Planned as e2fsprogs 1.47.0 places it, with /etc/mke2fs.conf."
[[nodiscard]] Message plannedAs(const PlanOrigin& origin);
/// The same above a table in which * marks the default of mke2fs.
[[nodiscard]] Message plannedWithDefaultMarked(const PlanOrigin& origin);

/// "Nothing is written to any disk."; of layouts that were grown to a size, that temporary files are.
[[nodiscard]] Message whatIsWritten(const std::optional<ByteCount>& grownTo);

/// "default": what mke2fs takes without -G.
[[nodiscard]] Message defaultLabel();
/// What layouts are planned for: "Planned for a device of 1 TiB. The volume starts at byte 0 of its array. The array: RAID 6 of
/// 10 disks with chunks of 512 KiB."
[[nodiscard]] Message deviceText(const MeasuredComparison& comparison);

/// "recommended": the setting for the use.
[[nodiscard]] Message recommendedLabel();
/// "baseline": that layout of several whose figures are subtracted from the others'.
[[nodiscard]] Message baselineLabel();

/// "Made by: mke2fs -t ext4 DEVICE"
[[nodiscard]] Message madeBy(std::string_view command);

/// "The volume starts at byte 1,048,576 of its disk. Model: 5 ms for each jump to another place and 150 MB/s, requests of at
/// most 1 MiB.", or of its array; where layouts start at different bytes with those of each: "Starting at byte 32,256 of the
/// disk: old.img."
[[nodiscard]] Message frameText(const MeasuredComparison& comparison);
/// "The volume starts at byte 32,256 of its disk."
[[nodiscard]] Message diskStartText(const MeasureFrame& frame, ByteOffset start);

} // namespace atlas
