// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_super_block (fs/ext4/ext4.h): 1,024 bytes, the primary one at byte 1,024 of the volume.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable superblockTable;

extern const std::span<const NamedValue> compatFeatures;
extern const std::span<const NamedValue> incompatFeatures;
extern const std::span<const NamedValue> roCompatFeatures;

/// Whether a backup superblock may differ in `field`: its own group, and what the kernel writes to the primary one only
/// (fs/ext4/super.c, ext4_update_super); e2fsck/super.c (check_backup_super_block) compares none of these.
[[nodiscard]] bool mayDifferInBackup(const Field& field);

/// The bits of `field` in which a backup may differ, where it may not in others: needs_recovery, orphan_present and what the
/// kernel sets while mounted.
[[nodiscard]] std::uint64_t bitsThatMayDifferInBackup(const Field& field);

} // namespace atlas
