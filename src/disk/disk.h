// SPDX-License-Identifier: GPL-3.0-or-later
// A disk or disk image: its drive, its partition table, and where a volume lies on it.
#pragma once

#include "disk/block_device.h"
#include "disk/drive.h"
#include "disk/partition_table.h"

namespace atlas {

struct Disk {
    std::string path;     ///< of the image or device, as the user named it
    ByteCount size;
    bool isDevice = false;
    Drive drive;
    PartitionTable table;
    Content
        content; ///< of the whole disk; beside a partition table, what lies there too (an older file system, an ISO image)
    std::vector<BlockDevice> stack{}; ///< of a device that lies on others: itself and all below; else empty
    bool operator==(const Disk&) const = default;
};

/// Where a volume lies on its disk. Only this and the drive decide alignment.
struct Placement {
    ByteInterval bytes; ///< on the disk
    std::optional<std::uint32_t> partition{}; ///< its number; none for a bare file system or an offset given by hand
    Source source = Source::Table; ///< who said where it starts
    bool operator==(const Placement&) const = default;
};

/// The bytes of `partition` on `disk`, by the disk's logical sector; no part past the end is cut off. What 64 bits cannot
/// count is cut to what they can.
[[nodiscard]] ByteInterval bytesOf(const Disk& disk, const Partition& partition);

} // namespace atlas
