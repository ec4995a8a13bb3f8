// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a disk that are read in turn, until one holds an ext file system, where nobody named a volume.
#pragma once

#include "disk/volume_place.h"

namespace atlas {

/// The most certain first: each partition with an ext file system; without one, an ext file system on the whole disk, which beside
/// a partition table may be the rest of an older one; those in containers; each partition for which mayHoldExt() holds, whose
/// superblock may be destroyed; the whole disk if it has no partition table and nothing on it is recognised; what is not
/// recognised in containers.
[[nodiscard]] std::vector<VolumePlace> likelyVolumes(const Disk& disk);

/// The partitions of other types in which nothing was recognised, not even a container: none is expected there.
[[nodiscard]] std::vector<VolumePlace> unlikelyVolumes(const Disk& disk);

} // namespace atlas
