// SPDX-License-Identifier: GPL-3.0-or-later
// Device-mapper tables (Documentation/admin-guide/device-mapper), and the stack of devices below a device.
#pragma once

#include "base/units.h"
#include "device/file_place.h"
#include "disk/block_device.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

struct DmLeg {
    std::string device; ///< "8:17"
    ByteOffset at; ///< byte of the device at which the target's data begin
    ByteCount chunk{}; ///< its bytes lie anywhere on the device in chunks of this size; 0: in order
    bool operator==(const DmLeg&) const = default;
};

struct DmTarget {
    ByteInterval bytes; ///< on the mapped device
    std::string type; ///< "linear"
    ByteCount chunk{}; ///< bytes are striped over the legs in chunks; 0: all lie on the only leg, or on each
    std::vector<DmLeg> legs{}; ///< empty for targets that place bytes by rules of their own (integrity, snapshot, vdo)
    bool operator==(const DmTarget&) const = default;
};

/// The targets of a table in the format of `dmsetup table`, one line each. Lines that are not understood have no legs.
[[nodiscard]] std::vector<DmTarget> parseDmTable(std::string_view text);

/// The kernel's table of device `number` ("253:0"); empty without the privilege to read it.
[[nodiscard]] std::string readDmTable(const std::string& number);

/// Sources of device information; tests replace them.
struct DeviceFiles {
    std::filesystem::path sysfs = "/sys";
    std::filesystem::path dev = "/dev";
    std::function<std::string(const std::string&)> dmTable = readDmTable; ///< table of the device with this number
    std::function<FilePlace(const std::string&)> filePlace = placeOfFile; ///< of the file behind a loop device
};

/// The device `number` ("253:0") and all devices below it down to disks, from the slaves/ folders of sysfs. Empty if
/// the device lies on no other device or is unknown to sysfs.
///
/// Places of partitions, md members and loop devices come from sysfs, those of the file behind a loop device from FIEMAP, those of device-mapper from its table, or else
/// for LUKS and linear LVM volumes from the header on the device below, if it can be opened.
[[nodiscard]] std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files = {});

} // namespace atlas
