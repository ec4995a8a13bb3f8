// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/journal_size.h"

#include "mkfs/refusal.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Multiplies by 1024 in 32 bits, as mke2fs does.
int kibibytes(int number) { return static_cast<int>(static_cast<unsigned>(number) * 1024U); }

Status checkJournalSize(const ext2fs_journal_params& journal, ext2_filsys fs) {
    const auto total = static_cast<int>(journal.num_journal_blocks + journal.num_fc_blocks);
    if (total < 1024 || total > 10240000) {
        return refused(fmt::format(
            "The total requested journal size is {} blocks; it must be between 1024 and 10240000 blocks.", total));
    }
    if (static_cast<unsigned>(total) > ext2fs_free_blocks_count(fs->super) / 2) {
        return refused("Total journal size too big for filesystem.");
    }
    return {};
}

} // namespace

Status chooseJournalSize(Decision& decision, ext2_filsys fs, ext2fs_journal_params& journal) {
    if (ext2fs_get_journal_params(&journal, fs) != 0) {
        decision.warnings.emplace_back("Filesystem too small for a journal");
        return {};
    }
    const bool fastCommit = ext2fs_has_feature_fast_commit(fs->super) != 0;
    if (decision.journalSize <= 0 && !(fastCommit && decision.fastCommitSize > 0)) {
        return {};
    }
    const auto blockSize = static_cast<int>(fs->blocksize);
    if (decision.journalSize > 0) {
        journal.num_journal_blocks = static_cast<blk_t>(kibibytes(decision.journalSize) / (blockSize / 1024));
    }
    if (!fastCommit) {
        journal.num_fc_blocks = 0;
    } else if (decision.fastCommitSize > 0) {
        journal.num_fc_blocks = static_cast<blk_t>(kibibytes(decision.fastCommitSize) / blockSize);
    }
    return checkJournalSize(journal, fs);
}

} // namespace atlas
