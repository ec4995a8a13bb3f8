// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/journal_json.h"

#include "base/utf8.h"
#include "report/json/history_json.h"
#include "report/json/show_json.h"

namespace atlas {
namespace {

void writeLogBlock(JsonWriter& json, const LoggedBlock& block) {
    json.beginObject();
    json.field("kind", name(block.kind));
    json.field("journal_block", block.at);
    json.key("copies");
    json.beginArray();
    for (const auto& copy : block.copies) {
        json.beginObject();
        json.field("journal_block", copy.at);
        json.field("block", copy.block);
        json.field("escaped", copy.escaped);
        json.field("fate", name(copy.fate));
        json.endObject();
    }
    json.endArray();
    json.field("revoked", block.revoked);
    json.field("committed", block.committed ? std::optional(block.committed->seconds) : std::nullopt);
    json.field("committed_ns", block.committed ? std::optional(block.committed->nanoseconds) : std::nullopt);
    json.endObject();
}

void writeTransactions(JsonWriter& json, const JournalLog& log) {
    json.key("transactions");
    json.beginArray();
    for (const auto& transaction : log.transactions) {
        json.beginObject();
        json.field("sequence", transaction.sequence);
        json.field("state", name(transaction.state));
        json.key("blocks");
        json.beginArray();
        for (const auto& block : transaction.blocks)
            writeLogBlock(json, block);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void writeFastCommits(JsonWriter& json, const JournalLog& log) {
    json.key("fast_commits");
    json.beginArray();
    for (const auto& record : log.fastCommits) {
        json.beginObject();
        json.field("tag", fastCommitTagName(record.tag));
        json.field("journal_block", record.at);
        json.field("byte_in_block", record.byte);
        json.field("bytes", record.length);
        json.field("transaction", unlessNone(record.transaction, 0U));
        json.field("inode", unlessNone(record.inode, 0U));
        json.field("parent", unlessNone(record.parent, 0U));
        json.field("name", record.name.empty() ? std::nullopt : std::optional(escapedBytes(record.name)));
        json.field("logical", record.blocks == 0 ? std::nullopt : std::optional(record.logical));
        json.field("physical", unlessNone(record.physical, std::uint64_t{0}));
        json.field("blocks", unlessNone(record.blocks, 0U));
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeJournal(JsonWriter& json, const Shown& shown) {
    const auto& journal = *shown.journal;
    const auto& log = journal.log;
    json.key("journal_log");
    json.beginObject();
    json.field("first", log.first);
    json.field("end", log.end);
    json.field("fast_commit_end", log.fastEnd);
    json.field("start", log.start);
    json.field("sequence", log.sequence);
    json.field("cut", log.cut);
    writeTransactions(json, log);
    writeFastCommits(json, log);
    json.endObject();
    json.key("replay");
    if (!journal.changes && !journal.refusal)
        return json.value(nullptr);
    json.beginObject();
    json.field("refused", journal.refusal ? std::optional(sentence(*journal.refusal)) : std::nullopt);
    json.field("transactions", journal.replay.transactions);
    json.field("blocks", journal.replay.blocks);
    json.field("revoked", journal.replay.revoked);
    json.field("damaged", journal.replay.damagedBlocks);
    json.field("fast_commits", journal.replay.fastCommits);
    json.key("changes");
    json.beginArray();
    if (journal.changes)
        for (const auto& change : journal.changes->changes)
            writeChange(json, change);
    json.endArray();
    json.endObject();
}

} // namespace atlas
