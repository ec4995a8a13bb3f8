// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_drive.h"

#include "device/topology_probe.h"
#include "disk/drive_overrides.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

/// The kernel's geometry of the device opened as `fd`.
BlockGeometry geometryOf(int fd, const std::string& sysfs) {
    struct stat info{};
    if (::fstat(fd, &info) != 0 || !S_ISBLK(info.st_mode)) {
        return {};
    }
    const auto folder = fmt::format("{}/dev/block/{}:{}", sysfs, ::major(info.st_rdev), ::minor(info.st_rdev));
    return sysfsGeometry(folder).orElse(probedGeometry(fd));
}

} // namespace

Drive driveOf(const BlockGeometry& geometry) {
    Drive drive;
    if (geometry.logicalSector && isSectorSize({*geometry.logicalSector}, maxLogicalSector)) {
        drive = withLogicalSector(drive, {{*geometry.logicalSector}, Source::Device});
    }
    if (geometry.physicalSector && isSectorSize({*geometry.physicalSector}, maxPhysicalSector)) {
        drive.physicalSector = {{*geometry.physicalSector}, Source::Device};
    }
    // The kernel reports -1 when the layers of a device fit no common grid; libblkid, the largest number.
    drive.misaligned = geometry.alignmentOffset && *geometry.alignmentOffset < 0;
    if (geometry.alignmentOffset && *geometry.alignmentOffset >= 0) {
        const auto offset = static_cast<std::uint64_t>(*geometry.alignmentOffset);
        drive.phase = {{offset % drive.physicalSector.value.value}, Source::Device};
    }
    if (geometry.rotational) {
        drive.spins = {*geometry.rotational != 0, Source::Device};
    }
    drive.minimumIo.value = {geometry.minimumIo.value_or(0)};
    drive.optimalIo.value = {geometry.optimalIo.value_or(0)};
    drive.discardGranularity.value = {geometry.discardGranularity.value_or(0)};
    drive.eraseBlock.value = {geometry.eraseBlock.value_or(0)};
    return drive;
}

Drive driveOfDevice(int fd, const std::string& sysfs) { return driveOf(geometryOf(fd, sysfs)); }

} // namespace atlas
