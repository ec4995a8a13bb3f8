// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the checksums of a changed image right again; without, each change of a field ends at the first checksum.
#pragma once

#include "fuzz/sparse_image.h"

namespace atlas::fuzz {

/// Repairs the checksums of ext superblocks, of the descriptors and inodes behind the first one, of journal superblocks
/// and of a GPT.
void repairChecksums(SparseImage& image);

} // namespace atlas::fuzz
