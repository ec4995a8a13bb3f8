// SPDX-License-Identifier: GPL-3.0-or-later
// Findings on the whole disk: its partition table, layers, and what could not be read.
#pragma once

#include "base/byte_source.h"
#include "device/mounts.h"
#include "disk/image_request.h"
#include "disk/volume_place.h"
#include "layout/snapshot.h"
#include "reading/read_image.h"

namespace atlas {

void addTableFaults(Snapshot& snapshot);

/// On contents with the signatures of several formats, as after a device was not wiped.
void addAmbiguousContents(Snapshot& snapshot);

/// For all containers, or only the one in partition `asked`.
void addLayerFaults(std::optional<std::uint32_t> asked, Snapshot& snapshot);

/// For an unreadable ext file system that the user did not name; for a named one, the command fails.
[[nodiscard]] Finding unreadableVolume(const VolumeName& volume, const Error& why);

/// A finding per read error, even if the reader tolerated it.
void addReadErrors(const ReadErrorLog& source, std::vector<Finding>& findings);

// The volumes of an image other than the chosen one.

/// A hostile table may list thousands of partitions, each as costly as a volume.
inline constexpr std::uint64_t maxOtherVolumes = 64;

/// Reads other ext file systems, or places that may hold one, in partitions, containers and logical volumes, and keeps
/// in the snapshot of `result` what their alignment requires; with ImageOptions::everyVolume also the volumes
/// themselves, in ImageReading::others. Appends a finding for each faulty volume and for each place not looked at, so
/// that an all-clear covers the rest. If a volume was named, only its partition is looked at. `tried`: from
/// readChosenVolume(); places in it are not read again, and its unreadable ext file systems have findings already.
/// Reads at most maxOtherVolumes, `tried` included, not counting the chosen one. `mounted`: what the host has mounted
/// of the disk.
void lookAtOtherVolumes(const ByteSource& source, const std::vector<VolumePlace>& tried, const ImageOptions& options,
                        const std::vector<MountedInside>& mounted, ImageReading& result);

} // namespace atlas
