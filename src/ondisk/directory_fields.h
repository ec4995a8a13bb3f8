// SPDX-License-Identifier: GPL-3.0-or-later
// Directory blocks (fs/ext4/ext4.h, fs/ext4/namei.c): entries, the tail with the checksum, and the nodes of an index (htree).
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable directoryEntryTable; ///< without the name, which follows
extern const FieldTable directoryTailTable;
extern const FieldTable htreeRootTable; ///< with the first entry, whose hash is the limit and the count
extern const FieldTable htreeNodeTable; ///< likewise
extern const FieldTable htreeEntryTable;
extern const FieldTable htreeTailTable;

} // namespace atlas
