// SPDX-License-Identifier: GPL-3.0-or-later
// Inodes that were deleted while open: the list that begins in the superblock, and the orphan file. The kernel removes
// them when it mounts.
#pragma once

#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"

#include <vector>

namespace atlas {

/// In no order. A list that leads to an impossible inode, or back, is a fault.
[[nodiscard]] std::vector<std::uint32_t> readOrphans(const CheckedVolume& volume, FileFaults& faults);

} // namespace atlas
