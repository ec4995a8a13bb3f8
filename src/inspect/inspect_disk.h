// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and decodes structures of the disk: partition tables and the headers of layers.
#pragma once

#include "disk/layer.h"
#include "inspect/inspect_structure.h"

namespace atlas {

/// The LUKS, LVM or md structures that identify `layer`. Empty for a logical volume, which has none of its own.
[[nodiscard]] Result<std::vector<InspectedStructure>> readLayer(const ByteSource& disk, const Layer& layer);

/// The MBR in sector 0.
[[nodiscard]] Result<InspectedStructure> readMbr(const ByteSource& disk);
/// The GPT: the header in sector 1, the used entries that it locates, and the other header. Fails without a GPT.
[[nodiscard]] Result<std::vector<InspectedStructure>> readGpt(const ByteSource& disk, ByteCount sector);

/// The EBRs of the logical partitions of an MBR, in chain order, at most 256; empty without any. Stops where the chain
/// leaves the disk, repeats, or reaches a record without a signature.
[[nodiscard]] Result<std::vector<InspectedStructure>> readEbrs(const ByteSource& disk, ByteCount sector);

} // namespace atlas
