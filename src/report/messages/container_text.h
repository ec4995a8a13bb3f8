// SPDX-License-Identifier: GPL-3.0-or-later
// Containers and logical volumes in words, for `info` and the window alike.
#pragma once

#include "disk/disk.h"
#include "report/messages/message.h"

#include <optional>

namespace atlas {

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

} // namespace atlas
