// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and reads a partition table with libfdisk, and determines its logical sector size. Only the .cpp file includes
// libfdisk.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "device/content_probe.h"
#include "disk/disk.h"
#include "disk/partition_table.h"

#include <span>

namespace atlas {

struct FdiskTable {
    std::string label; ///< libfdisk's name of it: "dos", "gpt", "sun", "sgi", "bsd"; empty without a table
    PartitionTable table; ///< filled for "dos" and "gpt", without contents; the only faults are omitted entries
};

/// Reads from `fd` without writing. Preconditions: `fd` is open for reading and has at least one sector. `sector` is
/// the logical sector size. `name` identifies the device in libfdisk's messages, which are discarded.
[[nodiscard]] Result<FdiskTable> readFdiskTable(int fd, const std::string& name, ByteCount sector);

struct TableReading {
    PartitionTable table;
    /// nullopt if undetermined; then the first of `sizes` was used.
    std::optional<Known<ByteCount>> sector{};
};

/// `whole` is the content of the whole disk, needed because the boot sector of a bare file system resembles an MBR.
/// `sizes` are the logical sector sizes to try, preferred first. Precondition: `sizes` is not empty. Errors in the
/// table become its faults.
[[nodiscard]] TableReading readTable(const ByteSource& disk, const Recognised& whole, std::span<const ByteCount> sizes);

} // namespace atlas
