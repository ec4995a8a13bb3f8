// SPDX-License-Identifier: GPL-3.0-or-later
// The block of multiple mount protection, and the blocks of the orphan file.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

/// mmp_seq while nothing holds the file system, and while e2fsck does: EXT4_MMP_SEQ_CLEAN and EXT4_MMP_SEQ_FSCK.
inline constexpr std::uint32_t mmpClean = 0xFF4D4D50;
inline constexpr std::uint32_t mmpHeldByFsck = 0xE24D4D50;

extern const FieldTable mmpTable;

// A block of the orphan file (fs/ext4/ext4.h): inode numbers up to the tail.

extern const FieldTable orphanEntryTable;
extern const FieldTable orphanTailTable;

} // namespace atlas
