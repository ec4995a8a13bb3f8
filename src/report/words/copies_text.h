// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what is shown comes from copies or from before the replay of the journal, and what follows.
#pragma once

#include "layout/layout.h"
#include "report/language/message.h"

namespace atlas {

/// Whole sentences; none if superblock and descriptors are the primary ones.
[[nodiscard]] Names copiesNotes(const Layout& layout);

/// copiesNotes(), and before them whether the journal is still to be replayed.
[[nodiscard]] Names groundNotes(const Layout& layout);

/// "e2fsck -b 32768 -B 4096 DEVICE"; empty without a backup or if `blockSize` is 0.
[[nodiscard]] std::string repairCommand(std::optional<BlockNumber> backup, std::uint64_t blockSize);

} // namespace atlas
