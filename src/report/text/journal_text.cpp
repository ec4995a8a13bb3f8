// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/journal_text.h"

#include "base/utf8.h"
#include "report/language/language.h"
#include "report/text/report_text.h"
#include "report/words/history_text.h"
#include "report/words/labels.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

using enum MessageId;
using Rows = std::vector<std::vector<Cell>>;

Message stateText(TransactionState state) {
    switch (state) {
    case TransactionState::Live: return message<TransactionLive>();
    case TransactionState::Uncommitted: return message<TransactionUncommitted>();
    case TransactionState::Old: break;
    }
    return message<TransactionOld>();
}

Message fateText(CopyFate fate) {
    switch (fate) {
    case CopyFate::Written: return message<CopyWritten>();
    case CopyFate::Superseded: return message<CopySuperseded>();
    case CopyFate::Revoked: return message<CopyRevoked>();
    case CopyFate::Damaged: return message<CopyDamaged>();
    case CopyFate::LeftOut: break;
    }
    return message<CopyLeftOut>();
}

Tone toneOf(TransactionState state) { return state == TransactionState::Old ? Tone::Faint : Tone::Plain; }

std::string placeText(BlockNumber block, const Layout& layout) {
    const auto* const region = layout.regionAt(block);
    const bool isOfGroups = block < layout.filesystem.end();
    return isOfGroups ? format(region == nullptr ? message<BlocksOfNoStructure>()
                                                 : label(region->kind, region->ownerOf(block)))
                      : words<ExtentPastEnd>();
}

void addRows(const LoggedTransaction& transaction, const LoggedBlock& block, const Layout& layout, Rows& rows) {
    const auto tone = toneOf(transaction.state);
    const auto add = [&](std::uint64_t at, const std::string& holds, const std::string& goesTo, const std::string& what,
                         const std::string& fate) {
        rows.push_back({{localNumber(transaction.sequence), tone},
                        {localNumber(at), tone},
                        {holds, tone},
                        {goesTo, tone},
                        {what, tone},
                        {fate, tone}});
    };
    switch (block.kind) {
    case LoggedBlock::Kind::Descriptor: add(block.at, words<LogDescriptor>(), {}, {}, {}); break;
    case LoggedBlock::Kind::Revoke: add(block.at, words<LogRevoke>(), {}, {}, {}); break;
    case LoggedBlock::Kind::Commit:
        add(block.at, words<LogCommit>(), {}, {},
            block.committed ? timeText(block.committed->seconds, block.committed->nanoseconds) : std::string());
        break;
    }
    for (const auto& copy : block.copies) {
        add(copy.at, copy.escaped ? words<LogCopyEscaped>() : words<LogCopy>(), localNumber(copy.block.value),
            placeText(copy.block, layout), format(fateText(copy.fate)));
    }
    for (const auto revoked : block.revoked)
        add(block.at, words<LogRevoked>(), localNumber(revoked.value), placeText(revoked, layout), {});
}

void writeTransactions(const JournalLog& log, const Layout& layout, std::ostream& out, TextStyle style) {
    writeHeading(out, message<HeadingTransactions>(), style);
    if (log.transactions.empty()) {
        out << words<NoTransactions>() << '\n';
        return;
    }
    Rows rows;
    for (const auto& transaction : log.transactions) {
        std::uint64_t copies = 0;
        std::uint64_t revoked = 0;
        for (const auto& block : transaction.blocks) {
            copies += block.copies.size();
            revoked += block.revoked.size();
        }
        const auto tone = toneOf(transaction.state);
        rows.push_back({{localNumber(transaction.sequence), tone},
                        {format(stateText(transaction.state)), tone},
                        {localNumber(transaction.blocks.front().at), tone},
                        {localNumber(copies), tone},
                        {localNumber(revoked), tone}});
    }
    writeTable(out,
               {{words<ColumnTransaction>(), true},
                {words<NameState>()},
                {words<ColumnJournalBlock>(), true},
                {words<ColumnCopies>(), true},
                {words<ColumnRevocations>(), true}},
               rows, style);
    rows.clear();
    for (const auto& transaction : log.transactions)
        for (const auto& block : transaction.blocks)
            addRows(transaction, block, layout, rows);
    writeHeading(out, message<HeadingLogBlocks>(), style);
    writeTable(out,
               {{words<ColumnTransaction>(), true},
                {words<ColumnJournalBlock>(), true},
                {words<ColumnHolds>()},
                {words<ColumnGoesTo>(), true},
                {words<ColumnStructure>()},
                {words<ColumnInReplay>()}},
               rows, style);
    if (log.cut)
        out << style.paint(Tone::Bad, words<LogCut>()) << '\n';
}

std::string detailOf(const FastCommitRecord& record) {
    std::string text;
    if (record.parent != 0)
        text = format(message<FastCommitName>(escapedBytes(record.name), Number{record.parent}));
    else if (record.physical != 0)
        text = fmt::format("({}-{}):{}-{}", record.logical, record.logical + record.blocks - 1, record.physical,
                           record.physical + record.blocks - 1);
    else if (record.blocks != 0)
        text = fmt::format("({}-{})", record.logical, record.logical + record.blocks - 1);
    return text;
}

void writeFastCommits(const JournalLog& log, std::ostream& out, TextStyle style) {
    if (log.fastEnd == log.end)
        return;
    writeHeading(out, message<HeadingFastCommits>(), style);
    if (log.fastCommits.empty()) {
        out << words<NoFastCommits>() << '\n';
        return;
    }
    Rows rows;
    for (const auto& record : log.fastCommits) {
        rows.push_back({{localNumber(record.at)},
                        {fmt::format("0x{:03x}", record.byte)},
                        {std::string(fastCommitTagName(record.tag))},
                        {record.transaction == 0 ? std::string() : localNumber(record.transaction)},
                        {record.inode == 0 ? std::string() : localNumber(record.inode)},
                        {detailOf(record)}});
    }
    writeTable(out,
               {{words<ColumnJournalBlock>(), true},
                {words<ColumnByteInBlock>()},
                {words<ColumnKind>()},
                {words<ColumnTransaction>(), true},
                {words<Inode>(), true},
                {words<ColumnContents>()}},
               rows, style);
}

void writeReplay(const ShownLog& journal, std::ostream& out, TextStyle style) {
    writeHeading(out, message<HeadingReplay>(), style);
    if (journal.refusal) {
        out << style.paint(Tone::Bad, sentence(*journal.refusal)) << '\n';
        return;
    }
    if (!journal.changes) {
        out << words<NothingToReplay>() << '\n';
        return;
    }
    const auto& replay = journal.replay;
    out << format(message<ReplayWould>(Count{replay.transactions}, Count{replay.blocks}, Count{replay.revoked}))
        << '\n';
    for (const auto& change : journal.changes->changes)
        out << "  " << format(sentence(change)) << '\n';
    if (replay.damagedBlocks != 0)
        out << style.paint(Tone::Bad, format(message<ReplayDamaged>(Count{replay.damagedBlocks}))) << '\n';
    if (replay.fastCommits != 0)
        out << style.paint(Tone::Warning, format(message<ReplayWithoutFastCommits>(Count{replay.fastCommits}))) << '\n';
}

} // namespace

void writeJournalText(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& log = shown.journal->log;
    writeTransactions(log, *shown.snapshot.layout, out, style);
    writeFastCommits(log, out, style);
    writeReplay(*shown.journal, out, style);
}

} // namespace atlas
