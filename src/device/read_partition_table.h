// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the partition table of a disk and its logical sector size.
#pragma once

#include "base/byte_source.h"
#include "device/content_probe.h"
#include "disk/disk.h"

#include <span>

namespace atlas {

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
