// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the stack as text: their names, the calculation of their start, and their verdicts.
#pragma once

#include "alignment/stack.h"
#include "report/messages/message.h"

#include <string>

namespace atlas {

/// "63 × 512 = 32,256; mod 4,096 = 3,584" for a partition; "partition start + 2,048 × 512" for its contents; nullopt for the
/// disk.
[[nodiscard]] std::optional<Message> working(const StackRow& row, const Snapshot& snapshot);

/// "partition 3", "LUKS2 data", "ext4, block 0", "inode tables (128)".
[[nodiscard]] Message layerName(const StackRow& row, const Snapshot& snapshot);

/// The source of the row's start: "GPT", "superblock", "group descriptors", "set by you" …; for the disk, the sources of its
/// sector sizes.
[[nodiscard]] Message knownFrom(const StackRow& row, const Snapshot& snapshot);

/// A cell of the row: "✓", "✖ +3,584", "✖ partial", "unknown".
[[nodiscard]] std::string markedVerdict(const GranularityVerdict& verdict);

/// The cell of a row of structures: "✓ all 128", "✖ 2 of 128 straddle"; "✓" of a single one.
[[nodiscard]] std::string markedFits(const FitCounts& fits);

} // namespace atlas
