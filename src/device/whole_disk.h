// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the disk of a partition device.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace atlas {

/// The disk and the partition number of a partition device ("/dev/sdb1").
struct PartitionDevice {
    std::string disk; ///< "/dev/sdb"
    std::uint32_t partition = 0;
};

/// Returns nullopt when `path` is not a partition's block device. Follows symbolic links. Tests replace `sysfs`.
[[nodiscard]] std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs = "/sys");

struct DeviceNumber {
    unsigned major = 0;
    unsigned minor = 0;
    bool operator==(const DeviceNumber&) const = default;
};

/// "8:17", as sysfs and mountinfo have it.
[[nodiscard]] std::optional<DeviceNumber> parseDeviceNumber(const std::string& text);

/// As wholeDiskOf(), but takes the device number.
[[nodiscard]] std::optional<PartitionDevice> partitionBehind(const DeviceNumber& device,
                                                             const std::string& sysfs = "/sys");

} // namespace atlas
