// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from sysfs how the kernel drives a disk, and from its statistics how much it is used.
#pragma once

#include "disk/drive_state.h"

#include <filesystem>
#include <optional>
#include <string>

namespace atlas {

/// The state of the disk with this device number ("8:0"), or of the disk that holds the partition with it. Tests replace
/// `sysfs`.
[[nodiscard]] DriveState readDriveState(const std::string& number, const std::filesystem::path& sysfs = "/sys");

/// The requests that were completed so far, flushes and discards included; nullopt if the device is unknown.
[[nodiscard]] std::optional<DiskUse> readDiskUse(const std::string& number,
                                                 const std::filesystem::path& sysfs = "/sys");

} // namespace atlas
