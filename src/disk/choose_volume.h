// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the volume of a disk that a command works on.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "disk/volume_place.h"

namespace atlas {

/// Chooses `partition` when given. Else chooses, in this order: the first partition with an ext file system; an ext file
/// system on the whole disk; the first partition for which mayHoldExt() holds, whose superblock may be destroyed; the whole
/// disk if it has no partition table and nothing on it is recognised.
/// Errors describe the disk's contents: Usage for a partition number that does not exist, Unsupported for contents that
/// are not ext.
[[nodiscard]] Result<VolumePlace> chooseVolume(const Disk& disk, std::optional<std::uint32_t> partition = {});

/// What begins at `offset`, counted by hand: the partition that begins there, else what may reach to the end of the disk. Usage
/// for an offset past it.
[[nodiscard]] Result<VolumePlace> chooseVolumeAt(const Disk& disk, const Quantity& offset);

/// The error for `where`, a path, that holds something else.
[[nodiscard]] Error noExtFileSystem(std::string where);

/// Example: "ext4 in partition 1, swap in partition 2, 1 partition with nothing recognised". Long lists are cut after
/// the first few entries.
[[nodiscard]] std::string contentsOf(const Disk& disk);

} // namespace atlas
