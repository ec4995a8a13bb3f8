// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel and the user say of a drive's geometry.
#pragma once

#include "device/block_geometry.h"
#include "device/read_disk.h"

namespace atlas {

/// What the kernel's figures say of a drive; what it does not know, or what cannot be, keeps the assumption.
[[nodiscard]] Drive driveOf(const BlockGeometry& geometry);

/// Geometry by the kernel's word, for a block device opened as `fd`; what it does not know keeps the assumption.
/// `sysfs` is "/sys" but for tests.
[[nodiscard]] Drive driveOfDevice(int fd, const std::string& sysfs = "/sys");

/// `drive` with the figures that the user gives in their place. Usage errors: sectors that are no powers of two from 512 to 65,536,
/// a physical sector smaller than the logical one, a phase not below the physical sector.
[[nodiscard]] Result<Drive> withOptions(Drive drive, const DiskOptions& options);

/// `drive` with a logical sector that was found out; an assumed physical sector is no smaller.
[[nodiscard]] Drive withLogicalSector(Drive drive, Known<ByteCount> sector);

} // namespace atlas
