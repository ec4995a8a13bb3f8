// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a disk image or block device: geometry, partition table, and the content of each partition.
#pragma once

#include "base/byte_source.h"
#include "device/host_facts.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"

namespace atlas {

/// Reads the partition table by libfdisk and recognises contents by libblkid. `overrides` are the user's values for the
/// drive, which replace those of `host`; the logical sector size is probed when neither they nor the kernel give it.
/// A missing or damaged partition table is not an error; its faults describe the damage. `content` is that of the whole
/// disk, with or without a table. A GPT is read even when its disk was truncated or its protective MBR is lost.
/// Refused, with the command that converts them: qcow2, VMDK, VDI, VHD(X), xz, gzip, zstd, bzip2, Android sparse
/// images.
[[nodiscard]] Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides, const HostFacts& host);

} // namespace atlas
