// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an opened image or device: geometry, partition table, and the content of each partition.
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
    Drive drive{}; ///< assumed values unless `isDevice`
    std::vector<BlockDevice> devices{};
    std::vector<MountedInside> mounted{};
};

/// Queries the kernel through ioctl, sysfs and mountinfo. After this, no other file needs to be opened.
[[nodiscard]] HostFacts hostFactsOf(const ByteSource& source);

/// Converts the kernel's values; missing or impossible ones keep their assumed value.
[[nodiscard]] Drive driveOf(const BlockGeometry& geometry);

/// The geometry of the block device opened as `fd`; values unknown to the kernel keep their assumed value. Tests
/// replace `sysfs`.
[[nodiscard]] Drive driveOfDevice(int fd, const std::string& sysfs = "/sys");

/// Reads the partition table with libfdisk and recognises contents with libblkid. `overrides` are the user's drive
/// values, which replace those of `host`; the logical sector size is probed if neither contains it. A missing or
/// damaged partition table is not an error, but described by its faults; a GPT is read even if its disk was truncated
/// or its protective MBR lost. `content` describes the whole disk, with or without a table. Fails for image formats
/// that must be converted first, such as a partclone image, with the command to do so; those that open were opened
/// before (envelope/open_envelope.h).
[[nodiscard]] Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides, const HostFacts& host);

} // namespace atlas
