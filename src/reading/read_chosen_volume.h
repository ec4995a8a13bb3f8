// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of a disk is read: the one that was named, else the first ext file system, else one inside a container.
#pragma once

#include "disk/volume_place.h"
#include "reading/read_image.h"

namespace atlas {

/// Reads the volume of `result.snapshot.disk` that `options` name, or that is chosen without them, into `result`. Returns what was
/// read as the volume, or could not be. Fails if the request contradicts the disk.
[[nodiscard]] Result<std::optional<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                                  ImageReading& result);

} // namespace atlas
