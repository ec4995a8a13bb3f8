// SPDX-License-Identifier: GPL-3.0-or-later
// A disk image or block device → Disk: geometry, partition table, and what each partition holds.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"

namespace atlas {

/// `overrides`: what the user says of the drive; the logical sector is probed where neither they nor the kernel say it.
/// Reads the partition table by libfdisk and names contents by libblkid. No partition table is not an error, nor is a damaged one:
/// its faults say what is wrong. `content` names what the whole disk holds, with or without a table. A GPT is read where its disk
/// was cut short or its protective MBR is lost.
/// Refused with the command that converts it: qcow2, VMDK, VDI, VHD(X), xz, gzip, zstd, bzip2, Android sparse images.
[[nodiscard]] Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides);

/// A partition device given by name ("/dev/sdb1") seen on its disk.
struct PartitionDevice {
    std::string disk; ///< "/dev/sdb"
    std::uint32_t partition = 0;
};

/// None when `path` is not a partition's block device; links are followed. `sysfs` is "/sys" but for tests.
[[nodiscard]] std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs = "/sys");

struct DeviceNumber {
    unsigned major = 0;
    unsigned minor = 0;
    bool operator==(const DeviceNumber&) const = default;
};

/// The same by the device's number.
[[nodiscard]] std::optional<PartitionDevice> partitionBehind(const DeviceNumber& device,
                                                             const std::string& sysfs = "/sys");

} // namespace atlas
