// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a disk that are read in turn, until one holds an ext file system, where nobody named a volume.
#pragma once

#include "disk/volume_place.h"

namespace atlas {

/// What chooseVolume() takes, then, the most certain first: each further partition with an ext file system; those in containers;
/// each partition for which mayHoldExt() holds, whose superblock may be destroyed; what is not recognised in containers. An ext
/// file system on the whole disk beside a partition table, which may be the rest of an older one, is among them only as the first.
[[nodiscard]] std::vector<VolumePlace> likelyVolumes(const Disk& disk);

/// The partitions of other types in which nothing was recognised, not even a container: none is expected there.
[[nodiscard]] std::vector<VolumePlace> unlikelyVolumes(const Disk& disk);

} // namespace atlas
