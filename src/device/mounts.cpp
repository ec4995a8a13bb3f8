// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/mounts.h"

#include "base/file_descriptor.h"
#include "base/patched_source.h"
#include "device/sysfs_geometry.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace atlas {

std::optional<DeviceNumber> parseDeviceNumber(const std::string& text) {
    DeviceNumber number;
    return std::sscanf(text.c_str(), "%u:%u", &number.major, &number.minor) == 2 ? std::optional(number) : std::nullopt;
}

std::optional<PartitionDevice> partitionBehind(const DeviceNumber& device, const std::string& sysfs) {
    std::error_code failed;
    const auto folder =
        std::filesystem::canonical(fmt::format("{}/dev/block/{}:{}", sysfs, device.major, device.minor), failed);
    PartitionDevice result;
    if (failed || !(std::ifstream(folder / "partition") >> result.partition))
        return std::nullopt;
    // sysfs writes slashes in device names as exclamation marks: "cciss!c0d0".
    auto name = folder.parent_path().filename().string();
    std::ranges::replace(name, '!', '/');
    result.disk = "/dev/" + name;
    return result;
}

std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs) {
    struct stat info{};
    if (::stat(path.c_str(), &info) != 0 || !S_ISBLK(info.st_mode))
        return std::nullopt;
    return partitionBehind({::major(info.st_rdev), ::minor(info.st_rdev)}, sysfs);
}

namespace {

namespace fs = std::filesystem;

struct Mount {
    DeviceNumber device;
    std::string point;
    bool isWritable = false;
};

/// Decodes the octal escapes of mountinfo: a space is "\040".
std::string unescaped(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto digits = text.substr(i + 1, 3);
        if (text[i] == '\\' && digits.size() == 3 && digits.find_first_not_of("01234567") == std::string::npos) {
            result += static_cast<char>(std::stoi(digits, nullptr, 8));
            i += 3;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// Parses a line of mountinfo, see proc(5): "36 35 98:0 / /mnt rw,noatime shared:1 - ext4 /dev/root
/// rw,errors=continue". The last field states whether the file system is writable; the mount options (rw, noatime)
/// describe only this mount, which may be read-only on a writable file system.
std::optional<Mount> mountIn(const std::string& line) {
    std::istringstream in(line);
    std::string id, parent, device, root, point, field, type, source, options;
    in >> id >> parent >> device >> root >> point;
    while (in >> field && field != "-") {
    }
    in >> type >> source >> options;
    const auto number = parseDeviceNumber(device);
    const bool writable = options == "rw" || options.starts_with("rw,");
    return in && number ? std::optional(Mount{*number, unescaped(point), writable}) : std::nullopt;
}

std::string numberText(const DeviceNumber& device) { return fmt::format("{}:{}", device.major, device.minor); }

/// The first piece of a device-mapper device; nullopt if its bytes lie elsewhere, or encrypted.
std::optional<MountedPlace> belowMapper(MountedPlace place, const MachineFiles& machine) {
    const auto targets = parseDmTable(machine.dmTable(numberText(place.disk)));
    if (targets.empty() || targets.front().legs.empty() || targets.front().type == "crypt")
        return std::nullopt;
    const auto& leg = targets.front().legs.front();
    const auto disk = parseDeviceNumber(leg.device);
    place.start = leg.at + (place.start - ByteOffset{0});
    place.disk = disk.value_or(DeviceNumber{});
    place.inOnePiece = place.inOnePiece && targets.size() == 1 && targets.front().chunk.value == 0;
    return disk ? std::optional(std::move(place)) : std::nullopt;
}

/// The device or image below `place`; nullopt at the bottom.
std::optional<MountedPlace> below(const MountedPlace& place, const MachineFiles& machine) {
    std::error_code failed;
    const auto folder = fs::canonical(fmt::format("{}/dev/block/{}", machine.sysfs, numberText(place.disk)), failed);
    if (failed || !place.file.empty())
        return std::nullopt;
    auto next = place;
    if (fs::exists(folder / "dm", failed))
        return belowMapper(std::move(next), machine);
    if (fs::exists(folder / "partition", failed)) {
        const auto disk = parseDeviceNumber(firstLineOf(folder.parent_path() / "dev"));
        next.start += {numberInFile(folder / "start").value_or(0) * sysfsSector};
        next.disk = disk.value_or(DeviceNumber{});
        return disk ? std::optional(next) : std::nullopt;
    }
    next.file = firstLineOf(folder / "loop/backing_file");
    next.start += {numberInFile(folder / "loop/offset").value_or(0)};
    return next.file.empty() ? std::nullopt : std::optional(next);
}

bool isSameFile(const std::string& a, const struct stat& b) {
    struct stat info{};
    return ::stat(a.c_str(), &info) == 0 && info.st_dev == b.st_dev && info.st_ino == b.st_ino;
}

} // namespace

std::vector<MountedPlace> mountedPlaces(const MachineFiles& machine) {
    std::vector<MountedPlace> places;
    std::ifstream in(machine.mountinfo);
    for (std::string line; std::getline(in, line);) {
        const auto mount = mountIn(line);
        if (!mount || !mount->isWritable || mount->device.major == 0)  // no block device: proc, tmpfs, btrfs
            continue;
        std::optional<MountedPlace> place = MountedPlace{
            .disk = mount->device, .file = {}, .start = {0}, .point = mount->point, .device = mount->device};
        for (int depth = 0; place && depth < 8; ++depth) {
            places.push_back(*place);
            place = below(*place, machine);
        }
    }
    return places;
}

std::vector<MountPoint> mountPoints(const MachineFiles& machine) {
    std::vector<MountPoint> points;
    std::ifstream in(machine.mountinfo);
    for (std::string line; std::getline(in, line);)
        if (const auto mount = mountIn(line); mount && mount->device.major != 0)
            points.push_back({mount->device, mount->point});
    return points;
}

std::vector<MountedInside> mountedInside(const std::string& path, const MachineFiles& machine) {
    struct stat info{};
    if (::stat(path.c_str(), &info) != 0)
        return {};
    const DeviceNumber number{::major(info.st_rdev), ::minor(info.st_rdev)};
    std::vector<MountedInside> found;
    for (const auto& place : mountedPlaces(machine)) {
        const bool same = S_ISBLK(info.st_mode) ? place.file.empty() && place.disk == number
                                                : !place.file.empty() && isSameFile(place.file, info);
        const bool isOpened = S_ISBLK(info.st_mode) && place.device == number;
        if (same) {
            found.push_back({.start = place.start,
                             .point = place.point,
                             .device = place.inOnePiece && !isOpened ? std::optional(place.device) : std::nullopt});
        }
    }
    return found;
}

const MountedInside* mountedAt(const std::vector<MountedInside>& mounted, ByteOffset start) {
    const auto found = std::ranges::find(mounted, start, &MountedInside::start);
    return found == mounted.end() ? nullptr : &*found;
}

namespace {

/// Opens a block device by its number; null if it cannot be opened.
std::unique_ptr<ByteSource> openDevice(const DeviceNumber& number, const std::string& sysfs) {
    std::ifstream in(fmt::format("{}/dev/block/{}/uevent", sysfs, numberText(number)));
    constexpr std::string_view key = "DEVNAME=";
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(key))
            continue;
        auto device = openFile("/dev/" + line.substr(key.size()));
        struct stat info{};
        const bool isIt = device && ::fstat((*device)->descriptor().value_or(-1), &info) == 0 &&
                          S_ISBLK(info.st_mode) && info.st_rdev == ::makedev(number.major, number.minor);
        return isIt ? std::move(*device) : nullptr;
    }
    return nullptr;
}

} // namespace

std::shared_ptr<const ByteSource> throughMounts(std::shared_ptr<const ByteSource> disk,
                                                const std::vector<MountedInside>& mounted, const std::string& sysfs) {
    for (const auto& place : mounted)
        if (std::shared_ptr<const ByteSource> device = place.device ? openDevice(*place.device, sysfs) : nullptr)
            disk = patched(std::move(disk), place.start, std::move(device));
    return disk;
}

} // namespace atlas
