// SPDX-License-Identifier: GPL-3.0-or-later
// The block for multiple mount protection, and the blocks of the orphan file.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

/// mmp_seq if unused, and while e2fsck runs: EXT4_MMP_SEQ_CLEAN and EXT4_MMP_SEQ_FSCK.
inline constexpr std::uint32_t mmpClean = 0xFF4D4D50;
inline constexpr std::uint32_t mmpHeldByFsck = 0xE24D4D50;

extern const FieldTable mmpTable;

// Block of the orphan file (fs/ext4/ext4.h): inode numbers, then the tail.

extern const FieldTable orphanEntryTable;
extern const FieldTable orphanTailTable;

} // namespace atlas
