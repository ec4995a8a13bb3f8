// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/block_device.h"

#include <filesystem>

namespace atlas {

/// Where the kernel tells of devices, and where their nodes are; other places in tests.
struct DeviceFiles {
    std::filesystem::path sysfs = "/sys";
    std::filesystem::path dev = "/dev";
};

/// The device `number` ("253:0") and all that it lies on, through slaves/ of sysfs down to disks. Empty where the device lies on
/// nothing else, or where sysfs does not know it.
///
/// Partitions and md members say in sysfs where their data begin; of LUKS and LVM the header on the device below is read, where it may be.
[[nodiscard]] std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files = {});

} // namespace atlas
