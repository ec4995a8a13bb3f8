// SPDX-License-Identifier: GPL-3.0-or-later
// What the machine says of an opened image or device, apart from the bytes in it.
#pragma once

#include "base/byte_source.h"
#include "device/mounts.h"
#include "disk/block_device.h"
#include "disk/drive.h"

namespace atlas {

struct HostFacts {
    bool isDevice = false;
    Drive drive{}; ///< assumed values where `isDevice` is false
    std::vector<BlockDevice> devices{};
    std::vector<MountedInside> mounted{};
};

/// Asks the kernel by ioctl, sysfs and mountinfo. Reading the bytes afterwards needs no other file.
[[nodiscard]] HostFacts hostFactsOf(const ByteSource& source);

} // namespace atlas
