// SPDX-License-Identifier: GPL-3.0-or-later
// The journal (include/linux/jbd2.h): its superblock is the first block of the journal file. Big-endian.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable journalSuperblockTable;

} // namespace atlas
