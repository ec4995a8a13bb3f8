// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the disk of an opened image or device, without opening anything else.
#pragma once

#include "base/byte_source.h"
#include "device/mounts.h"
#include "device/sysfs_geometry.h"
#include "disk/block_device.h"
#include "disk/disk.h"
#include "disk/drive.h"
#include "disk/drive_overrides.h"

namespace atlas {

struct HostFacts {
    bool isDevice = false;
    Drive drive{}; ///< assumed values where `isDevice` is false
    std::vector<BlockDevice> devices{};
    std::vector<MountedInside> mounted{};
};

/// Asks the kernel by ioctl, sysfs and mountinfo. Reading the bytes afterwards needs no other file.
[[nodiscard]] HostFacts hostFactsOf(const ByteSource& source);

// Reads a drive's geometry from the kernel.

/// Converts the kernel's values; missing or impossible ones keep the assumed value.
[[nodiscard]] Drive driveOf(const BlockGeometry& geometry);

/// Reads the geometry of the block device opened as `fd`; values unknown to the kernel keep the assumed value. Tests
/// replace `sysfs`.
[[nodiscard]] Drive driveOfDevice(int fd, const std::string& sysfs = "/sys");

// Reads a disk image or block device: geometry, partition table, and the content of each partition.

/// Reads the partition table by libfdisk and recognises contents by libblkid. `overrides` are the user's values for the
/// drive, which replace those of `host`; the logical sector size is probed when neither they nor the kernel give it.
/// A missing or damaged partition table is not an error; its faults describe the damage. `content` is that of the whole
/// disk, with or without a table. A GPT is read even when its disk was truncated or its protective MBR is lost.
/// Refused, with the command that converts them: qcow2, VMDK, VDI, VHD(X), xz, gzip, zstd, bzip2, Android sparse
/// images.
[[nodiscard]] Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides, const HostFacts& host);

} // namespace atlas
