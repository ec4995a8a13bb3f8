// SPDX-License-Identifier: GPL-3.0-or-later
// The journal superblock: e2fsck/journal.c (e2fsck_journal_load) and fs/jbd2/journal.c (journal_get_superblock,
// jbd2_journal_load). Offsets and values are those of lib/ext2fs/kernel-jbd.h; all of it is big-endian.
#include "ext4/check_contents.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::uint32_t magic = 0xC03B3998;
constexpr std::uint32_t superblockV1 = 3;
constexpr std::uint32_t superblockV2 = 4;
constexpr std::size_t journalSuperblockBytes = 1024;
constexpr std::size_t checksumAt = 0xFC;
constexpr std::uint32_t knownIncompatible = 0x3F; // up to FAST_COMMIT
constexpr std::uint32_t checksumV2 = 0x08;
constexpr std::uint32_t checksumV3 = 0x10;
constexpr std::uint32_t fastCommit = 0x20;
constexpr std::uint32_t crc32cType = 4;
constexpr std::uint32_t defaultFastCommitBlocks = 256;
constexpr std::uint64_t smallestJournal = 1024; // JBD2_MIN_JOURNAL_BLOCKS

class JournalCheck {
public:
    JournalCheck(VolumeBlocks& blocks, std::span<char> block, const FileContent& journal, SystemFileFindings& findings)
        : m_fs(blocks.fs()), m_block(block), m_journal(journal), m_findings(findings) {}

    void run() {
        m_findings.range("h_blocktype", word(0x04), superblockV1, superblockV2);
        checkPlace();
        if (word(0x04) == superblockV2) {
            checkFeatures();
        }
        checkState();
    }

private:
    [[nodiscard]] std::uint32_t word(std::size_t at) const { return bigWord(m_block, at); }

    void checkPlace() {
        const auto blocks = m_journal.size() / m_fs->blocksize;
        const std::uint64_t length = word(0x10);
        const std::uint64_t start = word(0x1C);
        m_findings.range("s_blocksize", word(0x0C), m_fs->blocksize, m_fs->blocksize);
        m_findings.range("s_maxlen", length, smallestJournal, std::max<std::uint64_t>(blocks, smallestJournal));
        m_findings.range("s_first", word(0x14), 1, std::max<std::uint64_t>(length, 2) - 1);
        if (start != 0) {
            m_findings.range("s_start", start, word(0x14), std::max<std::uint64_t>(length, 1) - 1);
        }
    }

    void checkFeatures() {
        const auto incompatible = word(0x28);
        if (const auto unknown = incompatible & ~knownIncompatible; unknown != 0) {
            m_findings.add(SystemFileFault::UnknownFeatures, unknown);
        }
        if (word(0x2C) != 0) { // no read-only compatible feature is known
            m_findings.add(SystemFileFault::UnknownFeatures, word(0x2C));
        }
        m_findings.range("s_nr_users", word(0x40), 0, 1); // more share an external journal only
        if ((incompatible & (checksumV2 | checksumV3)) != 0) {
            checkChecksum();
        }
        if ((incompatible & fastCommit) != 0 && word(0x10) >= smallestJournal) {
            const auto claimed = word(0x54) == 0 ? defaultFastCommitBlocks : word(0x54);
            m_findings.range("s_num_fc_blks", claimed, 0, word(0x10) - smallestJournal);
        }
    }

    void checkChecksum() {
        const auto type = static_cast<unsigned char>(m_block[0x50]);
        m_findings.range("s_checksum_type", type, crc32cType, crc32cType);
        const auto incompatible = word(0x28);
        const bool both = (incompatible & checksumV2) != 0 && (incompatible & checksumV3) != 0;
        std::array<unsigned char, journalSuperblockBytes> bytes{};
        std::memcpy(bytes.data(), m_block.data(), bytes.size());
        std::memset(bytes.data() + checksumAt, 0, sizeof(std::uint32_t));
        const auto computed = ext2fs_crc32c_le(~std::uint32_t{0}, bytes.data(), bytes.size());
        if (both || (type == crc32cType && computed != word(checksumAt))) {
            m_findings.add(SystemFileFault::ContentChecksum, m_journal.first);
        }
    }

    void checkState() {
        if (const auto error = word(0x20); error != 0) { // stored negated: -EIO is 0xFFFFFFFB
            const auto positive = error > 0x80000000 ? ~error + 1 : error;
            m_findings.append({.kind = FindingKind::JournalErrorRecorded, .numbers = {positive}});
        }
        const bool replays = ext2fs_has_feature_journal_needs_recovery(m_fs->super) != 0;
        if (word(0x1C) != 0 && !replays) {
            m_findings.append({.kind = FindingKind::JournalNotEmpty});
        }
    }

    ext2_filsys m_fs;
    std::span<char> m_block;
    const FileContent& m_journal;
    SystemFileFindings& m_findings;
};

} // namespace

void checkJournal(VolumeBlocks& blocks, const FileContent& journal, SystemFileFindings findings) {
    const auto length = journal.size() / blocks.fs()->blocksize;
    if (length < smallestJournal) {
        findings.add(SystemFileFault::TooSmall, length);
    }
    const auto block = blocks.read(journal.first);
    if (block.empty()) {
        return;
    }
    if (bigWord(block, 0) != magic) {
        findings.add(SystemFileFault::NoHeader);
    } else {
        JournalCheck(blocks, block, journal, findings).run();
    }
}

} // namespace atlas
