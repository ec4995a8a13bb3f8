// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/replay_journal.h"

#include "base/number_text.h"
#include "ondisk/crc.h"
#include "ondisk/endian.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <unordered_map>

namespace atlas {
namespace {

using BlockBytes = std::span<const std::byte>;

// lib/ext2fs/kernel-jbd.h; all fields are big-endian.
constexpr std::uint32_t journalMagic = 0xC03B3998;
enum BlockType : std::uint32_t { DescriptorBlock = 1, CommitBlock, SuperblockV1, SuperblockV2, RevokeBlock };
constexpr std::size_t logHeaderBytes = 12;
constexpr std::size_t checksumTail = 4; // of descriptor and revoke blocks with checksums
constexpr std::size_t logSuperblockBytes = 1024;
constexpr std::size_t sequenceAt = 0x18;
constexpr std::size_t startAt = 0x1C;
constexpr std::size_t uuidAt = 0x30;
constexpr std::size_t uuidBytes = 16;
constexpr std::size_t logChecksumAt = 0xFC;
constexpr std::uint32_t withChecksumV1 = 0x1; // compatible
constexpr std::uint32_t withWideTags = 0x02; // incompatible, like the rest
constexpr std::uint32_t withAsyncCommit = 0x04;
constexpr std::uint32_t withChecksumV2 = 0x08;
constexpr std::uint32_t withChecksumV3 = 0x10;
constexpr std::uint32_t withFastCommits = 0x20;
constexpr std::uint32_t knownLogFeatures = 0x3F;
constexpr std::uint32_t usualFastCommitBlocks = 256;
constexpr std::uint32_t smallestLog = 1024; // JBD2_MIN_JOURNAL_BLOCKS
enum TagFlag : std::uint16_t { Escape = 1, SameUuid = 2, LastTag = 8 };

/// Whether transaction `a` is as late as `b`, or later; the numbers wrap.
bool isFrom(std::uint32_t a, std::uint32_t b) { return static_cast<std::int32_t>(a - b) >= 0; }

std::array<std::byte, 4> bigEndian(std::uint32_t value) {
    return {std::byte(value >> 24), std::byte(value >> 16), std::byte(value >> 8), std::byte(value)};
}

std::unexpected<Error> refused(const ByteSource& source, std::string what, ErrorKind kind = ErrorKind::Corrupt) {
    return std::unexpected(
        Error{.kind = kind, .what = "the journal cannot be replayed: " + std::move(what), .where = source.name()});
}

/// debugfs up to 1.47.0 writes the seconds into the upper half of h_commit_sec.
std::int64_t commitTime(std::int64_t stored) { return (stored & 0xFFFFFFFF) == 0 ? stored >> 32 : stored; }

/// The blocks of a journal inside the file system, by their number in the journal.
class JournalFile {
public:
    JournalFile(const ByteSource& source, ByteOffset volume, ByteCount blockSize, std::vector<BlockInterval> extents)
        : m_source(source), m_volume(volume), m_blockSize(blockSize), m_extents(std::move(extents)) {
        std::uint64_t before = 0;
        for (const auto& extent : m_extents) {
            m_starts.push_back(before);
            before += extent.count.value;
        }
        m_length = before;
    }

    [[nodiscard]] std::uint64_t length() const { return m_length; }
    [[nodiscard]] ByteCount blockSize() const { return m_blockSize; }
    [[nodiscard]] const ByteSource& source() const { return m_source; }
    [[nodiscard]] ByteOffset volume() const { return m_volume; }

    /// Byte of the source at which the block begins. Precondition: number < length().
    [[nodiscard]] ByteOffset byteOf(std::uint64_t number) const {
        const auto past = std::ranges::upper_bound(m_starts, number);
        const auto n = static_cast<std::size_t>(past - m_starts.begin()) - 1;
        return atlas::byteOf(m_extents[n].first + BlockCount{number - m_starts[n]}, m_blockSize, m_volume);
    }
    [[nodiscard]] Result<std::vector<std::byte>> read(std::uint64_t number) const {
        std::vector<std::byte> block(m_blockSize.value);
        if (number >= m_length)
            return refused(m_source, fmt::format("block {} lies past its end", number));
        if (auto status = m_source.read(byteOf(number), block); !status)
            return std::unexpected(status.error());
        return block;
    }

private:
    const ByteSource& m_source;
    ByteOffset m_volume;
    ByteCount m_blockSize;
    std::vector<BlockInterval> m_extents;
    std::vector<std::uint64_t> m_starts; ///< of each extent, in blocks of the journal
    std::uint64_t m_length = 0;
};

/// The log as the journal superblock describes it.
struct Log {
    std::uint32_t first = 0; ///< block where the log begins
    std::uint32_t end = 0; ///< block after the last one; fast commits follow
    std::uint32_t fastEnd = 0; ///< block after the last one for fast commits
    std::uint32_t start = 0; ///< block of the oldest transaction; 0: nothing to replay
    std::uint32_t sequence = 0; ///< of the oldest transaction
    std::uint32_t compatible = 0;
    std::uint32_t incompatible = 0;
    std::uint32_t seed = 0; ///< of its checksums

    [[nodiscard]] bool has(std::uint32_t feature) const { return (incompatible & feature) != 0; }
    [[nodiscard]] bool isChecked() const { return has(withChecksumV2 | withChecksumV3); }
    [[nodiscard]] std::size_t tail() const { return isChecked() ? checksumTail : 0; }
    [[nodiscard]] std::size_t tagBytes() const {
        if (has(withChecksumV3))
            return 16;
        return (has(withWideTags) ? 12U : 8U) + (has(withChecksumV2) ? 2U : 0U);
    }
    /// The kernel before 6.6 and e2fsprogs up to 1.47.0 wrapped behind the fast commits, and then lost transactions.
    [[nodiscard]] std::uint32_t after(std::uint32_t block) const { return block + 1 >= end ? first : block + 1; }
};

Result<Log> readLog(const JournalFile& file, BlockBytes superblock) {
    const auto word = [&](std::size_t at) { return big<std::uint32_t>(superblock, at); };
    const bool isSecond = word(4) == SuperblockV2;
    if (word(0) != journalMagic || (!isSecond && word(4) != SuperblockV1))
        return refused(file.source(), "its superblock is damaged");
    Log log{.first = word(0x14), .end = word(0x10), .start = word(startAt), .sequence = word(sequenceAt)};
    log.compatible = isSecond ? word(0x24) : 0;
    log.incompatible = isSecond ? word(0x28) : 0;
    const bool isUnknown = (log.incompatible & ~knownLogFeatures) != 0 || (isSecond && word(0x2C) != 0);
    if (isUnknown || (log.has(withChecksumV2) && log.has(withChecksumV3)))
        return refused(file.source(), "it has features that are not known", ErrorKind::Unsupported);
    log.seed = crc32c(~std::uint32_t{0}, superblock.subspan(uuidAt, uuidBytes));
    if (log.isChecked()) {
        std::vector<std::byte> zeroed(superblock.begin(), superblock.begin() + logSuperblockBytes);
        std::fill_n(zeroed.begin() + logChecksumAt, 4, std::byte{});
        if (crc32c(~std::uint32_t{0}, zeroed) != word(logChecksumAt))
            return refused(file.source(), "the checksum of its superblock is wrong");
    }
    log.fastEnd = log.end;
    if (log.has(withFastCommits)) {
        const auto blocks = word(0x54) == 0 ? usualFastCommitBlocks : word(0x54);
        if (blocks >= log.end || log.end - blocks < smallestLog)
            return refused(file.source(), "its superblock is damaged");
        log.end -= blocks;
    }
    const bool isPlaced = log.first >= 1 && log.first < log.end && log.fastEnd <= file.length() &&
                          (log.start == 0 || (log.start >= log.first && log.start < log.end));
    if (word(0x0C) != file.blockSize().value || !isPlaced)
        return refused(file.source(), "its superblock does not match its place");
    return log;
}

/// The copy of a block of the file system in the log.
struct Tag {
    std::uint64_t block = 0; ///< of the file system
    std::uint32_t at = 0; ///< block of the journal
    std::uint32_t sequence = 0;
    std::uint32_t checksum = 0;
    bool isEscaped = false; ///< the first four bytes are zeros instead of the magic number of the journal
};

class Recovery {
public:
    /// `blocks`: of the file system.
    Recovery(const JournalFile& file, const Log& log, BlockCount blocks)
        : m_file(file), m_log(log), m_blocks(blocks), m_next(log.start) {}

    Status run() {
        if (m_log.start == 0)
            return {};
        if (auto status = scan(); !status)
            return status;
        std::erase_if(m_tags, [&](const Tag& tag) { return isFrom(tag.sequence, m_end); });
        readRevoked();
        replay();
        return lookForFastCommits();
    }

    /// The number that e2fsck gives the next transaction; after an error, it leaves the old one.
    [[nodiscard]] std::uint32_t nextSequence() const {
        return m_replay.damagedBlocks > 0 ? m_log.sequence : (m_log.start == 0 ? m_log.sequence : m_end) + 1;
    }
    [[nodiscard]] const JournalReplay& summary() const { return m_replay; }
    /// The newest copy of each block.
    [[nodiscard]] const std::map<std::uint64_t, Tag>& newest() const { return m_newest; }

private:
    struct Revocation {
        std::uint32_t at; ///< block of the journal
        std::uint32_t sequence;
    };

    // PASS_SCAN of recovery.c, which also collects the tags.

    Status scan() {
        m_sequence = m_log.sequence;
        // Each block at most once, as a damaged log may lead around for ever.
        for (std::uint64_t n = 0; n < m_log.end; ++n) {
            const auto at = m_next;
            const auto block = m_file.read(at);
            if (!block)
                return std::unexpected(block.error());
            if (big<std::uint32_t>(*block, 0) != journalMagic || big<std::uint32_t>(*block, 8) != m_sequence)
                break;
            m_next = m_log.after(at);
            const auto type = big<std::uint32_t>(*block, 4);
            if (type == DescriptorBlock) {
                if (auto status = scanDescriptor(*block, n); !status)
                    return status;
            } else if (type == CommitBlock) {
                if (auto goesOn = scanCommit(*block); !goesOn)
                    return std::unexpected(goesOn.error());
                else if (!*goesOn)
                    break;
            } else if (type == RevokeBlock) {
                m_isDoubtful = m_isDoubtful || !isSound(*block);
                m_revocations.push_back({at, m_sequence});
            } else {
                break;
            }
        }
        if (!m_isEndKnown)
            m_end = m_sequence;
        m_replay.transactions = m_end - m_log.sequence;
        if (m_replay.transactions > 0) {
            m_replay.firstSequence = m_log.sequence;
            m_replay.lastSequence = m_end - 1;
        }
        return {};
    }

    /// `n` counts the blocks that were read.
    Status scanDescriptor(BlockBytes block, std::uint64_t& n) {
        m_isDoubtful = m_isDoubtful || !isSound(block); // may be left over from an earlier use of the log
        const bool sums = (m_log.compatible & withChecksumV1) != 0 && !m_isDoubtful && !m_isEndKnown;
        if (sums)
            addToSum(block);
        const auto size = m_log.tagBytes();
        bool isLast = false;
        for (auto at = logHeaderBytes; !isLast && at + size <= block.size() - m_log.tail(); at += size) {
            const auto flags = big<std::uint16_t>(block, at + 6);
            Tag tag{.block = big<std::uint32_t>(block, at), .at = m_next, .sequence = m_sequence};
            if (m_log.has(withWideTags))
                tag.block |= std::uint64_t{big<std::uint32_t>(block, at + 8)} << 32;
            tag.checksum =
                m_log.has(withChecksumV3) ? big<std::uint32_t>(block, at + 12) : big<std::uint16_t>(block, at + 4);
            tag.isEscaped = (flags & Escape) != 0;
            m_tags.push_back(tag);
            if (sums) {
                const auto copy = m_file.read(m_next);
                if (!copy)
                    return std::unexpected(copy.error());
                addToSum(*copy);
            }
            m_next = m_log.after(m_next);
            ++n;
            at += (flags & SameUuid) != 0 ? 0 : uuidBytes;
            isLast = (flags & LastTag) != 0;
        }
        return {};
    }

    /// Returns whether the log goes on.
    Result<bool> scanCommit(BlockBytes block) {
        const auto time = big<std::int64_t>(block, 48);
        if (m_isDoubtful) {
            if (time < m_lastCommit)
                return false; // left over
            return refused(m_file.source(), fmt::format("a checksum in transaction {} is wrong", m_sequence));
        }
        if (!m_isEndKnown && !isCommitSound(block)) {
            if (time < m_lastCommit)
                return false;
            m_isEndKnown = true;
            m_end = m_replay.damagedSequence = m_sequence;
            return m_log.has(withAsyncCommit);
        }
        if (!m_isEndKnown)
            m_replay.lastCommit = commitTime(time);
        m_lastCommit = time;
        m_sum = ~std::uint32_t{0};
        ++m_sequence;
        return true;
    }

    void addToSum(BlockBytes bytes) {
        m_sum = ext2fs_crc32_be(m_sum, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }

    /// By the checksum in the tail of a descriptor or revoke block.
    [[nodiscard]] bool isSound(BlockBytes block) const {
        if (!m_log.isChecked())
            return true;
        const auto computed =
            crc32c(crc32c(m_log.seed, block.first(block.size() - checksumTail)), std::array<std::byte, 4>{});
        return computed == big<std::uint32_t>(block, block.size() - checksumTail);
    }

    [[nodiscard]] bool isCommitSound(BlockBytes block) const {
        constexpr std::size_t sumAt = 16;
        constexpr std::uint32_t crc32Type = 1;
        const auto stored = big<std::uint32_t>(block, sumAt);
        if (m_log.isChecked()) {
            const auto before = crc32c(m_log.seed, block.first(sumAt));
            const auto computed = crc32c(crc32c(before, std::array<std::byte, 4>{}), block.subspan(sumAt + 4));
            return computed == stored;
        }
        if ((m_log.compatible & withChecksumV1) == 0)
            return true;
        const auto type = std::to_integer<std::uint32_t>(block[12]);
        const auto size = std::to_integer<std::uint32_t>(block[13]);
        const bool isUnused = type == 0 && size == 0 && stored == 0;
        return isUnused || (type == crc32Type && size == 4 && stored == m_sum);
    }

    // PASS_REVOKE: only records of blocks that the log has a copy of are of use.

    void readRevoked() {
        for (const auto& tag : m_tags)
            m_revoked.try_emplace(tag.block, std::nullopt);
        for (const auto& revocation : m_revocations)
            if (!isFrom(revocation.sequence, m_end))
                if (const auto block = m_file.read(revocation.at))
                    addRevoked(*block, revocation.sequence);
    }

    void addRevoked(BlockBytes block, std::uint32_t sequence) {
        const std::size_t used = big<std::uint32_t>(block, logHeaderBytes); // bytes, including the header
        const std::size_t size = m_log.has(withWideTags) ? 8 : 4;
        for (std::size_t at = 16; at + size <= std::min(used, block.size() - m_log.tail()); at += size) {
            const auto number = size == 8 ? big<std::uint64_t>(block, at) : big<std::uint32_t>(block, at);
            const auto found = m_revoked.find(number);
            if (found != m_revoked.end() && (!found->second || isFrom(sequence, *found->second)))
                found->second = sequence;
        }
    }

    // PASS_REPLAY

    void replay() {
        for (const auto& tag : m_tags) {
            const auto& revoked = m_revoked.at(tag.block);
            if (revoked && isFrom(*revoked, tag.sequence))
                ++m_replay.revoked;
            else if (tag.block >= m_blocks.value || !isCopySound(tag))
                ++m_replay.damagedBlocks;
            else
                m_newest.insert_or_assign(tag.block, tag);
        }
        m_replay.blocks = m_newest.size();
    }

    [[nodiscard]] bool isCopySound(const Tag& tag) const {
        const auto block = m_file.read(tag.at);
        if (!block || !m_log.isChecked())
            return block.has_value();
        const auto computed = crc32c(crc32c(m_log.seed, bigEndian(tag.sequence)), *block);
        return tag.checksum == (m_log.has(withChecksumV3) ? computed : computed & 0xFFFF);
    }

    // Fast commits: fs/ext4/fast_commit.h. They begin behind the log, each ends with a tail, and they continue the
    // transaction after the last one. All their fields are little-endian.

    Status lookForFastCommits() {
        if (!m_log.has(withFastCommits) || m_isEndKnown)
            return {};
        for (auto at = m_log.end + 1; at < m_log.fastEnd; ++at) {
            const auto block = m_file.read(at);
            if (!block)
                return std::unexpected(block.error());
            const auto tails = tailsIn(*block, at == m_log.end + 1);
            if (!tails)
                break;
            m_replay.fastCommits += *tails;
        }
        return {};
    }

    /// The complete fast commits that end in the block; nullopt if it holds none of this transaction.
    [[nodiscard]] std::optional<std::uint32_t> tailsIn(BlockBytes block, bool isFirst) const {
        constexpr std::uint16_t padding = 7;
        constexpr std::uint16_t tail = 8;
        constexpr std::uint16_t head = 9;
        std::uint32_t tails = 0;
        bool isKnown = !isFirst;
        for (std::size_t at = 0; at + 4 <= block.size();) {
            const auto type = little<std::uint16_t>(block, at);
            const std::size_t length = little<std::uint16_t>(block, at + 2);
            const auto value = at + 4;
            if (type < 1 || type > head || value + length > block.size())
                return tails > 0 ? std::optional(tails) : std::nullopt;
            if (type == head)
                isKnown = length >= 8 && little<std::uint32_t>(block, value + 4) == m_end;
            if (!isKnown)
                return std::nullopt;
            if (type == tail && (length < 4 || little<std::uint32_t>(block, value) != m_end))
                return tails > 0 ? std::optional(tails) : std::nullopt;
            tails += type == tail ? 1 : 0;
            if (type == padding || type == tail)
                break; // the next tag begins with the next block
            at = value + length;
        }
        return tails;
    }

    const JournalFile& m_file;
    const Log& m_log;
    BlockCount m_blocks;
    JournalReplay m_replay;
    std::vector<Tag> m_tags; ///< in the order of the log
    std::vector<Revocation> m_revocations;
    std::unordered_map<std::uint64_t, std::optional<std::uint32_t>> m_revoked; ///< by block, the latest transaction
    std::map<std::uint64_t, Tag> m_newest;
    std::uint32_t m_next; ///< block of the journal
    std::uint32_t m_sequence = 0; ///< of the transaction that is read
    std::uint32_t m_end = 0; ///< the first transaction that is not replayed
    bool m_isEndKnown = false; ///< a commit block was damaged
    bool m_isDoubtful = false; ///< a checksum was wrong: the log is damaged, unless these blocks are left over
    std::int64_t m_lastCommit = 0;
    std::uint32_t m_sum = ~std::uint32_t{0}; ///< of the transaction, with checksums of version 1
};

/// Turns the newest copies into an overlay.
class OverlayMaker {
public:
    explicit OverlayMaker(const JournalFile& file) : m_file(file) {}

    void add(const Tag& tag) {
        const auto size = m_file.blockSize();
        const auto first = byteOf({tag.block}, size, m_file.volume());
        const auto from = m_file.byteOf(tag.at);
        const ByteCount given{tag.isEscaped ? std::uint64_t{4} : std::uint64_t{0}};
        if (tag.isEscaped) {
            const auto magic = bigEndian(journalMagic);
            m_overlay.push_back({.bytes = {first, given}, .given = {magic.begin(), magic.end()}});
        }
        auto* const last = m_overlay.empty() ? nullptr : &m_overlay.back();
        const bool continues = last != nullptr && last->given.empty() && last->bytes.end() == first &&
                               last->from + last->bytes.count == from;
        if (continues)
            last->bytes.count += size;
        else
            m_overlay.push_back({.bytes = {first + given, size - given}, .from = from + given});
    }

    /// Replaces `bytes` at `at`, also in what was added before.
    void give(ByteOffset at, std::vector<std::byte> bytes) {
        const ByteInterval given{at, ByteCount{bytes.size()}};
        Overlay pieces;
        for (auto& piece : m_overlay) {
            if (intersection(piece.bytes, given).empty()) {
                pieces.push_back(std::move(piece));
                continue;
            }
            if (piece.bytes.first < given.first)
                pieces.push_back(piece.cut(between(piece.bytes.first, given.first)));
            if (given.end() < piece.bytes.end())
                pieces.push_back(piece.cut(between(given.end(), piece.bytes.end())));
        }
        pieces.push_back({.bytes = given, .given = std::move(bytes)});
        std::ranges::sort(pieces, {}, [](const OverlayPiece& each) { return each.bytes.first; });
        m_overlay = std::move(pieces);
    }

    [[nodiscard]] const Overlay& overlay() const { return m_overlay; }
    [[nodiscard]] Overlay take() { return std::move(m_overlay); }

private:
    const JournalFile& m_file;
    Overlay m_overlay;
};

/// The journal superblock of an empty log (e2fsck/journal.c, e2fsck_journal_release).
std::vector<std::byte> emptied(BlockBytes superblock, const Log& log, std::uint32_t nextSequence) {
    std::vector<std::byte> bytes(superblock.begin(), superblock.begin() + logSuperblockBytes);
    const auto put = [&](std::size_t at, std::uint32_t value) {
        std::ranges::copy(bigEndian(value), bytes.begin() + static_cast<std::ptrdiff_t>(at));
    };
    put(startAt, 0);
    put(sequenceAt, nextSequence);
    if (log.isChecked()) {
        put(logChecksumAt, 0);
        put(logChecksumAt, crc32c(~std::uint32_t{0}, bytes));
    }
    return bytes;
}

/// The superblock at byte `at` of `source` without needs_recovery; empty if there is none.
Result<std::vector<std::byte>> recovered(const ByteSource& source, ByteOffset at) {
    std::vector<std::byte> bytes(sizeof(ext2_super_block));
    if (auto status = source.read(at, bytes); !status)
        return std::unexpected(status.error());
    ext2_super_block sb{};
    std::memcpy(&sb, bytes.data(), sizeof(sb));
    if (ext2fs_le16_to_cpu(sb.s_magic) != EXT2_SUPER_MAGIC)
        return std::vector<std::byte>{};
    sb.s_feature_incompat &= ~ext2fs_cpu_to_le32(EXT3_FEATURE_INCOMPAT_RECOVER);
    const bool isChecked = (sb.s_feature_ro_compat & ext2fs_cpu_to_le32(EXT4_FEATURE_RO_COMPAT_METADATA_CSUM)) != 0;
    if (isChecked) {
        sb.s_checksum = ext2fs_cpu_to_le32(
            crc32c(~std::uint32_t{0}, std::as_bytes(std::span(&sb, 1)).first(offsetof(ext2_super_block, s_checksum))));
    }
    std::memcpy(bytes.data(), &sb, sizeof(sb));
    return bytes;
}

Result<JournalFile> journalOf(const ByteSource& source, ByteOffset volume, const LayoutClaims& claims) {
    const auto& fs = claims.filesystem;
    if (!fs.journalUuid.empty())
        return refused(source, "it lies on another device", ErrorKind::Unsupported);
    const auto file = std::ranges::find(claims.files, RegionKind::Journal, &SystemFile::kind);
    if (file == claims.files.end())
        return refused(source, "its blocks are not known");
    JournalFile journal(source, volume, fs.blockSize, file->dataExtents());
    if (journal.length() == 0 || fs.blockSize.value < logSuperblockBytes)
        return refused(source, "its blocks are not known");
    return journal;
}

} // namespace

Result<ReplayedJournal> replayJournal(const ByteSource& source, ByteOffset volume, const LayoutClaims& claims) {
    const auto file = journalOf(source, volume, claims);
    if (!file)
        return std::unexpected(file.error());
    const auto superblock = file->read(0);
    if (!superblock)
        return std::unexpected(superblock.error());
    const auto log = readLog(*file, *superblock);
    if (!log)
        return std::unexpected(log.error());
    Recovery recovery(*file, *log, claims.filesystem.blockCount);
    if (auto status = recovery.run(); !status)
        return std::unexpected(status.error());
    OverlayMaker maker(*file);
    for (const auto& newest : recovery.newest())
        maker.add(newest.second);
    maker.give(file->byteOf(0), emptied(*superblock, *log, recovery.nextSequence()));
    const std::shared_ptr<const ByteSource> below(std::shared_ptr<void>(), &source); // does not own the source
    const auto place = volume + ByteCount{SUPERBLOCK_OFFSET};
    auto own = recovered(*overlaid(below, maker.overlay()), place);
    if (!own)
        return std::unexpected(own.error());
    if (!own->empty())
        maker.give(place, std::move(*own));
    return ReplayedJournal{recovery.summary(), maker.take()};
}

} // namespace atlas
