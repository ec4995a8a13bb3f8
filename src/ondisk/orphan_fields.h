// SPDX-License-Identifier: GPL-3.0-or-later
// A block of the orphan file (fs/ext4/ext4.h): inode numbers up to the tail.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable orphanEntryTable;
extern const FieldTable orphanTailTable;

} // namespace atlas
