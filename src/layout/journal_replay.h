// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay of the journal in memory did.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace atlas {

/// What a replay left out, so that the answer is older than the last state of the volume.
enum class ReplayGap : std::uint8_t {
    DamagedCommit, ///< number: the first transaction left out
    DamagedCopies, ///< number: copies of blocks that cannot be read or lie outside, or whose checksum is wrong
    FastCommits, ///< number: complete ones, which only the kernel and e2fsck replay
};

struct JournalReplay {
    std::uint32_t transactions = 0; ///< committed ones in the journal
    std::uint32_t firstSequence = 0; ///< of the first transaction; 0 without any, like the next two
    std::uint32_t lastSequence = 0;
    std::int64_t lastCommit = 0; ///< Unix time in seconds
    std::uint64_t blocks = 0; ///< blocks of the volume that are read from the journal
    std::uint64_t revoked = 0; ///< copies in the journal that are left out because the block was freed later

    // The gaps; 0: none.
    std::uint32_t damagedSequence = 0;
    std::uint64_t damagedBlocks = 0;
    std::uint32_t fastCommits = 0;
    bool operator==(const JournalReplay&) const = default;

    [[nodiscard]] std::vector<std::pair<ReplayGap, std::uint64_t>> gaps() const {
        std::vector<std::pair<ReplayGap, std::uint64_t>> all;
        if (damagedSequence != 0)
            all.emplace_back(ReplayGap::DamagedCommit, damagedSequence);
        if (damagedBlocks != 0)
            all.emplace_back(ReplayGap::DamagedCopies, damagedBlocks);
        if (fastCommits != 0)
            all.emplace_back(ReplayGap::FastCommits, fastCommits);
        return all;
    }
    [[nodiscard]] bool isComplete() const { return gaps().empty(); }
};

} // namespace atlas
