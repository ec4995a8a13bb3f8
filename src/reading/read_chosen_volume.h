// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and reads the volume that the user named, in an image or its snapshot.
#pragma once

#include "disk/volume_place.h"
#include "layout/claims.h"
#include "layout/snapshot.h"
#include "reading/read_image.h"

namespace atlas {

/// The logical volume `name` of `disk`. Usage if there is none, Unsupported if it cannot be read or holds no ext file
/// system.
[[nodiscard]] Result<VolumePlace> chooseLogicalVolume(const Disk& disk, const std::string& name);

/// The error that reading the image would give for `asked`, which is not the volume of `snapshot`. nullopt if the
/// snapshot does not tell, as for a volume that was not looked at. `opened`: name in the error if the image's is
/// unknown.
[[nodiscard]] std::optional<Error> whyNotReadable(const Snapshot& snapshot, const VolumeName& asked,
                                                  const std::string& opened);

/// Makes the ext file system at `place` the volume of `snapshot`, whose disk holds it. `bytes` are those in which the
/// placement counts, and `claims` were read from them. Adds findings on what lies behind it.
void keepVolume(const VolumePlace& place, const ByteSource& bytes, LayoutClaims claims, Snapshot& snapshot);

// Reads the named volume, else the first readable one.

/// Reads the volume that `options` name into `result`, else the first readable one of likelyVolumes() and then
/// unlikelyVolumes(). Tries at most maxOtherVolumes + 1; unreadable ext file systems among them are findings.
/// `mounted`: what the host has mounted of the disk. Returns the volumes tried, the one that was read last. Fails if
/// the request contradicts the disk.
[[nodiscard]] Result<std::vector<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                                const std::vector<MountedInside>& mounted,
                                                                ImageReading& result);

} // namespace atlas
