// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the layers in partitions (LUKS, LVM, md), and finds the containers and logical volumes they form.
#pragma once

#include "base/byte_source.h"
#include "disk/container.h"
#include "disk/disk.h"
#include "disk/layer.h"
#include "ondisk/lvm.h"

#include <string>
#include <vector>

namespace atlas {

/// An LVM physical volume: its label, and the volume group according to its own metadata, if any.
struct PhysicalVolume {
    LvmLabel label;
    std::optional<LvmGroup> group{};
};

inline constexpr std::size_t maxLayers = 8; ///< around one volume

struct LayersRead {
    std::vector<Layer> layers{};  ///< outermost first
    std::vector<std::string> arrays{}; ///< for each layer the UUID of its md array; empty for other layers
    ByteInterval inner{};         ///< data of the innermost layer
    ByteInterval around{};        ///< the innermost layer itself
    std::optional<PhysicalVolume> physical{}; ///< if the innermost layer is one
    std::vector<LayerMisfit> misfits{}; ///< without their partition
};

/// The layers at `place`, including those inside readable layers. Ignores headers that are damaged or point past the
/// end of `place`.
[[nodiscard]] LayersRead readLayers(const ByteSource& source, ByteInterval place);

struct ContainerPlace {
    ByteInterval bytes;
    std::optional<std::uint32_t> partition{}; ///< nullopt outside partitions
};

/// Examines the start of each of `places`, and recursively all data readable in place there: RAID 1 members and
/// contiguous logical volumes. Leaves contents unrecognised.
[[nodiscard]] ContainerList findContainers(const ByteSource& source, const std::vector<ContainerPlace>& places);

/// The containers in the partitions of `disk`, or on the whole disk without a table, with contents recognised by
/// libblkid.
[[nodiscard]] ContainerList readContainers(const ByteSource& source, const Disk& disk);

} // namespace atlas
