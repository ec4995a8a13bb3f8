// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/list_devices.h"

#include "base/file_descriptor.h"
#include "device/sysfs_geometry.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace atlas {
namespace {

namespace fs = std::filesystem;

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// sysfs writes slashes in device names as exclamation marks.
std::string nodeOf(const fs::path& folder) {
    auto name = folder.filename().string();
    std::ranges::replace(name, '!', '/');
    return "/dev/" + name;
}

class Machine {
public:
    Machine(const MachineFiles& files, std::string udev)
        : m_sysfs(files.sysfs), m_udev(std::move(udev)), m_mounts(mountPoints(files)) {}

    [[nodiscard]] Result<std::vector<ListedDevice>> devices() const {
        std::vector<ListedDevice> all;
        std::error_code failed;
        const auto folder = m_sysfs / "class/block";
        const fs::directory_iterator entries(folder, failed);
        if (failed) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = "the disks of this machine are not known: " + failed.message(),
                                         .where = folder.string(),
                                         .hint = "mount /sys, or look into /proc/partitions and name the device"});
        }
        for (const auto& entry : entries) {
            const bool isMemory = entry.path().filename().string().starts_with("ram");
            if (isMemory || fs::exists(entry.path() / "partition", failed))
                continue;
            auto device = deviceIn(entry.path());
            if (device.size.value != 0)
                all.push_back(std::move(device));
        }
        std::ranges::sort(all, {}, &ListedDevice::path);
        return all;
    }

private:
    [[nodiscard]] ListedDevice deviceIn(const fs::path& folder) const {
        const auto geometry = sysfsGeometry(folder);
        ListedDevice device{.path = nodeOf(folder),
                            .model = trimmed(firstLineOf(folder / "device/model")),
                            .size = {numberInFile(folder / "size").value_or(0) * sysfsSector},
                            .logicalSector = geometry.logicalSector.value_or(0),
                            .physicalSector = geometry.physicalSector.value_or(0),
                            .isReadOnly = numberInFile(folder / "ro").value_or(0) != 0,
                            .isRemovable = numberInFile(folder / "removable").value_or(0) != 0};
        addContent(folder, device);
        std::error_code failed;
        for (const auto& entry : fs::directory_iterator(folder, failed))
            if (fs::exists(entry.path() / "partition", failed))
                device.partitions.push_back(partitionIn(entry.path()));
        std::ranges::sort(device.partitions, {}, &ListedPartition::number);
        return device;
    }

    [[nodiscard]] ListedPartition partitionIn(const fs::path& folder) const {
        ListedPartition partition{.path = nodeOf(folder),
                                  .number = static_cast<std::uint32_t>(numberInFile(folder / "partition").value_or(0)),
                                  .start = {numberInFile(folder / "start").value_or(0) * sysfsSector},
                                  .size = {numberInFile(folder / "size").value_or(0) * sysfsSector}};
        addContent(folder, partition);
        return partition;
    }

    void addContent(const fs::path& folder, auto& listed) const {
        const auto number = parseDeviceNumber(firstLineOf(folder / "dev"));
        if (!number)
            return;
        for (const auto& mount : m_mounts)
            if (mount.device == *number)
                listed.mountedAt.push_back(mount.point);
        std::ifstream database(fmt::format("{}/b{}:{}", m_udev, number->major, number->minor));
        for (std::string line; std::getline(database, line);) {
            constexpr std::string_view type = "E:ID_FS_TYPE=";
            constexpr std::string_view label = "E:ID_FS_LABEL=";
            if (line.starts_with(type))
                listed.content = line.substr(type.size());
            else if (line.starts_with(label))
                listed.label = line.substr(label.size());
        }
    }

    fs::path m_sysfs;
    std::string m_udev;
    std::vector<MountPoint> m_mounts;
};

} // namespace

Result<std::vector<ListedDevice>> listDevices(const MachineFiles& machine, const std::string& udev) {
    return Machine(machine, udev).devices();
}

} // namespace atlas
