// SPDX-License-Identifier: GPL-3.0-or-later
// The sectors that a partition table leaves for partitions.
#pragma once

#include "disk/disk.h"

namespace atlas {

/// Sectors of one GPT copy with 128 entries of 128 bytes: the header and the entries. The backup has the same size, at the end of
/// the disk.
[[nodiscard]] SectorCount gptCopySectors(const Disk& disk);

/// The sectors that the partition table leaves for partitions.
[[nodiscard]] Interval<Lba> usableSectors(const Disk& disk);

} // namespace atlas
