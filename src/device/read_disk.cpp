// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_disk.h"

#include "device/content_probe.h"
#include "device/image_format.h"
#include "device/read_containers.h"
#include "device/read_partition_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

Error refusal(const ImageFormat& format, const std::string& path) {
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
    const auto format = imageFormat(head);
    return format ? Status(std::unexpected(refusal(*format, source.name()))) : Status();
}

/// The candidate logical sector sizes: the one given by the user or the kernel, else both sizes in use.
std::vector<ByteCount> sectorSizes(const Drive& drive) {
    if (drive.logicalSector.source != Source::Assumption) {
        return {drive.logicalSector.value};
    }
    return {{512}, {4096}};
}

} // namespace

Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides, const HostFacts& host) {
    if (const auto form = checkForm(source); !form) {
        return std::unexpected(form.error());
    }
    Disk disk;
    disk.path = source.name();
    disk.size = source.size();
    disk.isDevice = host.isDevice;
    disk.devices = host.devices;
    const auto drive = apply(overrides, host.drive);
    if (!drive) {
        return std::unexpected(drive.error());
    }
    const auto sizes = sectorSizes(*drive);
    const auto whole = recognise(source, {{0}, disk.size}, sizes.front());
    disk.content = whole.content;
    auto reading = readTable(source, whole, sizes);
    disk.table = std::move(reading.table);
    disk.drive = host.drive;
    if (reading.sector && drive->logicalSector.source == Source::Assumption) {
        disk.drive = withLogicalSector(host.drive, *reading.sector);
    }
    if (auto status = applyTo(disk, overrides); !status) {
        return std::unexpected(std::move(status.error()));
    }
    disk.inside = readContainers(source, disk);
    return disk;
}

} // namespace atlas
