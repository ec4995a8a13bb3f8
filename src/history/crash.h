// SPDX-License-Identifier: GPL-3.0-or-later
// What a crash after a step of a history leaves, and what the replay of the journal makes of it.
#pragma once

#include "history/find_changes.h"
#include "layout/journal_replay.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// What `e2fsck -fn` finds.
struct CheckerVerdict {
    int status = 0;
    std::vector<std::string> lines{}; ///< that it printed, without those about its progress

    /// Whether nothing is wrong. The status is also 0 for counts of free blocks and inodes that the mounting corrects; -n
    /// answers the questions about them with "no".
    [[nodiscard]] bool isGood() const {
        return status == 0 &&
               std::ranges::none_of(lines, [](const std::string& line) { return line.ends_with("? no"); });
    }
};

/// A regular file, as it is after the crash and the replay, beside the end of the history.
struct SurvivingFile {
    enum class Fate : std::uint8_t {
        Same, ///< the same bytes as at the end
        Differs, ///< other bytes than at the end, or another length
        Lost, ///< at the end there is such a file, after the crash there is none
        Gone, ///< removed at the end; after the crash it is still there
    };
    std::string path{}; ///< any bytes
    Fate fate{};
    std::optional<ByteCount> size{}; ///< after crash and replay
    std::optional<ByteCount> sizeAtEnd{};
    bool isZeros = false; ///< the file after the crash has a length, but only zeros in it
};

[[nodiscard]] constexpr std::string_view name(SurvivingFile::Fate fate) { ///< JSON name
    switch (fate) {
    case SurvivingFile::Fate::Same: return "same";
    case SurvivingFile::Fate::Differs: return "differs";
    case SurvivingFile::Fate::Lost: return "lost";
    case SurvivingFile::Fate::Gone: break;
    }
    return "gone_at_end";
}

struct CrashReport {
    std::string path{}; ///< of the history
    std::size_t step = 0; ///< the last one that is on the disk
    std::size_t steps = 0;
    std::string command{}; ///< of that step
    CheckerVerdict before{}; ///< of the image as the crash leaves it
    CheckerVerdict after{}; ///< after e2fsck has replayed the journal, and nothing else
    bool hasVolume = false;
    bool needsRecovery = false;
    std::optional<JournalReplay> replay{}; ///< if the journal held something
    Changes replayed{}; ///< what the replay changes, in blocks; as much as is read of it in memory
    std::vector<SurvivingFile> files{}; ///< by path; empty if the file system cannot be read
};

} // namespace atlas
