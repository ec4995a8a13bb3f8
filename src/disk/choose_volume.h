// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the volume of a disk that is opened.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "disk/volume_place.h"

namespace atlas {

/// Candidates, the most certain first: partitions with ext; else ext on the whole disk (next to a partition table
/// possibly a leftover); ext in containers; partitions with mayHoldExt(), whose superblock may be destroyed; the whole
/// disk if it has no partition table and nothing is recognised; unrecognised content of containers.
[[nodiscard]] std::vector<VolumePlace> likelyVolumes(const Disk& disk);

/// Partitions of other types with nothing recognised, not even a container: ext is not expected there.
[[nodiscard]] std::vector<VolumePlace> unlikelyVolumes(const Disk& disk);

/// Whether several logical volumes have this name: volume groups of the same name may contain volumes of the same name.
[[nodiscard]] bool isAmbiguous(const Disk& disk, const std::string& name);

/// The logical volume `name`, which need not be readable. Usage if there is none, or if the name is ambiguous.
[[nodiscard]] Result<const LogicalVolume*> namedVolume(const Disk& disk, const std::string& name);

/// The readable volumes in the containers of `partition`, or of all partitions by default, whatever they hold. Outdated
/// members of arrays come last.
[[nodiscard]] std::vector<VolumePlace> innerVolumes(const Disk& disk, std::optional<std::uint32_t> partition = {});

/// The first of innerVolumes() with an ext file system, else the first with nothing recognised.
[[nodiscard]] std::optional<VolumePlace> likeliestInnerVolume(const Disk& disk,
                                                              std::optional<std::uint32_t> partition = {});

/// The layers to judge if nothing in them can be read: those of the first container of `partition`, or of all by
/// default, down to its first logical volume; empty without containers.
[[nodiscard]] std::vector<Layer> outermostLayers(const Disk& disk, std::optional<std::uint32_t> partition = {});

/// The partition, if it may hold an ext file system. Usage without such a partition, Corrupt if it lies past the end,
/// Unsupported (stating its content) for any other content.
[[nodiscard]] Result<VolumePlace> choosePartition(const Disk& disk, std::uint32_t number);

/// The partition, whatever it holds now. Fails like choosePartition() for the rest.
[[nodiscard]] Result<VolumePlace> wholePartition(const Disk& disk, std::uint32_t number);

/// The volume at `offset`: the partition that begins there, else all up to the end of the disk. Usage past the end.
[[nodiscard]] Result<VolumePlace> chooseVolumeAt(const Disk& disk, const Quantity& offset);

/// Unsupported, stating the content of the disk.
[[nodiscard]] Error noExtOn(const Disk& disk);

/// The error for the path `where` that holds something else.
[[nodiscard]] Error noExtFileSystem(std::string where);

/// "ext4 in partition 1, swap in partition 2, 1 partition with nothing recognised"; long lists are cut.
[[nodiscard]] std::string contentsOf(const Disk& disk);

} // namespace atlas
