// SPDX-License-Identifier: GPL-3.0-or-later
// The drive, containers and the layers between file system and disk.
#pragma once

#include "alignment/grid.h"
#include "alignment/stack.h"
#include "alignment/starts.h"
#include "disk/disk.h"
#include "report/language/message.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace atlas {

/// "physical sector" and "4,096 B (device)", and so on. Unknown values are omitted, except sector sizes.
[[nodiscard]] std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive);

/// "disk image (4,096 B logical sectors)": `disk` with the sectors to judge for.
[[nodiscard]] Message withLogicalSectors(Message disk, const Drive& drive);

/// "4 KiB (assumption)", "1 MiB (convention of partitioning tools)", with the first boundary where that is not byte 0;
/// "unknown" with the reason, and with the value where one was rejected.
[[nodiscard]] Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs);

/// Whether the size is unknown, and the user may say it.
[[nodiscard]] bool isLeftToUser(const Granularity& granularity);

// Containers and logical volumes in words, for `info` and the window alike.

/// "LUKS2", "LVM linear volume vg/root". `volume`: the name of a logical volume; empty for other kinds.
[[nodiscard]] Message layerLabel(LayerKind kind, const std::string& volume);

/// "LUKS2", "md member, metadata 1.2, RAID 1 of 2 members, member 0", "LVM linear volume vg/root".
[[nodiscard]] Message containerName(const Layer& layer);

/// "extents of 4 MiB", "chunks of 512 KiB"; nullopt when there are none.
[[nodiscard]] std::optional<Message> unitsText(const Layer& layer);

/// What is inside, or why that cannot be read.
[[nodiscard]] Message insideText(const Container& container);
[[nodiscard]] Message insideText(const LogicalVolume& volume);

/// Why `volume` cannot be read. Precondition: it cannot.
[[nodiscard]] Message obstacleText(const LogicalVolume& volume);
[[nodiscard]] Message obstacleText(VolumeObstacle obstacle, const std::string& detail);

/// "RAID 5", "linear".
[[nodiscard]] Message raidLevelText(std::int32_t level);

/// "at byte 1,048,576", "in 3 pieces, the first at byte 1,048,576"; nullopt when it cannot be read.
[[nodiscard]] std::optional<Message> placeText(const LogicalVolume& volume);

// The rows of the stack as text: their names, the calculation of their start, and their verdicts.

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
