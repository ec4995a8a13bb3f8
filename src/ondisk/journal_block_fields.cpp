// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/journal_block_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue blockTypes[] = {
    {1, "descriptor"}, {2, "commit"}, {3, "superblock v1"}, {4, "superblock v2"}, {5, "revoke"}};
constexpr NamedValue tagFlags[] = {{1, "escape"}, {2, "same_uuid"}, {4, "deleted"}, {8, "last_tag"}};
constexpr NamedValue checksumTypes[] = {{0, "none"}, {1, "crc32"}, {2, "md5"}, {3, "sha1"}, {4, "crc32c"}};
constexpr std::string_view blockChecksums = "journal_checksum_v2 journal_checksum_v3";

constexpr Field headerFields[] = {
    {"h_magic", 0, 4, Hex}, {"h_blocktype", 4, 4, Choice, {}, {}, blockTypes}, {"h_sequence", 8, 4}};
static_assert(isComplete(headerFields, 12));

constexpr Field tagFields[] = {{"t_blocknr", 0, 4, Block},
                               {"t_checksum", 4, 2, Checksum, "journal_checksum_v2"},
                               {"t_flags", 6, 2, Flags, {}, {}, tagFlags}};
static_assert(isComplete(tagFields, 8));

constexpr Field tag64Fields[] = {{"t_blocknr", 0, 4, Block, {}, "t_blocknr_high"},
                                 {"t_checksum", 4, 2, Checksum, "journal_checksum_v2"},
                                 {"t_flags", 6, 2, Flags, {}, {}, tagFlags},
                                 {"t_blocknr_high", 8, 4}};
static_assert(isComplete(tag64Fields, 12));

constexpr Field tag3Fields[] = {{"t_blocknr", 0, 4, Block, {}, "t_blocknr_high"},
                                {"t_flags", 4, 4, Flags, {}, {}, tagFlags},
                                {"t_blocknr_high", 8, 4, Number, "journal_64bit"},
                                {"t_checksum", 12, 4, Checksum}};
static_assert(isComplete(tag3Fields, 16));

constexpr Field tailFields[] = {{"t_checksum", 0, 4, Checksum, blockChecksums}};
static_assert(isComplete(tailFields, 4));

constexpr Field commitFields[] = {{"h_magic", 0, 4, Hex},      {"h_blocktype", 4, 4, Choice, {}, {}, blockTypes},
                                  {"h_sequence", 8, 4},        {"h_chksum_type", 12, 1, Choice, {}, {}, checksumTypes},
                                  {"h_chksum_size", 13, 1},    {"h_padding", 14, 2, Reserved},
                                  {"h_chksum", 16, 32, Bytes}, {"h_commit_sec", 48, 8, Time},
                                  {"h_commit_nsec", 56, 4}};
static_assert(isComplete(commitFields, 60));

constexpr Field revokeFields[] = {{"h_magic", 0, 4, Hex},
                                  {"h_blocktype", 4, 4, Choice, {}, {}, blockTypes},
                                  {"h_sequence", 8, 4},
                                  {"r_count", 12, 4}};
static_assert(isComplete(revokeFields, 16));

constexpr Field revokedFields[] = {{"blocknr", 0, 4, Block}};
constexpr Field revoked64Fields[] = {{"blocknr", 0, 8, Block}};
static_assert(isComplete(revokedFields, 4) && isComplete(revoked64Fields, 8));

constexpr FieldTable bigEndian(std::string_view structure, std::span<const Field> fields) {
    return {.structure = structure, .order = ByteOrder::Big, .fields = fields};
}

} // namespace

constinit const FieldTable journalHeaderTable = bigEndian("journal_header_s", headerFields);
constinit const FieldTable journalTagTable = bigEndian("journal_block_tag_s", tagFields);
constinit const FieldTable journalTag64Table = bigEndian("journal_block_tag_s", tag64Fields);
constinit const FieldTable journalTag3Table = bigEndian("journal_block_tag3_s", tag3Fields);
constinit const FieldTable journalTailTable = bigEndian("journal_block_tail", tailFields);
constinit const FieldTable journalCommitTable = bigEndian("commit_header", commitFields);
constinit const FieldTable journalRevokeTable = bigEndian("journal_revoke_header_s", revokeFields);
constinit const FieldTable journalRevokedTable = bigEndian("journal_revoke_record", revokedFields);
constinit const FieldTable journalRevoked64Table = bigEndian("journal_revoke_record", revoked64Fields);

} // namespace atlas
