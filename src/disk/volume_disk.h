// SPDX-License-Identifier: GPL-3.0-or-later
// A logical volume that lies in several places of a disk, as a disk of its own: its positions are those of the volume, and
// its devices say where on the disk they lie, as the kernel does for a device.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"

namespace atlas {

/// Precondition: `volume` is readable.
[[nodiscard]] Disk diskOf(const LogicalVolume& volume, const Disk& disk);

/// The bytes of `volume` in their order, read through `disk`, which must outlive the result. Fails when the map is not sound.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> joinedBytes(const LogicalVolume& volume,
                                                                    const ByteSource& disk);

} // namespace atlas
