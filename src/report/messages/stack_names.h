// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the stack in words: what each is called, and the arithmetic of where it starts.
#pragma once

#include "alignment/stack.h"
#include "report/messages/message.h"

namespace atlas {

/// "63 × 512 = 32,256; mod 4,096 = 3,584" for a partition; "partition start + 2,048 × 512" for what lies in it; none for the disk.
[[nodiscard]] std::optional<Message> working(const StackRow& row, const Snapshot& snapshot);

/// "partition 3", "LUKS2 data", "ext4, block 0", "inode tables (128)".
[[nodiscard]] Message layerName(const StackRow& row, const Snapshot& snapshot);

/// Who says where it starts: "GPT", "superblock", "group descriptors", "set by you" …; of the disk, who says its sector sizes.
[[nodiscard]] Message knownFrom(const StackRow& row, const Snapshot& snapshot);

} // namespace atlas
