// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a volume inside the containers of a disk: the data of a RAID 1 member, or a logical volume.
#pragma once

#include "base/error.h"
#include "disk/disk.h"

namespace atlas {

struct InnerVolume {
    std::vector<Layer> layers{};           ///< around it, outermost first; empty when it lies in several places
    std::optional<Placement> placement{};  ///< nullopt: nothing in the layers can be read
    const LogicalVolume* spread = nullptr; ///< set when it lies in several places: its place is that on its diskOf()
    Content content{};                     ///< what was recognised at `placement`
    std::string logicalVolume{};           ///< that it is, or lies in; empty: none
};

/// The innermost logical volume in which `container` lies; empty when it lies in none.
[[nodiscard]] std::string volumeAround(const Container& container);

/// The logical volume `name`. Usage when there is none; precondition of reading it is isReadable().
[[nodiscard]] Result<const LogicalVolume*> namedVolume(const Disk& disk, const std::string& name);

/// Where to read `volume`. Precondition: it is readable.
[[nodiscard]] InnerVolume innerVolume(const LogicalVolume& volume);

/// The first volume with an ext file system in the containers of `partition`, or of all when none is named; else the first
/// in which nothing is recognised; else the layers of the first container alone. Nullopt when there are no containers.
[[nodiscard]] std::optional<InnerVolume> likeliestInnerVolume(const Disk& disk,
                                                              std::optional<std::uint32_t> partition = {});

/// The ext file systems in the containers of `disk`.
[[nodiscard]] std::uint32_t extVolumesInside(const Disk& disk);

} // namespace atlas
