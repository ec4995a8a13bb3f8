// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_group_desc (fs/ext4/ext4.h): 64 bytes, or only the first 32 without 64bit.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable groupDescriptorTable;

/// As printed by dumpe2fs: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED".
extern const std::span<const NamedValue> groupFlags;

} // namespace atlas
