// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the headers of the layers between a partition and its file system.
#pragma once

#include "base/byte_source.h"
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

} // namespace atlas
