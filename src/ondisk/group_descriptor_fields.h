// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_group_desc (fs/ext4/ext4.h): 64 bytes, of which a volume without 64bit has the first 32.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable groupDescriptorTable;

/// As dumpe2fs prints them: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED".
extern const std::span<const NamedValue> groupFlags;

/// Whether a backup descriptor may differ in `field`: the kernel updates the primary ones only, backups are written by
/// mke2fs, e2fsck and resize2fs.
[[nodiscard]] bool mayDifferInBackupDescriptor(const Field& field);

} // namespace atlas
