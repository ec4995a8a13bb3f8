// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/journal_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue journalBlockTypes[] = {
    {1, "descriptor"}, {2, "commit"}, {3, "superblock v1"}, {4, "superblock v2"}, {5, "revoke"}};
constexpr NamedValue journalCompatNames[] = {{0x1, "journal_checksum"}};
constexpr NamedValue journalIncompatNames[] = {{0x1, "journal_incompat_revoke"}, {0x2, "journal_64bit"},
                                               {0x4, "journal_async_commit"},    {0x8, "journal_checksum_v2"},
                                               {0x10, "journal_checksum_v3"},    {0x20, "journal_fast_commit"}};
constexpr NamedValue journalChecksumTypes[] = {{1, "crc32"}, {2, "md5"}, {3, "sha1"}, {4, "crc32c"}};
constexpr std::string_view checksums = "journal_checksum_v2 journal_checksum_v3";

constexpr Field journalFields[] = {
    {"h_magic", 0x00, 4, Hex},
    {"h_blocktype", 0x04, 4, Choice, {}, {}, journalBlockTypes},
    {"h_sequence", 0x08, 4},
    {"s_blocksize", 0x0C, 4},
    {"s_maxlen", 0x10, 4},
    {"s_first", 0x14, 4},
    {"s_sequence", 0x18, 4},
    {"s_start", 0x1C, 4},
    {"s_errno", 0x20, 4, Signed},
    {"s_feature_compat", 0x24, 4, Flags, "journal_v2", {}, journalCompatNames},
    {"s_feature_incompat", 0x28, 4, Flags, "journal_v2", {}, journalIncompatNames},
    {"s_feature_ro_compat", 0x2C, 4, Flags, "journal_v2"},
    {"s_uuid", 0x30, 16, Uuid, "journal_v2"},
    {"s_nr_users", 0x40, 4, Number, "journal_v2"},
    {"s_dynsuper", 0x44, 4, Number, "journal_v2"},
    {"s_max_transaction", 0x48, 4, Number, "journal_v2"},
    {"s_max_trans_data", 0x4C, 4, Number, "journal_v2"},
    {"s_checksum_type", 0x50, 1, Choice, checksums, {}, journalChecksumTypes},
    {"s_padding2", 0x51, 3, Reserved},
    {"s_num_fc_blks", 0x54, 4, Number, "journal_fast_commit"},
    {"s_head", 0x58, 4, Number, "journal_v2"},
    {"s_padding", 0x5C, 160, Reserved},
    {"s_checksum", 0xFC, 4, Checksum, checksums},
    {"s_users", 0x100, 768, Bytes, "journal_v2"},
};
static_assert(isComplete(journalFields, 1024));

} // namespace

constinit const FieldTable journalSuperblockTable{
    .structure = "journal_superblock_s", .order = ByteOrder::Big, .fields = journalFields};

} // namespace atlas
