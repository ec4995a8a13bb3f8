// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/block_device.h"

#include <filesystem>

namespace atlas {

/// The paths of sysfs and of device nodes; tests replace them.
struct DeviceFiles {
    std::filesystem::path sysfs = "/sys";
    std::filesystem::path dev = "/dev";
};

/// The device `number` ("253:0") and all devices below it, by the slaves/ folders of sysfs down to disks. Empty when
/// the device lies on no other device or is unknown to sysfs.
///
/// The data offsets of partitions and md members come from sysfs; those of LUKS and LVM come from the header on the
/// device below, when it can be opened.
[[nodiscard]] std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files = {});

} // namespace atlas
