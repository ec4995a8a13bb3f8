// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_disk.h"

#include "device/container_format.h"
#include "device/content_probe.h"
#include "device/device_stack.h"
#include "device/read_containers.h"
#include "device/read_drive.h"
#include "device/read_partition_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

Error refusal(const ContainerFormat& format, const std::string& path) {
    return {.kind = ErrorKind::Unsupported,
            .what = fmt::format("is {}, which cannot be opened yet", format.name),
            .where = path,
            .hint = conversionCommand(format, path)};
}

/// Refuses empty files and disks in a non-raw form.
Status checkForm(const ByteSource& source) {
    if (source.size().value == 0) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "is empty", .where = source.name()});
    }
    std::vector<std::byte> head(std::min<std::uint64_t>(source.size().value, 512));
    if (auto read = source.read({0}, head); !read) {
        return read;
    }
    const auto format = containerFormat(head);
    return format ? Status(std::unexpected(refusal(*format, source.name()))) : Status();
}

/// The device number of `source`; nullopt when it is no block device.
std::optional<dev_t> deviceBehind(const ByteSource& source) {
    struct stat info{};
    const auto fd = source.descriptor();
    return fd && ::fstat(*fd, &info) == 0 && S_ISBLK(info.st_mode) ? std::optional(info.st_rdev) : std::nullopt;
}

/// The candidate logical sector sizes: the one given by the user or the kernel, else both sizes in use.
std::vector<ByteCount> sectorSizes(const Drive& drive) {
    if (drive.logicalSector.source != Source::Assumption) {
        return {drive.logicalSector.value};
    }
    return {{512}, {4096}};
}

} // namespace

Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides) {
    if (const auto form = checkForm(source); !form) {
        return std::unexpected(form.error());
    }
    const auto device = deviceBehind(source);
    Disk disk;
    disk.path = source.name();
    disk.size = source.size();
    disk.isDevice = device.has_value();
    const auto read = device ? driveOfDevice(*source.descriptor()) : Drive{};
    auto drive = apply(overrides, read);
    if (!drive) {
        return std::unexpected(drive.error());
    }
    const auto sizes = sectorSizes(*drive);
    const auto whole = recognise(source, {{0}, disk.size}, sizes.front());
    disk.content = whole.content;
    auto reading = readTable(source, whole, sizes);
    disk.table = std::move(reading.table);
    if (reading.sector && drive->logicalSector.source == Source::Assumption) {
        drive = apply(overrides, withLogicalSector(read, *reading.sector));
    }
    if (!drive) {
        return std::unexpected(drive.error());
    }
    disk.drive = *drive;
    disk.contents = readContainers(source, disk);
    if (device) {
        disk.devices = blockStackOf(fmt::format("{}:{}", ::major(*device), ::minor(*device)));
    }
    return disk;
}

} // namespace atlas
