// SPDX-License-Identifier: GPL-3.0-or-later
// Why a snapshot has no volume, for the commands and the window that need one.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

namespace atlas {

/// The same for an image and for its saved snapshot: what a file is that is no disk, else the error of the reader; of an older
/// snapshot, which lacks that, the finding of an ext volume that could not be read, else what there is instead.
/// `opened`: what the user opened, which is named where the snapshot does not name its image, as a redacted one.
/// Precondition: not Snapshot::hasVolume().
[[nodiscard]] Error whyNoVolume(const Snapshot& snapshot, const std::string& opened);

/// Whether that is all to be said: the rest of the disk was not looked at, or holds what was read, as in snapshots of earlier
/// versions, which tell of one volume that could not be read beside others. Precondition: not Snapshot::hasVolume().
[[nodiscard]] bool isOneVolumeMissing(const Snapshot& snapshot);

/// As whyNoVolume(), of one volume of the disk, by its finding; nullopt where it has none, as what could be read, or was not tried.
[[nodiscard]] std::optional<Error> whyUnreadable(const Snapshot& snapshot, const VolumeName& volume,
                                                 const std::string& opened);

} // namespace atlas
