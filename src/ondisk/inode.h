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

/// The block map in the 60 bytes of i_block, spelled like debugfs's stat: "(0-2):2328-2330, (3[u]):2400", or "(0):512,
/// (IND):520"; the blocks of an index node as "(ETB0):34". Empty if `flags` of the inode mean something else, or for an
/// empty map.
[[nodiscard]] std::string blockMapText(std::span<const std::byte> block, std::uint32_t flags);

} // namespace atlas
