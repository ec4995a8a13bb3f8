// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the volume of a disk that the user named, by partition or offset; volume_candidates.h lists those to try otherwise.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "disk/volume_place.h"

namespace atlas {

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
