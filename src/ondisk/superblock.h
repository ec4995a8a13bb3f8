// SPDX-License-Identifier: GPL-3.0-or-later
// The superblock's fields, and the fields in which backups differ from the primary copies by design.
#pragma once

#include "ondisk/field_table.h"

#include <string_view>

namespace atlas {

extern const FieldTable superblockTable;

extern const std::span<const NamedValue> compatFeatures;
extern const std::span<const NamedValue> incompatFeatures;
extern const std::span<const NamedValue> roCompatFeatures;

/// Whether a backup may contain `other` in `field` of superblockTable or groupDescriptorTable if the primary contains
/// `first`, a different number (first 8 bytes of the field). The kernel and e2fsck write some fields only to the
/// primary (fs/ext4/super.c, ext4_update_super), which e2fsck/super.c (check_backup_super_block) accepts; reserved
/// bytes are not judged.
[[nodiscard]] bool mayDifferInBackup(const Field& field, std::uint64_t first, std::uint64_t other);

/// Whether the file system is read differently, or taken for another one, if a backup with a wrong value in the field
/// of superblockTable replaces the primary superblock. The others are preferences of mount, allocator and tools, records
/// of the past, and what e2fsck has from elsewhere.
[[nodiscard]] bool isReadInBackup(std::string_view field);

} // namespace atlas
