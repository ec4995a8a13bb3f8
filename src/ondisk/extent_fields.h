// SPDX-License-Identifier: GPL-3.0-or-later
// The extent tree (fs/ext4/ext4_extents.h): a header, then index entries or extents; a block has a tail with its checksum.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable extentHeaderTable;
extern const FieldTable extentIndexTable;
extern const FieldTable extentTable;
extern const FieldTable extentTailTable;

} // namespace atlas
