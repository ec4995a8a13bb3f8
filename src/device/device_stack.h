// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/dm_table.h"
#include "disk/block_device.h"

#include <filesystem>
#include <functional>

namespace atlas {

/// The paths of sysfs and of device nodes, and where tables of device-mapper come from; tests replace them.
struct DeviceFiles {
    std::filesystem::path sysfs = "/sys";
    std::filesystem::path dev = "/dev";
    std::function<std::string(const std::string&)> dmTable = readDmTable; ///< of the device with this number
};

/// The device `number` ("253:0") and all devices below it, by the slaves/ folders of sysfs down to disks. Empty when
/// the device lies on no other device or is unknown to sysfs.
///
/// The places of partitions, md members and loop devices come from sysfs, those of device-mapper from its table; else,
/// for LUKS and a linear LVM volume, from the header on the device below, when it can be opened.
[[nodiscard]] std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files = {});

} // namespace atlas
