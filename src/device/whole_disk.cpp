// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/whole_disk.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
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
    if (failed || !(std::ifstream(folder / "partition") >> result.partition)) {
        return std::nullopt;
    }
    // sysfs writes a slash in a device name as an exclamation mark: "cciss!c0d0".
    auto name = folder.parent_path().filename().string();
    std::ranges::replace(name, '!', '/');
    result.disk = "/dev/" + name;
    return result;
}

std::optional<PartitionDevice> wholeDiskOf(const std::string& path, const std::string& sysfs) {
    struct stat info{};
    if (::stat(path.c_str(), &info) != 0 || !S_ISBLK(info.st_mode)) {
        return std::nullopt;
    }
    return partitionBehind({::major(info.st_rdev), ::minor(info.st_rdev)}, sysfs);
}

} // namespace atlas
