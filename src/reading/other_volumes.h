// SPDX-License-Identifier: GPL-3.0-or-later
// The volumes of an image besides the one that was chosen.
#pragma once

#include "base/byte_source.h"
#include "disk/volume_place.h"
#include "layout/snapshot.h"

namespace atlas {

/// Reads what is or may be an ext file system in the partitions, containers and logical volumes, except the chosen one; keeps in
/// `snapshot` what their alignment follows from, and appends a finding for each that is not sound and for each that was not
/// looked at: an all-clear covers all of the image but what is named. Where a volume was named, that is the rest of the disk, and
/// only what its partition holds is looked at. `tried`: what was read as the chosen volume, or could not be; a chosen ext volume
/// that could not be read has its finding already. `maxGroups`: see ReadOptions.
void lookAtOtherVolumes(const ByteSource& source, const std::optional<VolumePlace>& tried, std::uint64_t maxGroups,
                        Snapshot& snapshot);

} // namespace atlas
