// SPDX-License-Identifier: GPL-3.0-or-later
// The disks of this machine and their partitions, as the kernel and udev know them; nothing is opened.
#pragma once

#include "device/mounts.h"
#include "disk/block_device.h"

namespace atlas {

/// Tests replace `machine` and the folder of udev's database. RAM disks and devices without a medium are left out.
[[nodiscard]] std::vector<ListedDevice> listDevices(const MachineFiles& machine = {},
                                                    const std::string& udev = "/run/udev/data");

} // namespace atlas
