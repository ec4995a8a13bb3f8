// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of a disk a command works on.
#pragma once

#include "base/error.h"
#include "disk/disk.h"

namespace atlas {

struct VolumeChoice {
    Placement placement;
    std::uint32_t extVolumes =
        1; ///< ext file systems recognised on the disk; above 1, the first was taken unless one was named
    bool operator==(const VolumeChoice&) const = default;
};

/// `partition` where it is named, else the first partition that holds ext, else an ext file system of the whole disk, else the
/// first place where one may be whose superblock is destroyed (see mayHoldExt; a disk without table and recognised content).
/// Errors name what the disk holds: Usage for a number that is not there, Unsupported for contents that are not ext.
[[nodiscard]] Result<VolumeChoice> chooseVolume(const Disk& disk, std::optional<std::uint32_t> partition = {});

/// "ext4 in partition 1, swap in partition 2, 1 partition with nothing recognised"; of many, the first few.
[[nodiscard]] std::string contentsOf(const Disk& disk);

} // namespace atlas
