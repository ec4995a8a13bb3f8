// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a partition table by libfdisk. Only its .cpp file includes libfdisk.
#pragma once

#include "base/error.h"
#include "disk/partition_table.h"

namespace atlas {

struct FdiskTable {
    std::string label;    ///< libfdisk's name of the kind: "dos", "gpt", "sun", "sgi", "bsd"; empty without a table
    PartitionTable table; ///< filled for "dos" and "gpt", without contents; the only faults are left-out entries
};

/// Reads from `fd`; writes nothing. Preconditions: `fd` is open for reading, and the file has at least one sector.
/// `sector` is the logical sector size. `name` identifies the device in libfdisk's messages, which are discarded.
[[nodiscard]] Result<FdiskTable> readFdiskTable(int fd, const std::string& name, ByteCount sector);

} // namespace atlas
