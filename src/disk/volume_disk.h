// SPDX-License-Identifier: GPL-3.0-or-later
// A logical volume that lies in several places of a disk, as a disk of its own: its positions are those of the volume, and
// its devices say where on the disk they lie, as the kernel does for a device.
#pragma once

#include "base/byte_source.h"
#include "disk/volume_place.h"

namespace atlas {

/// Precondition: `place` is that of a logical volume in several places of `disk`.
[[nodiscard]] Disk diskOf(const VolumePlace& place, const Disk& disk);

/// The bytes that the placement of `place` counts in, read through `disk`, which must outlive the result: those of the disk, or
/// of a volume in several places its own in their order. Fails when its map is not sound.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> bytesAround(const VolumePlace& place, const ByteSource& disk);

} // namespace atlas
