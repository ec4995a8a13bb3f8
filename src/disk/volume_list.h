// SPDX-License-Identifier: GPL-3.0-or-later
// What a disk offers to choose from: the partitions with ext, the containers, and the logical volumes.
#pragma once

#include "disk/disk.h"
#include "disk/image_request.h"

#include <variant>

namespace atlas {

/// A place where an ext file system lies or may lie.
struct ListedVolume {
    std::variant<const Partition*, const Container*, const LogicalVolume*> what; ///< of the disk; never null
    VolumeName opensBy{}; ///< what ImageRequest names to open it; none where it cannot be opened

    [[nodiscard]] bool canOpen() const { return opensBy.isGiven(); }
};

/// In the order of `disk`. An LVM physical volume is listed as its logical volumes, where its volume group is known. What
/// can be opened is what choosePartition(), namedVolume() and likeliestInnerVolume() accept and take for the same volume.
[[nodiscard]] std::vector<ListedVolume> listVolumes(const Disk& disk);

/// Those of listVolumes() that can be opened instead of the volume called `shown`. One on the whole disk is never among them, for
/// no name opens it.
[[nodiscard]] std::vector<ListedVolume> volumesBeside(const Disk& disk, const VolumeName& shown);

/// Whether an ext file system was recognised on `disk`, even where it cannot be read.
[[nodiscard]] bool recognisesExt(const Disk& disk);

} // namespace atlas
