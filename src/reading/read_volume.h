// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the volume at a place of a disk, if asked for as it is after the replay of its journal.
#pragma once

#include "base/overlay_source.h"
#include "device/mounts.h"
#include "disk/volume_place.h"
#include "ext4/read_layout.h"
#include "reading/read_image.h"

namespace atlas {

struct VolumeReading {
    std::shared_ptr<const ByteSource> bytes; ///< in which the placement counts; from the journal where it was replayed
    LayoutClaims claims;
    Overlay overlay{}; ///< of the disk; empty unless the journal was replayed
};

/// `disk` must outlive the result. With ImageOptions::replay, fails if a journal that holds transactions cannot be
/// replayed, or if the volume is mounted.
[[nodiscard]] Result<VolumeReading> readVolume(const VolumePlace& place, const ByteSource& disk,
                                               const ImageOptions& options, const std::vector<MountedInside>& mounted,
                                               ReadOptions reading);

} // namespace atlas
