// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/journal_log.h"

#include "inspect/journal_blocks.h"
#include "ondisk/block_contents.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace atlas {
namespace {

constexpr std::size_t mostCopies = 1'000'000; ///< kept; a journal of 4 GiB has as many blocks

enum FastCommitTag : std::uint16_t { AddRange = 1, DelRange, Creat, Link, Unlink, InodeTag, Padding, Tail, Head };

/// Whether transaction `a` is as late as `b`, or later; the numbers wrap.
bool isFrom(std::uint32_t a, std::uint32_t b) { return static_cast<std::int32_t>(a - b) >= 0; }

class LogReader {
public:
    explicit LogReader(JournalBlocks& journal) : m_journal(journal) {}

    JournalLog read() {
        m_log = {.first = m_journal.first(),
                 .end = m_journal.end(),
                 .fastEnd = m_journal.fastEnd(),
                 .start = m_journal.start(),
                 .sequence = m_journal.sequence()};
        if (m_journal.size() == 0)
            return std::move(m_log);
        if (m_journal.contains(m_log.start))
            readLive();
        auto live = std::exchange(m_log.transactions, {});
        readOld();
        std::ranges::stable_sort(m_log.transactions, [](const auto& a, const auto& b) {
            return a.sequence != b.sequence && isFrom(b.sequence, a.sequence);
        });
        judge(live);
        std::ranges::move(live, std::back_inserter(m_log.transactions));
        readFastCommits();
        return std::move(m_log);
    }

private:
    /// From s_start on, as PASS_SCAN of fs/jbd2/recovery.c.
    void readLive() {
        auto sequence = m_log.sequence;
        auto at = m_log.start;
        LoggedTransaction open{.sequence = sequence, .state = TransactionState::Uncommitted};
        for (std::uint64_t done = 0; done < m_journal.size() && !m_log.cut;) {
            const auto header = m_journal.headerOf(at);
            if (!header || header->sequence != sequence)
                break;
            auto block = blockAt(at, *header);
            if (!block)
                break;
            const auto length = 1 + block->copies.size();
            for (std::uint64_t n = 0; n < length; ++n)
                m_taken.insert(m_journal.after(at, n));
            const bool isEnd = block->kind == LoggedBlock::Kind::Commit;
            open.blocks.push_back(std::move(*block));
            if (isEnd) {
                open.state = TransactionState::Live;
                m_log.transactions.push_back(std::move(open));
                open = {.sequence = ++sequence, .state = TransactionState::Uncommitted};
            }
            done += length;
            at = m_journal.after(at, length);
        }
        if (!open.blocks.empty())
            m_log.transactions.push_back(std::move(open));
    }

    /// What lies in the log outside of that. Copies end where a later header has overwritten them.
    void readOld() {
        std::unordered_map<std::uint32_t, std::size_t> bySequence;
        for (auto at = m_log.first; at < m_log.end && !m_log.cut; ++at) {
            const auto header = m_taken.contains(at) ? std::nullopt : m_journal.headerOf(at);
            auto block = header ? blockAt(at, *header) : std::nullopt;
            if (!block)
                continue;
            const auto found = bySequence.try_emplace(header->sequence, m_log.transactions.size());
            if (found.second)
                m_log.transactions.push_back({.sequence = header->sequence, .state = TransactionState::Old});
            for (std::size_t n = 0; n < block->copies.size(); ++n) {
                const auto copy = block->copies[n].at;
                if (m_taken.contains(copy) || m_journal.headerOf(copy)) {
                    block->copies.resize(n);
                    break;
                }
                m_taken.insert(copy);
            }
            m_log.transactions[found.first->second].blocks.push_back(std::move(*block));
        }
    }

    std::optional<LoggedBlock> blockAt(std::uint64_t at, const JournalHeader& header) {
        LoggedBlock block{.at = at};
        switch (header.type) {
        case descriptorBlock: {
            const auto tags = m_journal.tagsIn(at, header.sequence);
            for (std::size_t n = 0; n < tags.size(); ++n) {
                block.copies.push_back(
                    {.at = m_journal.after(at, n + 1), .block = tags[n].block, .escaped = tags[n].escaped});
            }
            m_kept += tags.size();
            break;
        }
        case revokeBlock:
            block.kind = LoggedBlock::Kind::Revoke;
            block.revoked = revokedIn(at);
            m_kept += block.revoked.size();
            break;
        case commitBlock:
            block.kind = LoggedBlock::Kind::Commit;
            block.committed = m_journal.commitTimeIn(at);
            break;
        default: return std::nullopt;
        }
        m_log.cut = ++m_kept > mostCopies;
        return block;
    }

    std::vector<BlockNumber> revokedIn(std::uint64_t at) {
        std::vector<BlockNumber> revoked;
        const auto decoded = decodeBlock(m_journal.read(at), {.content = BlockContent::Journal}, m_journal.context());
        for (const auto& part : decoded.parts)
            if (part.decoded.find("blocknr") != nullptr)
                revoked.push_back({validNumberIn(part.decoded, "blocknr")});
        return revoked;
    }

    /// PASS_REVOKE and PASS_REPLAY, without the checksums.
    static void judge(std::vector<LoggedTransaction>& live) {
        std::unordered_map<std::uint64_t, std::uint32_t> revoked;
        std::unordered_map<std::uint64_t, LoggedCopy*> newest;
        const auto isLive = [](const LoggedTransaction& each) { return each.state == TransactionState::Live; };
        for (const auto& transaction : live)
            for (const auto& block : transaction.blocks)
                for (const auto number : isLive(transaction) ? block.revoked : std::vector<BlockNumber>())
                    revoked[number.value] = transaction.sequence;
        for (auto& transaction : live) {
            for (auto& block : transaction.blocks) {
                for (auto& copy : block.copies) {
                    if (!isLive(transaction))
                        continue;
                    const auto by = revoked.find(copy.block.value);
                    copy.fate = by != revoked.end() && isFrom(by->second, transaction.sequence) ? CopyFate::Revoked
                                                                                                : CopyFate::Written;
                    if (copy.fate != CopyFate::Written)
                        continue;
                    auto& before = newest[copy.block.value];
                    if (before != nullptr)
                        before->fate = CopyFate::Superseded;
                    before = &copy;
                }
            }
        }
    }

    /// Each block of the area holds records until a padding, a tail or an unknown tag.
    void readFastCommits() {
        for (auto at = m_log.end; at < m_log.fastEnd && !m_log.cut; ++at) {
            const auto bytes = m_journal.read(at);
            for (std::size_t byte = 0; byte + recordHead <= bytes.size();) {
                FastCommitRecord record{.at = at,
                                        .byte = byte,
                                        .tag = little<std::uint16_t>(bytes, byte),
                                        .length = little<std::uint16_t>(bytes, byte + 2)};
                const auto value = byte + recordHead;
                if (fastCommitTagName(record.tag).empty() || value + record.length > bytes.size())
                    break;
                fill(record, bytes.subspan(value, record.length));
                const bool isLast = record.tag == Padding || record.tag == Tail;
                m_log.fastCommits.push_back(std::move(record));
                m_log.cut = ++m_kept > mostCopies;
                if (isLast)
                    break;
                byte = value + little<std::uint16_t>(bytes, byte + 2);
            }
        }
    }

    static void fill(FastCommitRecord& record, std::span<const std::byte> value) {
        const auto word = [&](std::size_t n) {
            return value.size() >= (n + 1) * 4 ? little<std::uint32_t>(value, n * 4) : 0;
        };
        switch (record.tag) {
        case AddRange: fillRange(record, value); break;
        case DelRange:
            record.inode = word(0);
            record.logical = word(1);
            record.blocks = word(2);
            break;
        case Creat:
        case Link:
        case Unlink: {
            constexpr std::size_t nameAt = 8;
            record.parent = word(0);
            record.inode = word(1);
            if (value.size() > nameAt)
                record.name.assign(reinterpret_cast<const char*>(value.data()) + nameAt, value.size() - nameAt);
            break;
        }
        case InodeTag: record.inode = word(0); break;
        case Tail: record.transaction = word(0); break;
        case Head: record.transaction = word(1); break;
        default: break;
        }
    }

    /// An inode and an extent.
    static void fillRange(FastCommitRecord& record, std::span<const std::byte> value) {
        constexpr std::size_t rangeBytes = 16;
        constexpr std::uint16_t mostWritten = 32768;
        if (value.size() < rangeBytes)
            return;
        record.inode = little<std::uint32_t>(value, 0);
        record.logical = little<std::uint32_t>(value, 4);
        const auto length = little<std::uint16_t>(value, 8);
        record.blocks = length > mostWritten ? length - mostWritten : length;
        record.physical = std::uint64_t{little<std::uint16_t>(value, 10)} << 32 | little<std::uint32_t>(value, 12);
    }

    static constexpr std::size_t recordHead = 4;

    JournalBlocks& m_journal;
    JournalLog m_log;
    std::unordered_set<std::uint64_t> m_taken; ///< blocks of the journal that are accounted for
    std::size_t m_kept = 0;
};

} // namespace

std::string_view name(TransactionState state) {
    constexpr std::array<std::string_view, 3> names{"live", "uncommitted", "old"};
    return names[static_cast<std::size_t>(state)];
}

std::string_view name(CopyFate fate) {
    constexpr std::array<std::string_view, 5> names{"written", "superseded", "revoked", "damaged", "left_out"};
    return names[static_cast<std::size_t>(fate)];
}

std::string_view name(LoggedBlock::Kind kind) {
    constexpr std::array<std::string_view, 3> names{"descriptor", "revoke", "commit"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view fastCommitTagName(std::uint16_t tag) {
    constexpr std::array<std::string_view, 10> names{"",       "add_range", "del_range", "creat", "link",
                                                     "unlink", "inode",     "padding",   "tail",  "head"};
    return tag < names.size() ? names[tag] : std::string_view();
}

std::size_t JournalLog::count(TransactionState state) const {
    return static_cast<std::size_t>(std::ranges::count(transactions, state, &LoggedTransaction::state));
}

std::optional<JournalLog> readJournalLog(const ByteSource& source, ByteOffset start, const Layout& layout) {
    const auto file = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    if (file == layout.files.end())
        return std::nullopt;
    JournalBlocks journal(source, start, layout, *file);
    return LogReader(journal).read();
}

} // namespace atlas
