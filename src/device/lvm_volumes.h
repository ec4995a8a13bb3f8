// SPDX-License-Identifier: GPL-3.0-or-later
// Places the logical volumes of LVM volume groups on a disk.
#pragma once

#include "device/read_layers.h"
#include "disk/container.h"

namespace atlas {

/// A physical volume that was found on the disk.
struct PlacedPhysicalVolume {
    PhysicalVolume physical;
    ByteInterval place{};           ///< on the disk
    std::size_t container = 0;      ///< index of the container that it is
};

/// The visible logical volumes of all groups in `found`, by the most recent metadata of each group. `containers` gives their
/// layers. Volumes whose segments do not all lie on the disk, or are of kinds that map their bytes by other rules than
/// linear and striped ones, carry the obstacle.
[[nodiscard]] std::vector<LogicalVolume> lvmVolumes(const std::vector<PlacedPhysicalVolume>& found,
                                                    const std::vector<Container>& containers);

} // namespace atlas
