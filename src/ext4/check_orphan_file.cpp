// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of the orphan file: e2fsck/super.c (check_orphan_file, reinit_orphan_block) and lib/ext2fs/orphan.c.
#include "ext4/check_contents.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint64_t maxOrphanBlocks = 16'384; // mke2fs makes up to 512

std::uint64_t entriesOf(ext2_filsys fs, std::span<const char> block) {
    std::uint64_t entries = 0;
    for (int n = 0; n < ext2fs_inodes_per_orphan_block(fs); ++n) {
        entries += littleWord(block, static_cast<std::size_t>(n) * sizeof(std::uint32_t)) != 0 ? 1 : 0;
    }
    return entries;
}

void checkMark(ext2_filsys fs, std::uint64_t entries, SystemFileFindings& findings) {
    const bool marked = ext2fs_has_feature_orphan_present(fs->super) != 0;
    const bool maybeStale = ext2fs_has_feature_journal_needs_recovery(fs->super) != 0;
    if (entries > 0 && !marked && !maybeStale) {
        findings.append({.kind = FindingKind::OrphansUnmarked, .numbers = {entries}});
    }
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
        if (block.empty()) {
            continue;
        }
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

} // namespace atlas
