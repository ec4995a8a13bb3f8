// SPDX-License-Identifier: GPL-3.0-or-later
// The journal (jbd2): its superblock, and the parts of its blocks.
#pragma once

#include "ondisk/block_contents.h"
#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable journalSuperblockTable;

// The blocks of a journal behind its superblock (include/linux/jbd2.h). Big-endian.

extern const FieldTable journalHeaderTable; ///< of each block that is not a copy of another one
extern const FieldTable journalTagTable; ///< 8 bytes, without journal_64bit
extern const FieldTable journalTag64Table; ///< with it
extern const FieldTable journalTag3Table; ///< with journal_checksum_v3
extern const FieldTable journalTailTable; ///< of descriptors and revokes with checksums
extern const FieldTable journalCommitTable; ///< with the header
extern const FieldTable journalRevokeTable; ///< with the header
extern const FieldTable journalRevokedTable; ///< a block that is not to be replayed
extern const FieldTable journalRevoked64Table;

// Finds the structures inside a journal's block, for decodeBlock().

/// Returns false when not all parts could be found.
bool addJournal(PartList& parts);

} // namespace atlas
