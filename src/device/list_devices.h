// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the disks of this machine and their partitions from kernel and udev, without opening them.
#pragma once

#include "base/error.h"
#include "device/mounts.h"
#include "disk/block_device.h"

namespace atlas {

/// Omits RAM disks and devices without a medium. Fails if the kernel's list cannot be read. Tests replace `machine` and
/// udev's database folder.
[[nodiscard]] Result<std::vector<ListedDevice>> listDevices(const MachineFiles& machine = {},
                                                            const std::string& udev = "/run/udev/data");

} // namespace atlas
