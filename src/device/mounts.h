// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted file systems, and the whole disk of a partition device.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "device/device_stack.h"

#include <cstdint>
#include <functional>
#include <memory>
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
    std::function<std::string(const std::string&)> dmTable = readDmTable; ///< see DeviceFiles
};

/// The bytes of a mounted file system, followed from its device through partitions, loop devices and the first pieces
/// of device-mapper devices.
struct MountedPlace {
    DeviceNumber disk;    ///< the bottom device
    std::string file;     ///< backing file if the bottom is a loop device, else empty
    ByteOffset start;     ///< first byte of the file system, in `file` or on `disk`
    std::string point;    ///< mount point: "/home"
    DeviceNumber device;  ///< the mounted device
    bool inOnePiece = true; ///< all bytes of the mounted device follow in order
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
    std::optional<DeviceNumber>
        device{}; ///< the mounted device, if its bytes follow in order from `start` on and it is
                                          ///< not the opened device itself
    bool operator==(const MountedInside&) const = default;
};

/// The file systems mounted read-write from the image or device at `path`.
[[nodiscard]] std::vector<MountedInside> mountedInside(const std::string& path, const MachineFiles& machine = {});

/// The one of `mounted` that begins at `start`; null without one.
[[nodiscard]] const MountedInside* mountedAt(const std::vector<MountedInside>& mounted, ByteOffset start);

/// `disk`, but with the bytes of each of `mounted` read from its own device, as far as that can be opened. The kernel
/// caches each block device by itself: metadata that it changed in memory are on the disk only later, and a cached block
/// of the disk may never learn of them.
[[nodiscard]] std::shared_ptr<const ByteSource> throughMounts(std::shared_ptr<const ByteSource> disk,
                                                              const std::vector<MountedInside>& mounted,
                                                              const std::string& sysfs = "/sys");

} // namespace atlas
