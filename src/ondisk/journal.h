// SPDX-License-Identifier: GPL-3.0-or-later
// The journal (jbd2): its superblock, and the structures in its other blocks.
#pragma once

#include "ondisk/block_contents.h"
#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable journalSuperblockTable;

// Blocks after the superblock (include/linux/jbd2.h). Big-endian.

extern const FieldTable journalHeaderTable; ///< starts each block that is not a copy of a file-system block
extern const FieldTable journalTagTable; ///< 8 bytes, without journal_64bit
extern const FieldTable journalTag64Table; ///< with journal_64bit
extern const FieldTable journalTag3Table; ///< with journal_checksum_v3
extern const FieldTable journalTailTable; ///< ends descriptor and revoke blocks with checksums
extern const FieldTable journalCommitTable; ///< includes the header
extern const FieldTable journalRevokeTable; ///< includes the header
extern const FieldTable journalRevokedTable; ///< a block that must not be replayed
extern const FieldTable journalRevoked64Table;

/// Finds the structures of a journal block, for decodeBlock(). Returns false if some parts could not be found.
bool addJournal(PartList& parts);

} // namespace atlas
