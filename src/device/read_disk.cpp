// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_disk.h"

#include "device/content_probe.h"
#include "device/device_stack.h"
#include "device/image_format.h"
#include "device/read_layers.h"
#include "device/read_partition_table.h"
#include "device/sysfs_geometry.h"
#include "disk/drive_overrides.h"

#include <algorithm>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {
namespace {

/// The device number of `source`; nullopt if it is no block device.
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

namespace {

/// The kernel's geometry of the device opened as `fd`.
BlockGeometry geometryOf(int fd, const std::string& sysfs) {
    struct stat info{};
    if (::fstat(fd, &info) != 0 || !S_ISBLK(info.st_mode))
        return {};
    const auto folder = fmt::format("{}/dev/block/{}:{}", sysfs, ::major(info.st_rdev), ::minor(info.st_rdev));
    return sysfsGeometry(folder).orElse(probedGeometry(fd));
}

} // namespace

namespace {

/// A physical sector smaller than assumedPhysicalSector, or one that only the driver chose, is no fact about a drive.
void readPhysicalSector(Drive& drive, const BlockGeometry& geometry) {
    const auto reported = geometry.physicalSector.value_or(0);
    if (geometry.isChosenByDriver || !isSectorSize({reported}, maxPhysicalSector))
        return;
    if (ByteCount{reported} < assumedPhysicalSector)
        drive.reportedSector = {reported};
    else
        drive.physicalSector = {{reported}, Source::Device};
}

} // namespace

Drive driveOf(const BlockGeometry& geometry) {
    Drive drive;
    if (geometry.logicalSector && isSectorSize({*geometry.logicalSector}, maxLogicalSector))
        drive = withLogicalSector(drive, {{*geometry.logicalSector}, Source::Device});
    readPhysicalSector(drive, geometry);
    // For layers without a common grid the kernel reports -1; libblkid, the largest number.
    drive.misaligned = geometry.alignmentOffset && *geometry.alignmentOffset < 0;
    const bool isBoundaryKnown = drive.physicalSector.source == Source::Device || geometry.alignmentOffset > 0;
    if (isBoundaryKnown && geometry.alignmentOffset && *geometry.alignmentOffset >= 0 && !geometry.isChosenByDriver) {
        const auto offset = static_cast<std::uint64_t>(*geometry.alignmentOffset);
        drive.phase = {{offset % drive.physicalSector.value.value}, Source::Device};
    }
    if (geometry.rotational)
        drive.spins = {*geometry.rotational != 0, Source::Device};
    drive.readahead = {geometry.readahead.value_or(0)};
    drive.minimumIo.value = {geometry.minimumIo.value_or(0)};
    drive.optimalIo.value = {geometry.optimalIo.value_or(0)};
    drive.discardGranularity.value = {geometry.discardGranularity.value_or(0)};
    drive.eraseBlock.value = {geometry.eraseBlock.value_or(0)};
    return drive;
}

Drive driveOfDevice(int fd, const std::string& sysfs) { return driveOf(geometryOf(fd, sysfs)); }

namespace {

Error refusal(const ImageFormat& format, const std::string& path) {
    return {.kind = ErrorKind::Unsupported,
            .what = fmt::format("is {}, which cannot be opened yet", format.name),
            .where = path,
            .hint = conversionCommand(format, path)};
}

/// Rejects empty files and disks in a non-raw format.
Status checkForm(const ByteSource& source) {
    if (source.size().value == 0)
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "is empty", .where = source.name()});
    std::vector<std::byte> head(std::min<std::uint64_t>(source.size().value, formatHeadBytes));
    if (auto read = source.read({0}, head); !read)
        return read;
    const auto format = imageFormat(head);
    return format ? Status(std::unexpected(refusal(*format, source.name()))) : Status();
}

/// The logical sector sizes to try: the one from the user or the kernel, else both sizes in use.
std::vector<ByteCount> sectorSizes(const Drive& drive) {
    if (drive.logicalSector.source != Source::Assumption)
        return {drive.logicalSector.value};
    return {{512}, {4096}};
}

} // namespace

Result<Disk> readDisk(const ByteSource& source, const DriveOverrides& overrides, const HostFacts& host) {
    if (const auto form = checkForm(source); !form)
        return std::unexpected(form.error());
    Disk disk;
    disk.path = source.name();
    disk.size = source.size();
    disk.isDevice = host.isDevice;
    disk.devices = host.devices;
    const auto drive = apply(overrides, host.drive);
    if (!drive)
        return std::unexpected(drive.error());
    const auto sizes = sectorSizes(*drive);
    const auto whole = recognise(source, {{0}, disk.size}, sizes.front());
    disk.content = whole.content;
    auto reading = readTable(source, whole, sizes);
    disk.table = std::move(reading.table);
    disk.drive = host.drive;
    if (reading.sector && drive->logicalSector.source == Source::Assumption)
        disk.drive = withLogicalSector(host.drive, *reading.sector);
    if (auto status = applyTo(disk, overrides); !status)
        return std::unexpected(std::move(status.error()));
    disk.inside = readContainers(source, disk);
    return disk;
}

} // namespace atlas
