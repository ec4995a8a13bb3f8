// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_super_block (fs/ext4/ext4.h): 1,024 bytes, the primary one at byte 1,024 of the volume.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable superblockTable;

extern const std::span<const NamedValue> compatFeatures;
extern const std::span<const NamedValue> incompatFeatures;
extern const std::span<const NamedValue> roCompatFeatures;

} // namespace atlas
