// SPDX-License-Identifier: GPL-3.0-or-later
// What is in a journal: its transactions in order, those that were written in place long ago, and its fast commits.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

enum class TransactionState : std::uint8_t {
    Live,        ///< committed, and from s_start on: a replay takes it
    Uncommitted, ///< the last one, without a commit block: a replay leaves it out
    Old,         ///< in front of s_start: its blocks are in their places, and its room will be used again
};

[[nodiscard]] std::string_view name(TransactionState state); ///< JSON name: "live"

/// What becomes of a copy in a replay.
enum class CopyFate : std::uint8_t {
    Written,
    Superseded, ///< a later transaction has a newer copy of the same block
    Revoked,    ///< the block was freed in this transaction or a later one
    Damaged,    ///< its checksum is wrong, or it lies outside the volume
    LeftOut,    ///< its transaction is not live
};

[[nodiscard]] std::string_view name(CopyFate fate); ///< JSON name: "written"

struct LoggedCopy {
    std::uint64_t at = 0; ///< block of the journal
    BlockNumber block{};  ///< of the volume, to which it belongs
    bool escaped = false; ///< its first four bytes are zeroed, because they were the journal's magic number
    CopyFate fate = CopyFate::LeftOut;
};

/// A descriptor block with its copies, a revoke block, or a commit block.
struct LoggedBlock {
    enum class Kind : std::uint8_t { Descriptor, Revoke, Commit };
    Kind kind{};
    std::uint64_t at = 0; ///< block of the journal
    std::vector<LoggedCopy> copies{}; ///< of a descriptor block, in the order of its tags
    std::vector<BlockNumber> revoked{}; ///< of a revoke block
    std::optional<InodeTime> committed{}; ///< of a commit block
};

[[nodiscard]] std::string_view name(LoggedBlock::Kind kind); ///< JSON name: "descriptor"

struct LoggedTransaction {
    std::uint32_t sequence = 0;
    TransactionState state{};
    std::vector<LoggedBlock> blocks{}; ///< in the order of the log
};

/// A record in the area of fast commits (fs/ext4/fast_commit.h). What the kind does not have is 0 or empty.
struct FastCommitRecord {
    std::uint64_t at = 0; ///< block of the journal
    std::size_t byte = 0; ///< in that block
    std::uint16_t tag = 0;
    std::uint16_t length = 0; ///< of the value, in bytes
    std::uint32_t transaction = 0; ///< of a head or tail
    std::uint32_t inode = 0;
    std::uint32_t parent = 0;
    std::string name{}; ///< any bytes
    std::uint32_t logical = 0; ///< block in the file
    std::uint32_t blocks = 0;
    std::uint64_t physical = 0;
};

/// "add_range"; empty for an unknown tag.
[[nodiscard]] std::string_view fastCommitTagName(std::uint16_t tag);

struct JournalLog {
    std::uint64_t first = 0; ///< block of the journal with which the log begins
    std::uint64_t end = 0; ///< past the last one; fast commits follow
    std::uint64_t fastEnd = 0; ///< past the fast commits
    std::uint64_t start = 0; ///< s_start: of the oldest live transaction; 0: nothing to replay
    std::uint32_t sequence = 0; ///< s_sequence
    std::vector<LoggedTransaction> transactions{}; ///< old ones first, then as a replay takes them
    std::vector<FastCommitRecord> fastCommits{};
    bool cut = false; ///< more was there than is kept

    [[nodiscard]] std::size_t count(TransactionState state) const;
};

/// nullopt without a journal in the volume, which begins at byte `start` of `source`. What cannot be read ends the log,
/// as in a replay.
[[nodiscard]] std::optional<JournalLog> readJournalLog(const ByteSource& source, ByteOffset start,
                                                       const Layout& layout);

} // namespace atlas
