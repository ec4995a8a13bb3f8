// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of a disk is read: the one that was named, else the first that can be read.
#pragma once

#include "disk/volume_place.h"
#include "reading/read_image.h"

namespace atlas {

/// Reads the volume of `result.snapshot.disk` that `options` name, or without them the first of likelyVolumes() and then of
/// unlikelyVolumes() that can be read, into `result`. At most one more than maxOtherVolumes are tried; each ext file system
/// among them that cannot be read is a finding. `mounted`: what the host has mounted of the disk. Returns what was tried: where
/// the snapshot has a volume, the last is that. Fails if the request contradicts the disk.
[[nodiscard]] Result<std::vector<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                                const std::vector<MountedInside>& mounted,
                                                                ImageReading& result);

} // namespace atlas
