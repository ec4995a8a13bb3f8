// SPDX-License-Identifier: GPL-3.0-or-later
// The volume that the user named: where it lies on the disk, or why it cannot be had, of an image as of its saved snapshot.
#pragma once

#include "disk/volume_place.h"
#include "layout/snapshot.h"
#include "reading/read_image.h"

namespace atlas {

/// The logical volume `name` of `disk`, which can be read. Usage where there is none, Unsupported where it cannot be read or holds
/// something else than ext.
[[nodiscard]] Result<VolumePlace> chooseLogicalVolume(const Disk& disk, const std::string& name);

/// Why `asked`, which is not the volume that `snapshot` holds, cannot be read from its image: the error of who reads the image.
/// nullopt where the snapshot does not tell, as of a volume that was not looked at. `opened`: named where the image is not.
[[nodiscard]] std::optional<Error> whyNotReadable(const Snapshot& snapshot, const VolumeName& asked,
                                                  const std::string& opened);

// Which volume of a disk is read: the one that was named, else the first that can be read.

/// Reads the volume of `result.snapshot.disk` that `options` name, or without them the first of likelyVolumes() and then of
/// unlikelyVolumes() that can be read, into `result`. At most one more than maxOtherVolumes are tried; each ext file system
/// among them that cannot be read is a finding. `mounted`: what the host has mounted of the disk. Returns what was tried: where
/// the snapshot has a volume, the last is that. Fails if the request contradicts the disk.
[[nodiscard]] Result<std::vector<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                                const std::vector<MountedInside>& mounted,
                                                                ImageReading& result);

} // namespace atlas
