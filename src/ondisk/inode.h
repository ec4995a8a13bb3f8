// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of inodes, extent trees and extended attributes.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

inline constexpr std::size_t smallInodeBytes = 128;

extern const FieldTable inodeTable;

/// As printed by lsattr -l.
extern const std::span<const NamedValue> inodeFlags;

// Extent tree (fs/ext4/ext4_extents.h): a header, then index entries or extents; blocks end with a checksum tail.

extern const FieldTable extentHeaderTable;
extern const FieldTable extentIndexTable;
extern const FieldTable extentTable;
extern const FieldTable extentTailTable;

// Extended attributes (fs/ext4/xattr.h): the header of a block, and entries in a block or after an inode's fields.

extern const FieldTable xattrHeaderTable;
extern const FieldTable xattrEntryTable; ///< without the name, which follows

} // namespace atlas
