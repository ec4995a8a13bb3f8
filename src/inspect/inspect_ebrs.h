// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and decodes the extended boot records.
#pragma once

#include "inspect/inspect_structure.h"

namespace atlas {

/// The EBRs of the logical partitions of an MBR, in the order of their chain, up to 256; empty where it has none. Ends where the
/// chain leaves the disk or is not one.
[[nodiscard]] Result<std::vector<InspectedStructure>> readEbrs(const ByteSource& disk, ByteCount sector);

} // namespace atlas
