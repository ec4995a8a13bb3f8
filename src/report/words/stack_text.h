// SPDX-License-Identifier: GPL-3.0-or-later
// The drive, its containers, and the stack of layers between file system and disk, in words.
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

/// "disk image (4,096 B logical sectors)": `disk` with the logical sectors that the verdict assumes.
[[nodiscard]] Message withLogicalSectors(Message disk, const Drive& drive);

/// "4 KiB (assumption)", "1 MiB (convention of partitioning tools)", with the first boundary if that is not byte 0. For
/// an unknown size "unknown" with the reason, and the value if one was rejected.
[[nodiscard]] Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs);

/// Whether the size is unknown and the user may set it.
[[nodiscard]] bool isLeftToUser(const Granularity& granularity);

/// "LUKS2", "LVM linear volume vg/root". `volume`: name of the logical volume; empty for other kinds.
[[nodiscard]] Message layerLabel(LayerKind kind, const std::string& volume);

/// "LUKS2", "md member, metadata 1.2, RAID 1 of 2 members, member 0", "LVM linear volume vg/root".
[[nodiscard]] Message containerName(const Layer& layer);

/// "extents of 4 MiB", "chunks of 512 KiB"; nullopt if there are none.
[[nodiscard]] std::optional<Message> unitsText(const Layer& layer);

/// What is inside, or why that cannot be read.
[[nodiscard]] Message insideText(const Container& container);
[[nodiscard]] Message insideText(const LogicalVolume& volume);

/// Why `volume` cannot be read. Precondition: it cannot.
[[nodiscard]] Message obstacleText(const LogicalVolume& volume);
[[nodiscard]] Message obstacleText(VolumeObstacle obstacle, const std::string& detail);

/// "RAID 5", "linear".
[[nodiscard]] Message raidLevelText(std::int32_t level);

/// "at byte 1,048,576", "in 3 pieces, the first at byte 1,048,576"; nullopt if the volume cannot be read.
[[nodiscard]] std::optional<Message> placeText(const LogicalVolume& volume);

/// "63 × 512 = 32,256; mod 4,096 = 3,584" for a partition; "1,048,576 + 16,777,216" for what lies inside one. Nullopt
/// if nothing is calculated: for the disk, a member of a stacked device, and a partition missing from the table.
[[nodiscard]] std::optional<Message> working(const StackRow& row, const Snapshot& snapshot);
/// The start and its distance from a physical sector boundary: "63 × 512 = 32,256; mod 4,096 = 3,584". In bytes unless
/// it is the start of a partition.
[[nodiscard]] Message working(const StartVerdict& start, const Snapshot& snapshot);

/// "partition 3", "LUKS2 data", "ext4, block 0", "inode tables (128)".
[[nodiscard]] Message stackRowName(const StackRow& row, const Snapshot& snapshot);
/// What begins at the start: "partition 3", "LUKS2 data", "disk".
[[nodiscard]] Message startName(const StartVerdict& start, const Snapshot& snapshot);

/// The source of the row's start: "GPT", "superblock", "group descriptors", "set by you" …; for the disk, the sources
/// of its sector sizes.
[[nodiscard]] Message knownFrom(const StackRow& row, const Snapshot& snapshot);

/// A row's verdict for one granularity: "✓", "✖ +3,584", "✖ partial", "unknown", "—" if it is not judged; for several
/// structures "✓ all 128", "✖ 2 of 128 straddle".
struct StackCell {
    std::string text;
    std::optional<Fit> fit{}; ///< empty if there is no verdict
};

[[nodiscard]] StackCell stackCell(const StackRow& row, GranularityKind granularity);
[[nodiscard]] StackCell stackCell(const GranularityVerdict& verdict);

/// Verdict for each granularity on the starts of partition, layers and file system: "1 of 3 starts lies off RAID stripe
/// 256 KiB; all 3 starts are on physical sector 4 KiB, partitioning 1 MiB; not judged: erase block". Nullopt if no
/// start is judged.
[[nodiscard]] std::optional<Message> stackVerdict(const Stack& stack);

} // namespace atlas
