// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the structures inside the block that `show` was asked for.
#pragma once

#include "reading/read_image.h"
#include "report/words/shown.h"

namespace atlas::cli {

/// Precondition: the owners of the block are known where files may have it, and `reader` knows the superblock.
void addContents(const ImageReading& reading, const StructureReader& reader, Shown& shown);

} // namespace atlas::cli
