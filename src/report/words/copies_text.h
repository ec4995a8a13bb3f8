// SPDX-License-Identifier: GPL-3.0-or-later
// Which superblock and descriptors are copies, and what follows for what is shown.
#pragma once

#include "layout/layout.h"
#include "report/language/message.h"

namespace atlas {

/// Whole sentences; none if superblock and descriptors are the primary ones.
[[nodiscard]] Names copiesNotes(const Layout& layout);

/// "e2fsck -b 32768 -B 4096 DEVICE"; empty without a backup or if `blockSize` is 0.
[[nodiscard]] std::string repairCommand(std::optional<BlockNumber> backup, std::uint64_t blockSize);

} // namespace atlas
