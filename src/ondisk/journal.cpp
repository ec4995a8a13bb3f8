// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/journal.h"

#include "ondisk/endian.h"

#include <algorithm>

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

// Structures of journal blocks, whose sizes depend on the features (fs/jbd2/journal.c, journal_tag_bytes).

namespace {

constexpr std::string_view withChecksums = "journal_checksum_v2 journal_checksum_v3";

struct TagFormat {
    const FieldTable& table;
    std::size_t bytes;
    std::size_t flagsAt; ///< of the 16 relevant bits
};

TagFormat tagFormat(const DecodeContext& journal) {
    if (journal.hasAny("journal_checksum_v3"))
        return {journalTag3Table, 16, 6};
    const std::size_t more = journal.hasAny("journal_checksum_v2") ? 2 : 0;
    return journal.hasAny("journal_64bit") ? TagFormat{journalTag64Table, 12 + more, 6}
                                           : TagFormat{journalTagTable, 8 + more, 6};
}

bool addDescriptor(PartList& parts) {
    constexpr unsigned sameUuid = 2;
    constexpr unsigned lastTag = 8;
    constexpr std::size_t uuidBytes = 16;
    const auto format = tagFormat(parts.context());
    const auto block = parts.block();
    const std::size_t tail = parts.context().hasAny(withChecksums) ? 4 : 0;
    parts.add(journalHeaderTable, 0);
    bool ended = false;
    for (auto at = journalHeaderTable.size(); !ended && at + format.bytes + tail <= block.size();) {
        parts.add(format.table, at);
        const unsigned flags = big<std::uint16_t>(block, at + format.flagsAt);
        ended = (flags & lastTag) != 0;
        at += format.bytes + ((flags & sameUuid) != 0 ? 0 : uuidBytes);
    }
    if (tail != 0)
        parts.add(journalTailTable, block.size() - tail);
    return true;
}

bool addRevoke(PartList& parts) {
    const auto& table = parts.context().hasAny("journal_64bit") ? journalRevoked64Table : journalRevokedTable;
    const auto block = parts.block();
    if (!parts.add(journalRevokeTable, 0))
        return false;
    const std::size_t used = big<std::uint32_t>(block, 12); // bytes, including the header
    for (auto at = journalRevokeTable.size(); at + table.size() <= std::min(used, block.size()); at += table.size())
        parts.add(table, at);
    if (parts.context().hasAny(withChecksums))
        parts.add(journalTailTable, block.size() - journalTailTable.size());
    return used <= block.size();
}

} // namespace

bool addJournal(PartList& parts) {
    constexpr std::uint32_t magic = 0xC03B3998;
    const auto block = parts.block();
    if (block.size() < journalSuperblockTable.size() || big<std::uint32_t>(block, 0) != magic)
        return true; // a copy of a file-system block, or unused
    switch (big<std::uint32_t>(block, 4)) {
    case 1: return addDescriptor(parts);
    case 2: return parts.add(journalCommitTable, 0);
    case 3:
    case 4: return parts.add(journalSuperblockTable, 0);
    case 5: return addRevoke(parts);
    default: return parts.add(journalHeaderTable, 0);
    }
}

} // namespace atlas
