// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a volume inside the containers of a disk: the data of a RAID 1 member, or a logical volume.
#pragma once

#include "base/error.h"
#include "disk/volume_place.h"

namespace atlas {

/// Whether several logical volumes are called `name`: volumes of two groups may have one name.
[[nodiscard]] bool isAmbiguous(const Disk& disk, const std::string& name);

/// The logical volume `name`. Usage when there is none, and when it isAmbiguous(); precondition of reading it is isReadable().
[[nodiscard]] Result<const LogicalVolume*> namedVolume(const Disk& disk, const std::string& name);

/// What can be read in the containers of `partition`, or of all when none is named, whatever it holds. Outdated members of arrays
/// come last.
[[nodiscard]] std::vector<VolumePlace> innerVolumes(const Disk& disk, std::optional<std::uint32_t> partition = {});

/// The first volume with an ext file system in the containers of `partition`, or of all when none is named; else the first
/// in which nothing is recognised.
[[nodiscard]] std::optional<VolumePlace> likeliestInnerVolume(const Disk& disk,
                                                              std::optional<std::uint32_t> partition = {});

/// The layers to judge when nothing in them can be read: those of the first container of `partition`, or of all when none is
/// named, down to its first logical volume; empty when there are no containers.
[[nodiscard]] std::vector<Layer> outermostLayers(const Disk& disk, std::optional<std::uint32_t> partition = {});

} // namespace atlas
