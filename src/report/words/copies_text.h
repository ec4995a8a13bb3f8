// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what is shown comes from copies or from before the replay of the journal, and what follows.
#pragma once

#include "layout/finding.h"
#include "layout/layout.h"
#include "report/language/message.h"

namespace atlas {

/// Whole sentences; none if superblock and descriptors are the primary ones.
[[nodiscard]] Names copiesNotes(const Layout& layout);

/// copiesNotes(), and before them whether the journal is still to be replayed, or was replayed in memory.
[[nodiscard]] Names groundNotes(const Layout& layout);

/// `number`: how many, or which transaction.
[[nodiscard]] Message gapText(ReplayGap gap, std::uint64_t number);

/// Why what is shown is older than the last state of the volume. Precondition: isBeforeReplay().
[[nodiscard]] Message pendingText(const Filesystem& fs);

/// "e2fsck -b 32768 -B 4096 DEVICE"; empty without a backup or if `blockSize` is 0.
[[nodiscard]] std::string repairCommand(std::optional<BlockNumber> backup, std::uint64_t blockSize);

} // namespace atlas
