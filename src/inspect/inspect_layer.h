// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and decodes the structures of a layer between the partition and the volume.
#pragma once

#include "disk/layer.h"
#include "inspect/inspect_structure.h"

namespace atlas {

/// The structures of LUKS, LVM or md that mark `layer`. Empty for a logical volume, which has none of its own.
[[nodiscard]] Result<std::vector<InspectedStructure>> readLayer(const ByteSource& disk, const Layer& layer);

} // namespace atlas
