// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_group_desc (fs/ext4/ext4.h): 64 bytes, of which a volume without 64bit has the first 32.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable groupDescriptorTable;

/// As dumpe2fs prints them: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED".
extern const std::span<const NamedValue> groupFlags;

} // namespace atlas
