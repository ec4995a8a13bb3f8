// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of a disk is opened.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "disk/volume_place.h"

namespace atlas {

/// The most certain first: each partition with an ext file system; without one, an ext file system on the whole disk, which beside
/// a partition table may be the rest of an older one; those in containers; each partition for which mayHoldExt() holds, whose
/// superblock may be destroyed; the whole disk if it has no partition table and nothing on it is recognised; what is not
/// recognised in containers.
[[nodiscard]] std::vector<VolumePlace> likelyVolumes(const Disk& disk);

/// The partitions of other types in which nothing was recognised, not even a container: none is expected there.
[[nodiscard]] std::vector<VolumePlace> unlikelyVolumes(const Disk& disk);

// Chooses a volume inside the containers of a disk: the data of a RAID 1 member, or a logical volume.

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

// Chooses the volume of a disk that the user named, by partition or offset; volume_candidates.h lists those to try otherwise.

/// The partition, which may hold an ext file system. Usage where there is none of that number; Unsupported, with what it holds,
/// where that is something else.
[[nodiscard]] Result<VolumePlace> choosePartition(const Disk& disk, std::uint32_t number);

/// What begins at `offset`, counted by hand: the partition that begins there, else what may reach to the end of the disk. Usage
/// for an offset past it.
[[nodiscard]] Result<VolumePlace> chooseVolumeAt(const Disk& disk, const Quantity& offset);

/// Unsupported, with what the disk holds instead.
[[nodiscard]] Error noExtOn(const Disk& disk);

/// The error for `where`, a path, that holds something else.
[[nodiscard]] Error noExtFileSystem(std::string where);

/// Example: "ext4 in partition 1, swap in partition 2, 1 partition with nothing recognised". Long lists are cut after
/// the first few entries.
[[nodiscard]] std::string contentsOf(const Disk& disk);

} // namespace atlas
