// SPDX-License-Identifier: GPL-3.0-or-later
// Extended attributes (fs/ext4/xattr.h): the header of a block, and the entries in a block or behind an inode's fields.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable xattrHeaderTable;
extern const FieldTable xattrEntryTable; ///< without the name, which follows

} // namespace atlas
