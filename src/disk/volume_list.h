// SPDX-License-Identifier: GPL-3.0-or-later
// The volumes of a disk to choose from: partitions with ext, containers and logical volumes.
#pragma once

#include "disk/disk.h"
#include "disk/image_request.h"

#include <variant>

namespace atlas {

/// A place with a real or possible ext file system.
struct ListedVolume {
    std::variant<const Partition*, const Container*, const LogicalVolume*> what; ///< part of the disk; never null
    VolumeName opensBy{}; ///< name for ImageRequest; not given if it cannot be opened

    [[nodiscard]] bool canOpen() const { return opensBy.isGiven(); }
};

/// In the order of `disk`. An LVM physical volume is replaced by its logical volumes if its volume group is known.
/// Names that open are accepted by choosePartition(), namedVolume() and likeliestInnerVolume(), and lead to the same
/// volume.
[[nodiscard]] std::vector<ListedVolume> listVolumes(const Disk& disk);

/// The openable volumes of listVolumes() other than `shown`. Never one on the whole disk, which has no name.
[[nodiscard]] std::vector<ListedVolume> volumesBeside(const Disk& disk, const VolumeName& shown);

/// Whether an ext file system was recognised on `disk`, even an unreadable one.
[[nodiscard]] bool recognisesExt(const Disk& disk);

} // namespace atlas
