// SPDX-License-Identifier: GPL-3.0-or-later
// The journal superblock: e2fsck/journal.c (e2fsck_journal_load) and fs/jbd2/journal.c (journal_get_superblock,
// jbd2_journal_load). Offsets and values are from lib/ext2fs/kernel-jbd.h; all fields are big-endian.
#include "ext4/check_contents.h"

#include <algorithm>
#include <array>
#include <string>

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
        if (word(0x04) == superblockV2)
            checkFeatures();
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
        if (start != 0)
            m_findings.range("s_start", start, word(0x14), std::max<std::uint64_t>(length, 1) - 1);
    }

    void checkFeatures() {
        const auto incompatible = word(0x28);
        if (const auto unknown = incompatible & ~knownIncompatible; unknown != 0)
            m_findings.add(SystemFileFault::UnknownFeatures, unknown);
        if (word(0x2C) != 0)  // no read-only compatible feature is defined
            m_findings.add(SystemFileFault::UnknownFeatures, word(0x2C));
        m_findings.range("s_nr_users", word(0x40), 0, 1); // only an external journal has more users
        if ((incompatible & (checksumV2 | checksumV3)) != 0)
            checkChecksum();
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
        if (both || (type == crc32cType && computed != word(checksumAt)))
            m_findings.add(SystemFileFault::ContentChecksum, m_journal.first);
    }

    void checkState() {
        if (const auto error = word(0x20); error != 0) { // stored negated: -EIO is 0xFFFFFFFB
            const auto positive = error > 0x80000000 ? ~error + 1 : error;
            m_findings.append({.kind = FindingKind::JournalErrorRecorded, .numbers = {positive}});
        }
        const bool replays = ext2fs_has_feature_journal_needs_recovery(m_fs->super) != 0;
        if (word(0x1C) != 0 && !replays)
            m_findings.append({.kind = FindingKind::JournalNotEmpty});
    }

    ext2_filsys m_fs;
    std::span<char> m_block;
    const FileContent& m_journal;
    SystemFileFindings& m_findings;
};

} // namespace

void checkJournal(VolumeBlocks& blocks, const FileContent& journal, SystemFileFindings findings) {
    const auto length = journal.size() / blocks.fs()->blocksize;
    if (length < smallestJournal)
        findings.add(SystemFileFault::TooSmall, length);
    const auto block = blocks.read(journal.first);
    if (block.empty())
        return;
    if (bigWord(block, 0) != magic)
        findings.add(SystemFileFault::NoHeader);
    else
        JournalCheck(blocks, block, journal, findings).run();
}

// The MMP block: lib/ext2fs/mmp.c (ext2fs_mmp_read, ext2fs_mmp_start).

namespace {

std::string hostOf(const mmp_struct& mmp) {
    const auto& name = mmp.mmp_nodename;
    const auto* const bytes = reinterpret_cast<const char*>(name);
    return {bytes, ::strnlen(bytes, sizeof(name))};
}

} // namespace

void checkMmpBlock(VolumeBlocks& blocks, blk64_t block, SystemFileFindings findings) {
    if (block == 0) {
        findings.add(SystemFileFault::NoInode);
        return;
    }
    const auto bytes = blocks.read(block);
    if (bytes.empty())
        return;
    mmp_struct mmp{};
    std::memcpy(&mmp, bytes.data(), sizeof(mmp));
    if (ext2fs_le32_to_cpu(mmp.mmp_magic) != EXT4_MMP_MAGIC) {
        findings.add(SystemFileFault::NoHeader);
        return;
    }
    if (ext2fs_mmp_csum_verify(blocks.fs(), &mmp) == 0) {
        findings.add(SystemFileFault::ContentChecksum, block);
        return;
    }
    if (const auto sequence = ext2fs_le32_to_cpu(mmp.mmp_seq); sequence != EXT4_MMP_SEQ_CLEAN)
        findings.append({.kind = FindingKind::MmpInUse, .numbers = {sequence}, .detail = hostOf(mmp)});
}

// The orphan file: e2fsck/super.c (check_orphan_file, reinit_orphan_block) and lib/ext2fs/orphan.c.

namespace {

constexpr std::uint64_t maxOrphanBlocks = 16'384; // mke2fs makes up to 512

std::uint64_t entriesOf(ext2_filsys fs, std::span<const char> block) {
    std::uint64_t entries = 0;
    for (int n = 0; n < ext2fs_inodes_per_orphan_block(fs); ++n)
        entries += littleWord(block, static_cast<std::size_t>(n) * sizeof(std::uint32_t)) != 0 ? 1 : 0;
    return entries;
}

void checkMark(ext2_filsys fs, std::uint64_t entries, SystemFileFindings& findings) {
    const bool marked = ext2fs_has_feature_orphan_present(fs->super) != 0;
    const bool maybeStale = ext2fs_has_feature_journal_needs_recovery(fs->super) != 0;
    if (entries > 0 && !marked && !maybeStale)
        findings.append({.kind = FindingKind::OrphansUnmarked, .numbers = {entries}});
    if (entries == 0 && marked && !maybeStale) {
        findings.append({.kind = FindingKind::FeaturesConflict,
                         .numbers = {static_cast<std::uint64_t>(FeatureRule::OrphansWithoutCause)}});
    }
}

} // namespace

void checkOrphanFile(VolumeBlocks& blocks, const FileContent& file, SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    if (file.size() % fs->blocksize != 0) {
        findings.add(SystemFileFault::WrongSize, file.size());
        return;
    }
    const auto count = std::min<std::uint64_t>(file.size() / fs->blocksize, maxOrphanBlocks);
    std::uint64_t entries = 0;
    for (std::uint64_t n = 0; n < count; ++n) {
        const auto at = blocks.blockOf(file.number, *file.inode, n);
        const auto block = at == 0 ? std::span<char>() : blocks.read(at);
        if (block.empty())
            continue;
        if (ext2fs_le32_to_cpu(ext2fs_orphan_block_tail(fs, block.data())->ob_magic) != EXT4_ORPHAN_BLOCK_MAGIC) {
            findings.add(SystemFileFault::ContentDamaged, at);
            return;
        }
        if (ext2fs_orphan_file_block_csum_verify(fs, file.number, at, block.data()) == 0) {
            findings.add(SystemFileFault::ContentChecksum, at);
            return;
        }
        entries += entriesOf(fs, block);
    }
    checkMark(fs, entries, findings);
}

// Header and root of a quota file: lib/support/quotaio_v2.c (v2_check_file, v2_init_io) and quotaio_tree.c
// (check_reference). Its blocks are 1,024 bytes, whatever the block size of the file system.

namespace {

constexpr std::array<std::uint32_t, 3> magics{0xD9C01F11, 0xD9C01927, 0xD9C03F14};
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint64_t quotaBlock = 1024;
constexpr std::uint64_t maxBytes = std::uint64_t{1} << 31;
constexpr std::size_t referencesInRoot = quotaBlock / sizeof(std::uint32_t);

void checkRoot(std::span<const char> root, std::uint32_t blocks, SystemFileFindings& findings) {
    for (std::size_t n = 0; n < referencesInRoot; ++n) {
        const auto reference = littleWord(root, n * sizeof(std::uint32_t));
        if (reference >= blocks) {
            findings.range("a reference in the tree", reference, 0, blocks - 1);
            return;
        }
    }
}

} // namespace

void checkQuotaFile(VolumeBlocks& blocks, const FileContent& file, QuotaType type, SystemFileFindings findings) {
    const auto header = blocks.read(file.first);
    if (header.empty())
        return;
    if (littleWord(header, 0) != magics.at(static_cast<std::size_t>(type))) {
        findings.add(SystemFileFault::NoHeader);
        return;
    }
    const auto used = littleWord(header, 20);
    const auto there = (file.size() + quotaBlock - 1) / quotaBlock;
    findings.range("dqh_version", littleWord(header, 4), 0, newestVersion);
    if (there < 2 || file.size() > maxBytes) {
        findings.add(SystemFileFault::WrongSize, file.size());
        return;
    }
    findings.range("dqi_blocks", used, 2, there);
    if (used < 2 || used > there)
        return;
    findings.range("dqi_free_blk", littleWord(header, 24), 0, used - 1);
    findings.range("dqi_free_entry", littleWord(header, 28), 0, used - 1);
    if (header.size() >= 2 * quotaBlock) {
        checkRoot(header.subspan(quotaBlock, quotaBlock), used, findings);
    } else if (const auto second = blocks.blockOf(file.number, *file.inode, 1); second != 0) {
        if (const auto root = blocks.read(second); !root.empty())
            checkRoot(root, used, findings);
    }
}

// The resize inode: its double indirect block lists the reserved GDT blocks of group 0, each of which lists its copies
// (lib/ext2fs/res_gdt.c; e2fsck/super.c, check_resize_inode).

namespace {

/// Sectors of the list, the reserved blocks of group 0 and their copies.
std::uint64_t sectorsOfReserve(ext2_filsys fs, std::span<const GroupCopies> all) {
    std::uint64_t blocks = 1;
    for (const auto& copies : all)
        blocks += copies.reservedGdt.count.value;
    return blocks * (fs->blocksize / 512);
}

std::uint64_t smallestSize(ext2_filsys fs) {
    const std::uint64_t perBlock = fs->blocksize / sizeof(std::uint32_t);
    const std::uint64_t last = (fs->desc_blocks + fs->super->s_reserved_gdt_blocks - 1) % perBlock;
    return (EXT2_NDIR_BLOCKS + perBlock + last * perBlock) * fs->blocksize;
}

/// Largest size of a file without extents (e2fsck/pass1.c, ext2_max_sizes).
std::uint64_t largestSize(ext2_filsys fs) {
    const std::uint64_t perBlock = fs->blocksize / sizeof(std::uint32_t);
    return (EXT2_NDIR_BLOCKS + perBlock + perBlock * perBlock + perBlock * perBlock * perBlock) * fs->blocksize;
}

bool listsReserve(ext2_filsys fs, std::span<const char> list) {
    const auto& sb = *fs->super;
    const auto perBlock = fs->blocksize / sizeof(std::uint32_t);
    // With 1 KiB blocks and bigalloc, block 0 holds the boot sector.
    const bool skips = fs->blocksize == 1024 && sb.s_first_data_block == 0;
    const std::uint64_t first = sb.s_first_data_block + 1 + fs->desc_blocks + (skips ? 1 : 0);
    for (std::uint64_t n = 0; n < sb.s_reserved_gdt_blocks; ++n)
        if (littleWord(list, (fs->desc_blocks + n) % perBlock * sizeof(std::uint32_t)) != first + n)
            return false;
    return true;
}

} // namespace

void checkResizeInode(VolumeBlocks& blocks, std::span<const GroupCopies> copies, ext2_inode& resize,
                      SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const auto list = resize.i_block[EXT2_DIND_BLOCK];
    if (list == 0) {
        findings.add(SystemFileFault::NoBlocks);
        return;
    }
    const bool inBlocks = (resize.i_flags & EXT4_HUGE_FILE_FL) != 0;
    const auto claimed = ext2fs_inode_i_blocks(fs, &resize) * (inBlocks ? fs->blocksize / 512 : 1);
    if (claimed != sectorsOfReserve(fs, copies) && !ext2fs_has_feature_bigalloc(fs->super) && !isOfHurd(*fs->super))
        findings.add(SystemFileFault::WrongBlockCount, claimed);
    const std::uint64_t size = EXT2_I_SIZE(&resize);
    if (size < smallestSize(fs) || size > largestSize(fs))
        findings.add(SystemFileFault::TooShort);
    const auto block = blocks.read(list);
    const bool onlyList = static_cast<std::size_t>(std::ranges::count(resize.i_block, 0U)) == EXT2_N_BLOCKS - 1;
    if (!onlyList || (resize.i_flags & EXT4_EXTENTS_FL) != 0 || (!block.empty() && !listsReserve(fs, block)))
        findings.add(SystemFileFault::WrongReserve);
}

} // namespace atlas
