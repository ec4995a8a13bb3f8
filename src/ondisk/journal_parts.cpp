// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a journal's blocks, with the sizes that its features give them (fs/jbd2/journal.c, journal_tag_bytes).
#include "ondisk/journal_parts.h"

#include "ondisk/endian.h"
#include "ondisk/journal_block_fields.h"
#include "ondisk/journal_fields.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::string_view withChecksums = "journal_checksum_v2 journal_checksum_v3";

struct TagFormat {
    const FieldTable& table;
    std::size_t bytes;
    std::size_t flagsAt; ///< the 16 bits of interest
};

TagFormat tagFormat(const DecodeContext& journal) {
    if (journal.hasAny("journal_checksum_v3")) {
        return {journalTag3Table, 16, 6};
    }
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
    if (tail != 0) {
        parts.add(journalTailTable, block.size() - tail);
    }
    return true;
}

bool addRevoke(PartList& parts) {
    const auto& table = parts.context().hasAny("journal_64bit") ? journalRevoked64Table : journalRevokedTable;
    const auto block = parts.block();
    if (!parts.add(journalRevokeTable, 0)) {
        return false;
    }
    const std::size_t used = big<std::uint32_t>(block, 12); // bytes, with the header
    for (auto at = journalRevokeTable.size(); at + table.size() <= std::min(used, block.size()); at += table.size()) {
        parts.add(table, at);
    }
    if (parts.context().hasAny(withChecksums)) {
        parts.add(journalTailTable, block.size() - journalTailTable.size());
    }
    return used <= block.size();
}

} // namespace

bool addJournal(PartList& parts) {
    constexpr std::uint32_t magic = 0xC03B3998;
    const auto block = parts.block();
    if (block.size() < journalSuperblockTable.size() || big<std::uint32_t>(block, 0) != magic) {
        return true; // a copy of a block of the file system, or not used yet
    }
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
