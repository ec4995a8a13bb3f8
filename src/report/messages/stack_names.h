// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the stack as text: their names, the calculation of their start, and their verdicts.
#pragma once

#include "alignment/stack.h"
#include "alignment/starts.h"
#include "report/messages/message.h"

#include <string>

namespace atlas {

/// "63 × 512 = 32,256; mod 4,096 = 3,584" for a partition; "1,048,576 + 16,777,216" for what lies in it. nullopt where
/// nothing is calculated: for the disk, a member of a stacked device, and a partition that is not in the table.
[[nodiscard]] std::optional<Message> working(const StackRow& row, const Snapshot& snapshot);
/// The start and its distance from the physical sector below: "63 × 512 = 32,256; mod 4,096 = 3,584", in bytes where it is
/// not that of a partition.
[[nodiscard]] Message working(const StartVerdict& start, const Snapshot& snapshot);

/// "partition 3", "LUKS2 data", "ext4, block 0", "inode tables (128)".
[[nodiscard]] Message stackRowName(const StackRow& row, const Snapshot& snapshot);
/// What begins there: "partition 3", "LUKS2 data", "disk".
[[nodiscard]] Message startName(const StartVerdict& start, const Snapshot& snapshot);

/// The source of the row's start: "GPT", "superblock", "group descriptors", "set by you" …; for the disk, the sources of its
/// sector sizes.
[[nodiscard]] Message knownFrom(const StackRow& row, const Snapshot& snapshot);

/// What a row is by a granularity: "✓", "✖ +3,584", "✖ partial", "unknown", "—" where it is not judged; of structures "✓ all 128",
/// "✖ 2 of 128 straddle", "✓" of a single one.
struct StackCell {
    std::string text;
    std::optional<Fit> fit{}; ///< where it counts
};

[[nodiscard]] StackCell stackCell(const StackRow& row, GranularityKind granularity);
[[nodiscard]] StackCell stackCell(const GranularityVerdict& verdict);

/// Whether what begins above the disk (partition, layers, file system) does so on each granularity: "1 of 3 starts lies off RAID
/// stripe 256 KiB; all 3 starts are on physical sector 4 KiB, partitioning 1 MiB; not judged: erase block"; nullopt where nothing begins.
[[nodiscard]] std::optional<Message> stackVerdict(const Stack& stack);

} // namespace atlas
