// SPDX-License-Identifier: GPL-3.0-or-later
// A partition table as libfdisk reads it. The one file that includes libfdisk.
#pragma once

#include "base/error.h"
#include "disk/partition_table.h"

namespace atlas {

struct FdiskTable {
    std::string label;    ///< libfdisk's name of the kind: "dos", "gpt", "sun", "sgi", "bsd"; empty without a table
    PartitionTable table; ///< filled for "dos" and "gpt", without contents; its faults only say what was left out
};

/// More partitions than this are counted and not kept; Linux itself stops at 256.
constexpr std::size_t maxPartitions = 4096;

/// Reads from `fd`, which is open for reading; nothing is written. `sector` is the logical sector size, and the file holds at
/// least one. `name` is what libfdisk calls it in messages, which nobody sees.
[[nodiscard]] Result<FdiskTable> readFdiskTable(int fd, const std::string& name, ByteCount sector);

} // namespace atlas
