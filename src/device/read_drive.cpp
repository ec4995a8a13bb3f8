// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_drive.h"

#include "base/number_text.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

bool isSectorSize(std::uint64_t bytes) { return std::has_single_bit(bytes) && bytes >= 512 && bytes <= 65536; }

/// The kernel's word for the device that is open as `fd`.
BlockGeometry geometryOf(int fd, const std::string& sysfs) {
    struct stat info{};
    if (::fstat(fd, &info) != 0 || !S_ISBLK(info.st_mode)) {
        return {};
    }
    const auto folder = fmt::format("{}/dev/block/{}:{}", sysfs, ::major(info.st_rdev), ::minor(info.st_rdev));
    return sysfsGeometry(folder).orElse(probedGeometry(fd));
}

Error notASector(std::string_view which, ByteCount bytes) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("the {} sector size is impossible", which),
            .found = grouped(bytes.value) + " bytes",
            .expected = "a power of two from 512 to 65,536"};
}

Status check(const Drive& drive) {
    if (drive.physicalSector.value < drive.logicalSector.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the physical sector is smaller than the logical sector",
                                     .found = grouped(drive.physicalSector.value.value) + " bytes",
                                     .expected = fmt::format("at least {}", grouped(drive.logicalSector.value.value))});
    }
    if (drive.phase.value.value >= drive.physicalSector.value.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the first physical sector boundary lies beyond the first physical sector",
                                     .found = "phase " + grouped(drive.phase.value.value),
                                     .expected = fmt::format("below {}", grouped(drive.physicalSector.value.value))});
    }
    return {};
}

} // namespace

Drive driveOf(const BlockGeometry& geometry) {
    Drive drive;
    if (geometry.logicalSector && isSectorSize(*geometry.logicalSector)) {
        drive = withLogicalSector(drive, {{*geometry.logicalSector}, Source::Device});
    }
    if (geometry.physicalSector && isSectorSize(*geometry.physicalSector)) {
        drive.physicalSector = {{*geometry.physicalSector}, Source::Device};
    }
    // The kernel answers -1 where the layers of a device disagree.
    if (geometry.alignmentOffset && *geometry.alignmentOffset >= 0) {
        const auto offset = static_cast<std::uint64_t>(*geometry.alignmentOffset);
        drive.phase = {{offset % drive.physicalSector.value.value}, Source::Device};
    }
    drive.minimumIo = {geometry.minimumIo.value_or(0)};
    drive.optimalIo = {geometry.optimalIo.value_or(0)};
    drive.discardGranularity = {geometry.discardGranularity.value_or(0)};
    drive.eraseBlock = {geometry.eraseBlock.value_or(0)};
    return drive;
}

Drive driveOfDevice(int fd, const std::string& sysfs) { return driveOf(geometryOf(fd, sysfs)); }

Drive withLogicalSector(Drive drive, Known<ByteCount> sector) {
    drive.logicalSector = sector;
    if (drive.physicalSector.source == Source::Assumption) {
        drive.physicalSector.value = std::max(drive.physicalSector.value, sector.value);
    }
    return drive;
}

Result<Drive> withOptions(Drive drive, const DiskOptions& options) {
    if (options.logicalSector) {
        if (!isSectorSize(options.logicalSector->value)) {
            return std::unexpected(notASector("logical", *options.logicalSector));
        }
        drive = withLogicalSector(drive, {*options.logicalSector, Source::User});
    }
    if (options.physicalSector) {
        if (!isSectorSize(options.physicalSector->value)) {
            return std::unexpected(notASector("physical", *options.physicalSector));
        }
        drive.physicalSector = {*options.physicalSector, Source::User};
    }
    if (options.phase) {
        drive.phase = {*options.phase, Source::User};
    } else {
        drive.phase.value.value %= drive.physicalSector.value.value;
    }
    if (const auto status = check(drive); !status) {
        return std::unexpected(status.error());
    }
    return drive;
}

} // namespace atlas
