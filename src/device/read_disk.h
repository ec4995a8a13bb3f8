// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a disk image or block device: geometry, partition table, and the content of each partition.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"

namespace atlas {

/// Reads the partition table by libfdisk and recognises contents by libblkid. `overrides` are the user's values for the
/// drive; the logical sector size is probed when neither they nor the kernel give it.
/// A missing or damaged partition table is not an error; its faults describe the damage. `content` is that of the whole
/// disk, with or without a table. A GPT is read even when its disk was truncated or its protective MBR is lost.
/// Refused, with the command that converts them: qcow2, VMDK, VDI, VHD(X), xz, gzip, zstd, bzip2, Android sparse
/// images.
[[nodiscard]] Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides);

/// The disk and the partition number of a partition device ("/dev/sdb1").
struct PartitionDevice {
    std::string disk; ///< "/dev/sdb"
    std::uint32_t partition = 0;
};

/// Returns nullopt when `path` is not a partition's block device. Follows symbolic links. Tests replace `sysfs`.
[[nodiscard]] std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs = "/sys");

struct DeviceNumber {
    unsigned major = 0;
    unsigned minor = 0;
    bool operator==(const DeviceNumber&) const = default;
};

/// As wholeDiskOf(), but takes the device number.
[[nodiscard]] std::optional<PartitionDevice> partitionBehind(const DeviceNumber& device,
                                                             const std::string& sysfs = "/sys");

} // namespace atlas
