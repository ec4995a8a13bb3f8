// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/host_facts.h"

#include "device/device_stack.h"
#include "device/read_drive.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

/// The device number of `source`; nullopt when it is no block device.
std::optional<dev_t> deviceBehind(const ByteSource& source) {
    struct stat info{};
    const auto fd = source.descriptor();
    return fd && ::fstat(*fd, &info) == 0 && S_ISBLK(info.st_mode) ? std::optional(info.st_rdev) : std::nullopt;
}

} // namespace

HostFacts hostFactsOf(const ByteSource& source) {
    HostFacts facts{.mounted = mountedInside(source.name())};
    if (const auto device = deviceBehind(source)) {
        facts.isDevice = true;
        facts.drive = driveOfDevice(*source.descriptor());
        facts.devices = blockStackOf(fmt::format("{}:{}", ::major(*device), ::minor(*device)));
    }
    return facts;
}

} // namespace atlas
