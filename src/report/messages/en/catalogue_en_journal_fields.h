// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of the journal, the orphan file and the MMP block, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr FieldMeaning englishJournalFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction; not used in a superblock"},
    {"s_blocksize", "block size of the journal"},
    {"s_maxlen", "blocks of the journal"},
    {"s_first", "first block of the log"},
    {"s_sequence", "first transaction that the log has to hold"},
    {"s_start", "block in which the log begins; 0: nothing to replay"},
    {"s_errno", "error that ended the journal"},
    {"s_feature_compat", "features that a kernel may ignore"},
    {"s_feature_incompat", "features that a kernel must know to use it"},
    {"s_feature_ro_compat", "features that a kernel must know to write it"},
    {"s_uuid", "UUID of the journal"},
    {"s_nr_users", "file systems that share it"},
    {"s_dynsuper", "block of a copy of the superblock; not used"},
    {"s_max_transaction", "most blocks of a transaction; not used"},
    {"s_max_trans_data", "most data blocks of a transaction; not used"},
    {"s_checksum_type", "algorithm of the checksums"},
    {"s_num_fc_blks", "blocks for fast commits"},
    {"s_head", "block after the log, valid while the journal is clean"},
    {"s_checksum", "crc32c of the superblock"},
    {"s_users", "UUIDs of the file systems that share it"},
};

inline constexpr FieldMeaning englishJournalHeaderFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction"},
};

inline constexpr FieldMeaning englishJournalTagFields[] = {
    {"t_blocknr", "block of the file system that the next block of the log is for"},
    {"t_checksum", "crc32c of the transaction's number and the block"},
    {"t_flags", "escaped magic number, same UUID, last tag"},
};

inline constexpr FieldMeaning englishJournalTailFields[] = {
    {"t_checksum", "crc32c of the block"},
};

inline constexpr FieldMeaning englishJournalCommitFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction that ends here"},
    {"h_chksum_type", "algorithm of the checksum"},
    {"h_chksum_size", "bytes of the checksum"},
    {"h_chksum", "checksum of the transaction or of this block"},
    {"h_commit_sec", "time of the commit"},
    {"h_commit_nsec", "nanoseconds of the time"},
};

inline constexpr FieldMeaning englishJournalRevokeFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction"},
    {"r_count", "bytes in use, with this header"},
};

inline constexpr FieldMeaning englishJournalRevokedFields[] = {
    {"blocknr", "block of the file system that older transactions must not be replayed to"},
};

inline constexpr FieldMeaning englishOrphanEntryFields[] = {
    {"ob_inode", "inode to delete or truncate at the next mount"},
};

inline constexpr FieldMeaning englishOrphanTailFields[] = {
    {"ob_magic", "0x0b10ca04 marks a block of the orphan file"},
    {"ob_checksum", "crc32c of the orphan file's inode, the block's number and the entries"},
};

inline constexpr FieldMeaning englishMmpFields[] = {
    {"mmp_magic", "0x004d4d50 marks the block of multiple-mount protection"},
    {"mmp_seq", "changes while it is mounted; clean or fsck otherwise"},
    {"mmp_time", "time of the last update"},
    {"mmp_nodename", "machine that updated it"},
    {"mmp_bdevname", "device by which it was mounted there"},
    {"mmp_check_interval", "seconds between checks"},
    {"mmp_checksum", "crc32c of the bytes before it"},
};

} // namespace atlas
