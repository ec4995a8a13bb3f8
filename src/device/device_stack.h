// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of device-mapper devices (Documentation/admin-guide/device-mapper).
#pragma once

#include "base/units.h"
#include "disk/block_device.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

struct DmLeg {
    std::string device; ///< "8:17"
    ByteOffset at; ///< its byte at which the target's data begin
    bool operator==(const DmLeg&) const = default;
};

struct DmTarget {
    ByteInterval bytes; ///< of the device
    std::string type; ///< "linear"
    ByteCount chunk{}; ///< bytes are dealt out to the legs in chunks; 0: they lie on the only leg, or on each
    std::vector<DmLeg> legs{}; ///< empty for a target whose bytes are placed by other rules (thin, cache, snapshot)
    bool operator==(const DmTarget&) const = default;
};

/// The targets of a table as `dmsetup table` prints it, a line for each. Lines that are not understood have no legs.
[[nodiscard]] std::vector<DmTarget> parseDmTable(std::string_view text);

/// The table of device `number` ("253:0"), from the kernel. Empty without the privilege to ask.
[[nodiscard]] std::string readDmTable(const std::string& number);

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
