// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the partition table of a disk and the logical sector size it counts in.
#pragma once

#include "base/byte_source.h"
#include "device/content_probe.h"
#include "disk/disk.h"

#include <span>

namespace atlas {

struct TableReading {
    PartitionTable table;
    /// None where nothing tells: then the first of the sizes was used.
    std::optional<Known<ByteCount>> sector{};
};

/// `whole` is what the whole disk is recognised as: the boot sector of a bare file system looks like an MBR. `sizes` are the
/// logical sector sizes to try, not empty, the preferred first. What is wrong with the table is in its faults.
[[nodiscard]] TableReading readTable(const ByteSource& disk, const Recognised& whole, std::span<const ByteCount> sizes);

} // namespace atlas
