// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_disk.h"

#include "device/container_format.h"
#include "device/device_stack.h"
#include "device/read_drive.h"
#include "device/read_partition_table.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
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

/// Refuses what is empty or holds a disk in another form.
Status checkForm(const ByteSource& source, const std::string& path) {
    if (source.size().value == 0) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "is empty", .where = path});
    }
    std::vector<std::byte> head(std::min<std::uint64_t>(source.size().value, 512));
    if (auto read = source.read({0}, head); !read) {
        return read;
    }
    const auto format = containerFormat(head);
    return format ? Status(std::unexpected(refusal(*format, path))) : Status();
}

bool isBlockDevice(int fd) {
    struct stat info{};
    return ::fstat(fd, &info) == 0 && S_ISBLK(info.st_mode);
}

std::vector<BlockDevice> stackBelow(int fd) {
    struct stat info{};
    return isBlockDevice(fd) && ::fstat(fd, &info) == 0
               ? blockStackOf(fmt::format("{}:{}", ::major(info.st_rdev), ::minor(info.st_rdev)))
               : std::vector<BlockDevice>{};
}

/// The sector sizes a table may count in: what the user or the kernel says, else both that are in use.
std::vector<ByteCount> sectorSizes(const Drive& drive) {
    if (drive.logicalSector.source != Source::Assumption) {
        return {drive.logicalSector.value};
    }
    return {{512}, {4096}};
}

} // namespace

Result<Disk> readDisk(const std::string& path, const DriveOverrides& overrides) {
    const auto source = openFile(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    if (const auto form = checkForm(**source, path); !form) {
        return std::unexpected(form.error());
    }
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    Disk disk;
    disk.path = path;
    disk.size = (*source)->size();
    disk.isDevice = isBlockDevice(file.get());
    const auto read = disk.isDevice ? driveOfDevice(file.get()) : Drive{};
    auto drive = apply(overrides, read);
    if (!drive) {
        return std::unexpected(drive.error());
    }
    const auto sizes = sectorSizes(*drive);
    const ContentProbe probe(path);
    const auto whole = probe.probe({{0}, disk.size}, sizes.front());
    disk.content = whole.content;
    auto reading = readTable({path, **source, probe}, whole, sizes);
    disk.table = std::move(reading.table);
    if (reading.sector && drive->logicalSector.source == Source::Assumption) {
        drive = apply(overrides, withLogicalSector(read, *reading.sector));
    }
    if (!drive) {
        return std::unexpected(drive.error());
    }
    disk.drive = *drive;
    disk.stack = stackBelow(file.get());
    return disk;
}

} // namespace atlas
