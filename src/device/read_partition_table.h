// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a partition table by libfdisk. Only its .cpp file includes libfdisk.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "device/content_probe.h"
#include "disk/disk.h"
#include "disk/partition_table.h"

#include <span>

namespace atlas {

struct FdiskTable {
    std::string label;    ///< libfdisk's name of the kind: "dos", "gpt", "sun", "sgi", "bsd"; empty without a table
    PartitionTable table; ///< filled for "dos" and "gpt", without contents; the only faults are left-out entries
};

/// Reads from `fd`; writes nothing. Preconditions: `fd` is open for reading, and the file has at least one sector.
/// `sector` is the logical sector size. `name` identifies the device in libfdisk's messages, which are discarded.
[[nodiscard]] Result<FdiskTable> readFdiskTable(int fd, const std::string& name, ByteCount sector);

// Finds the partition table of a disk and its logical sector size.

struct TableReading {
    PartitionTable table;
    /// nullopt when undetermined; the first of `sizes` was used then.
    std::optional<Known<ByteCount>> sector{};
};

/// `whole` is the content of the whole disk; needed because the boot sector of a bare file system resembles an MBR.
/// `sizes` are the logical sector sizes to try, preferred first. Precondition: `sizes` is not empty. Errors in the
/// table are reported in its faults.
[[nodiscard]] TableReading readTable(const ByteSource& disk, const Recognised& whole, std::span<const ByteCount> sizes);

} // namespace atlas
