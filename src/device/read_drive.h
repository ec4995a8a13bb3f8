// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel says of a drive's geometry.
#pragma once

#include "device/block_geometry.h"
#include "disk/drive.h"

namespace atlas {

/// What the kernel's figures say of a drive; what it does not know, or what cannot be, keeps the assumption.
[[nodiscard]] Drive driveOf(const BlockGeometry& geometry);

/// Geometry by the kernel's word, for a block device opened as `fd`; what it does not know keeps the assumption.
/// `sysfs` is "/sys" but for tests.
[[nodiscard]] Drive driveOfDevice(int fd, const std::string& sysfs = "/sys");

} // namespace atlas
