// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the superblock, and those in which its backups differ by design.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable superblockTable;

extern const std::span<const NamedValue> compatFeatures;
extern const std::span<const NamedValue> incompatFeatures;
extern const std::span<const NamedValue> roCompatFeatures;

// In what the backups of the superblock and of the group descriptors may differ from the primary ones.

/// Whether a backup may have `other` in `field` of superblockTable or groupDescriptorTable, where the primary one has `first`:
/// numbers of the field's first 8 bytes that are not the same. The kernel and e2fsck write some fields to the primary one
/// only (fs/ext4/super.c, ext4_update_super), and e2fsck/super.c (check_backup_super_block) takes no offence at them; reserved
/// bytes are not judged.
[[nodiscard]] bool mayDifferInBackup(const Field& field, std::uint64_t first, std::uint64_t other);

} // namespace atlas
