// SPDX-License-Identifier: GPL-3.0-or-later
// struct ext4_inode (fs/ext4/ext4.h): 128 bytes, then as many as i_extra_isize says.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

inline constexpr std::size_t smallInodeBytes = 128;

extern const FieldTable inodeTable;

/// As lsattr -l prints them.
extern const std::span<const NamedValue> inodeFlags;

} // namespace atlas
