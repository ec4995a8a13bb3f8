// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a volume of a disk or image is mounted read-write on this machine: what is read of it may then move.
#pragma once

#include "device/read_disk.h"

#include <vector>

namespace atlas {

/// Where the kernel tells of mounts and devices; other places in tests.
struct MachineFiles {
    std::string sysfs = "/sys";
    std::string mountinfo = "/proc/self/mountinfo";
};

/// Where the bytes of a mounted file system lie, followed from its device through partitions and loop devices.
struct MountedPlace {
    DeviceNumber disk;    ///< the device at the bottom
    std::string file;     ///< the image where a loop device is at the bottom, else empty
    ByteOffset start;     ///< of the file system, in `file` or on `disk`
    std::string point;    ///< "/home"
    bool operator==(const MountedPlace&) const = default;
};

/// Every file system that is mounted read-write from a block device, once for each step of its way down to the bottom.
[[nodiscard]] std::vector<MountedPlace> mountedPlaces(const MachineFiles& machine = {});

/// Where the file system that begins at byte `start` of `path` is mounted read-write; none where it is not.
[[nodiscard]] std::optional<std::string> mountPointOf(const std::string& path, ByteOffset start,
                                                      const MachineFiles& machine = {});

} // namespace atlas
