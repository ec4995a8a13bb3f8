// SPDX-License-Identifier: GPL-3.0-or-later
// The layers in partitions, and the containers that they make up.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "disk/layer.h"
#include "ondisk/lvm.h"

#include <string>
#include <vector>

namespace atlas {

/// An LVM physical volume: its label, and the volume group by its own metadata, which may be absent.
struct PhysicalVolume {
    LvmLabel label;
    std::optional<LvmGroup> group{};
};

inline constexpr std::size_t maxLayers = 8; ///< around one volume

struct LayersRead {
    std::vector<Layer> layers{};  ///< outermost first
    std::vector<std::string> arrays{}; ///< for each layer the UUID of its md array; empty for others
    ByteInterval inner{};         ///< data of the innermost layer
    ByteInterval around{};        ///< the innermost layer itself
    std::optional<PhysicalVolume> physical{}; ///< set when the innermost layer is one
};

/// The layers at `place`; continues inside a readable layer. Ignores headers that are damaged or that point past the end of
/// `place`.
[[nodiscard]] LayersRead readLayers(const ByteSource& source, ByteInterval place);

// Finds the containers on a disk (LUKS, LVM, md) and the logical volumes in them.

struct ContainerPlace {
    ByteInterval bytes;
    std::optional<std::uint32_t> partition{}; ///< its number, when it is one
};

/// Looks at the start of each of `places`, and into all that can be read there in place: members of a RAID 1, and contiguous
/// logical volumes. Leaves contents unrecognised.
[[nodiscard]] ContainerList findContainers(const ByteSource& source, const std::vector<ContainerPlace>& places);

/// The containers in the partitions of `disk`, or on all of it when there is no table, with what they hold as recognised by
/// libblkid.
[[nodiscard]] ContainerList readContainers(const ByteSource& source, const Disk& disk);

} // namespace atlas
