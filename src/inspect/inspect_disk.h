// SPDX-License-Identifier: GPL-3.0-or-later
// Structures of the disk: partition tables, and the headers of layers.
#pragma once

#include "disk/layer.h"
#include "inspect/inspect_structure.h"

namespace atlas {

/// The structures of LUKS, LVM or md that mark `layer`. Empty for a logical volume, which has none of its own.
[[nodiscard]] Result<std::vector<InspectedStructure>> readLayer(const ByteSource& disk, const Layer& layer);

// Reads and decodes the partition table.

/// The MBR in sector 0.
[[nodiscard]] Result<InspectedStructure> readMbr(const ByteSource& disk);
/// The GPT: its header in sector 1, the used entries that it places, and the other header. Fails when there is none.
[[nodiscard]] Result<std::vector<InspectedStructure>> readGpt(const ByteSource& disk, ByteCount sector);

// Reads and decodes the extended boot records.

/// The EBRs of the logical partitions of an MBR, in the order of their chain, up to 256; empty where it has none. Ends where the
/// chain leaves the disk or is not one.
[[nodiscard]] Result<std::vector<InspectedStructure>> readEbrs(const ByteSource& disk, ByteCount sector);

} // namespace atlas
