// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/drive_of.h"

#include "base/human.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <fstream>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

template <class T>
std::optional<T> ask(int fd, unsigned long request) {
    T value{};
    return ::ioctl(fd, request, &value) == 0 ? std::optional(value) : std::nullopt;
}

bool isSectorSize(std::uint64_t bytes) { return std::has_single_bit(bytes) && bytes >= 512 && bytes <= 65536; }

/// SD and MMC cards say how large a piece they erase at once. 0 where nothing is said.
ByteCount eraseBlockOf(int fd, const std::string& sysfs) {
    struct stat info{};
    if (::fstat(fd, &info) != 0) {
        return {0};
    }
    std::ifstream in(fmt::format("{}/dev/block/{}:{}/device/preferred_erase_size", sysfs, ::major(info.st_rdev),
                                 ::minor(info.st_rdev)));
    std::uint64_t bytes = 0;
    return {in >> bytes ? bytes : 0};
}

/// USB bridges report 65,535 sectors, which is no multiple of anything; a stripe holds whole physical sectors.
bool isCredibleStripe(std::uint64_t bytes, std::uint64_t physicalSector) {
    constexpr std::uint64_t usbNonsense = 65535 * 512;
    return bytes != usbNonsense && bytes % physicalSector == 0;
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

Drive driveOfDevice(int fd, const std::string& sysfs) {
    Drive drive;
    if (const auto logical = ask<int>(fd, BLKSSZGET); logical && isSectorSize(static_cast<std::uint64_t>(*logical))) {
        drive = withLogicalSector(drive, {{static_cast<std::uint64_t>(*logical)}, Source::Device});
    }
    if (const auto physical = ask<unsigned int>(fd, BLKPBSZGET); physical && isSectorSize(*physical)) {
        drive.physicalSector = {{*physical}, Source::Device};
    }
    // The kernel answers -1 where the layers of a device disagree.
    if (const auto phase = ask<int>(fd, BLKALIGNOFF); phase && *phase >= 0) {
        drive.phase = {{static_cast<std::uint64_t>(*phase) % drive.physicalSector.value.value}, Source::Device};
    }
    if (const auto stripe = ask<unsigned int>(fd, BLKIOOPT);
        stripe && isCredibleStripe(*stripe, drive.physicalSector.value.value)) {
        drive.optimalIo = {*stripe};
    }
    drive.eraseBlock = eraseBlockOf(fd, sysfs);
    return drive;
}

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
