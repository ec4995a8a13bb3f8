// SPDX-License-Identifier: GPL-3.0-or-later
// The health of the volumes of an image besides the one that was chosen.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas {

/// What was read as the chosen volume, or could not be.
struct TriedVolume {
    Placement placement;
    ByteMap
        pieces{}; ///< of a logical volume that lies in several places, in whose bytes the placement counts; else empty
};

/// Reads what is or may be an ext file system in the partitions, containers and logical volumes, except the chosen one, and
/// appends a finding for each that is not sound and for each that was not looked at: an all-clear covers all of the image but
/// what is named. A chosen ext volume that could not be read has its finding already.
void judgeOtherVolumes(const ByteSource& source, const std::optional<TriedVolume>& tried, Snapshot& snapshot);

} // namespace atlas
