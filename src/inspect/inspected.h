// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and decoding, for the files of this folder.
#pragma once

#include "inspect/inspect_structure.h"

namespace atlas {

[[nodiscard]] Result<std::vector<std::byte>> bytesAt(const ByteSource& source, ByteInterval where);
/// Of the `bytes` at `place`, with its own checksum.
[[nodiscard]] InspectedStructure inspected(const StructurePlace& place, std::vector<std::byte> bytes,
                                           const DecodeContext& context);

} // namespace atlas
