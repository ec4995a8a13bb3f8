// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted file systems, and the whole disk of a partition device.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// The disk and the partition number of a partition device ("/dev/sdb1").
struct PartitionDevice {
    std::string disk; ///< "/dev/sdb"
    std::uint32_t partition = 0;
};

/// nullopt if `path` is not a partition's block device. Follows symbolic links. Tests replace `sysfs`.
[[nodiscard]] std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs = "/sys");

struct DeviceNumber {
    unsigned major = 0;
    unsigned minor = 0;
    bool operator==(const DeviceNumber&) const = default;
};

/// Parses "8:17", the format of sysfs and mountinfo.
[[nodiscard]] std::optional<DeviceNumber> parseDeviceNumber(const std::string& text);

/// Like wholeDiskOf(), by device number.
[[nodiscard]] std::optional<PartitionDevice> partitionBehind(const DeviceNumber& device,
                                                             const std::string& sysfs = "/sys");

/// Paths of the kernel's mount and device information; tests replace them.
struct MachineFiles {
    std::string sysfs = "/sys";
    std::string mountinfo = "/proc/self/mountinfo";
};

/// The bytes of a mounted file system, followed from its device through partitions and loop devices.
struct MountedPlace {
    DeviceNumber disk;    ///< the bottom device
    std::string file;     ///< backing file if the bottom is a loop device, else empty
    ByteOffset start;     ///< first byte of the file system, in `file` or on `disk`
    std::string point;    ///< mount point: "/home"
    bool operator==(const MountedPlace&) const = default;
};

/// Every file system mounted read-write from a block device, whose metadata may thus change while they are read; one
/// entry per level down to the bottom.
[[nodiscard]] std::vector<MountedPlace> mountedPlaces(const MachineFiles& machine = {});

/// A file system mounted from a device, read-only or read-write.
struct MountPoint {
    DeviceNumber device;
    std::string point;
    bool operator==(const MountPoint&) const = default;
};

/// Every mount from a block device, in mount order.
[[nodiscard]] std::vector<MountPoint> mountPoints(const MachineFiles& machine = {});

/// A file system mounted read-write from inside an image or device.
struct MountedInside {
    ByteOffset start;
    std::string point;
    bool operator==(const MountedInside&) const = default;
};

/// The file systems mounted read-write from the image or device at `path`.
[[nodiscard]] std::vector<MountedInside> mountedInside(const std::string& path, const MachineFiles& machine = {});

} // namespace atlas
