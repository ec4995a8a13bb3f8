// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a drive's geometry from the kernel.
#pragma once

#include "device/sysfs_geometry.h"
#include "disk/drive.h"

namespace atlas {

/// Converts the kernel's values; missing or impossible ones keep the assumed value.
[[nodiscard]] Drive driveOf(const BlockGeometry& geometry);

/// Reads the geometry of the block device opened as `fd`; values unknown to the kernel keep the assumed value. Tests
/// replace `sysfs`.
[[nodiscard]] Drive driveOfDevice(int fd, const std::string& sysfs = "/sys");

} // namespace atlas
