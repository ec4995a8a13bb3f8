// SPDX-License-Identifier: GPL-3.0-or-later
// Places the logical volumes of LVM volume groups on a disk.
#pragma once

#include "device/read_layers.h"
#include "disk/container.h"

namespace atlas {

/// A physical volume found on the disk.
struct PlacedPhysicalVolume {
    PhysicalVolume physical;
    ByteInterval place{};           ///< on the disk
    std::size_t container = 0;      ///< index of its container
};

/// The visible logical volumes of all groups in `found`, by the most recent metadata of each group; `containers`
/// provides their layers. Volumes with segments outside the disk, or of kinds other than linear and striped, carry an
/// obstacle.
[[nodiscard]] std::vector<LogicalVolume> lvmVolumes(const std::vector<PlacedPhysicalVolume>& found,
                                                    const std::vector<Container>& containers);

} // namespace atlas
