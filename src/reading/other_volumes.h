// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of the whole disk: its partition table, the layers in it, and what could not be read.
#pragma once

#include "base/byte_source.h"
#include "disk/image_request.h"
#include "disk/volume_place.h"
#include "layout/snapshot.h"

namespace atlas {

void addTableFaults(Snapshot& snapshot);

/// Of the contents that bear the signatures of several formats, as a device has whose old content was not wiped.
void addAmbiguousContents(Snapshot& snapshot);

/// Of the container in partition `asked` alone, where one was asked for.
void addLayerFaults(std::optional<std::uint32_t> asked, Snapshot& snapshot);

/// Of an ext file system that cannot be read, and that nobody asked for by name: else that is the error of the command.
[[nodiscard]] Finding unreadableVolume(const VolumeName& volume, const Error& why);

/// Each read error, even where the code that read the data tolerated it.
void addReadErrors(const ReadErrorLog& source, std::vector<Finding>& findings);

// The volumes of an image besides the one that was chosen.

/// A hostile table lists thousands of partitions, each of which may cost as much as a volume.
inline constexpr std::uint64_t maxOtherVolumes = 64;

/// Reads what is or may be an ext file system in the partitions, containers and logical volumes, except the chosen one; keeps in
/// `snapshot` what their alignment follows from, and appends a finding for each that is not sound and for each that was not
/// looked at: an all-clear covers all of the image but what is named. Where a volume was named, that is the rest of the disk, and
/// only what its partition holds is looked at. `tried`: by readChosenVolume(); what could not be read of it is not read again, and
/// an ext file system among it has its finding already. With it, maxOtherVolumes are read at most besides the chosen one.
/// `maxGroups`: see ReadOptions.
void lookAtOtherVolumes(const ByteSource& source, const std::vector<VolumePlace>& tried, std::uint64_t maxGroups,
                        Snapshot& snapshot);

} // namespace atlas
