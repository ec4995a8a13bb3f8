// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Bytes at the end of the file system that its partition or image does not have (FindingKind::VolumePastEnd); 0 for none.
[[nodiscard]] ByteCount missingBytes(const Layout& layout);

/// The blocks of which those bytes are a part, up to the end of the file system; empty for none.
[[nodiscard]] BlockInterval missingBlocks(const Layout& layout);

/// Structures with a missing block, or past the end of a file system of which bytes are missing; a system file counts as one.
[[nodiscard]] std::uint64_t structuresMissing(const Layout& layout);

} // namespace atlas
