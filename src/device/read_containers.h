// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the containers on a disk (LUKS, LVM, md) and the logical volumes in them.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"

namespace atlas {

struct ContainerPlace {
    ByteInterval bytes;
    std::optional<std::uint32_t> partition{}; ///< its number, when it is one
};

/// Looks at the start of each of `places`, and into all that can be read there in place: members of a RAID 1, and contiguous
/// logical volumes. Leaves contents unrecognised.
[[nodiscard]] ContainerList findContainers(const ByteSource& source, const std::vector<ContainerPlace>& places);

/// The containers in the partitions of `disk`, or on all of it when there is no table, with what they hold as recognised by
/// libblkid.
[[nodiscard]] ContainerList readContainers(const ByteSource& source, const Disk& disk);

} // namespace atlas
