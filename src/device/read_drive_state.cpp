// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_drive_state.h"

#include "base/file_descriptor.h"
#include "device/sysfs_geometry.h"

#include <array>
#include <cstdio>
#include <sstream>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

namespace fs = std::filesystem;

/// The folder of the disk; empty if sysfs does not know the number.
fs::path diskFolder(const std::string& number, const fs::path& sysfs) {
    std::error_code failed;
    auto folder = fs::canonical(sysfs / "dev/block" / number, failed);
    if (failed)
        return {};
    return fs::exists(folder / "partition", failed) ? folder.parent_path() : folder;
}

/// The word in brackets: "mq-deadline" of "none [mq-deadline] bfq".
std::string chosenIn(const std::string& line) {
    const auto open = line.find('[');
    const auto close = line.find(']', open);
    return open == std::string::npos || close == std::string::npos ? line : line.substr(open + 1, close - open - 1);
}

std::string withoutBlanksAtEnd(std::string text) {
    text.erase(text.find_last_not_of(" \t") + 1);
    return text;
}

constexpr double megabit = 1e6;

/// A folder above that of a USB device states its speed in megabits per second; one byte takes ten bits on the wire
/// from 5 Gbit/s on (8b/10b), and about as much with the protocol before.
std::optional<double> usbSpeed(fs::path folder) {
    for (; folder.has_relative_path(); folder = folder.parent_path())
        if (const auto speed = numberInFile<double>(folder / "speed"))
            return *speed * megabit / 10;
    return std::nullopt;
}

/// "8.0 GT/s PCIe" on some lanes; a byte takes 10 bits up to 5 GT/s, and 8 bits with little more from there on.
std::optional<double> pcieSpeed(const fs::path& folder) {
    double transfers = 0;
    const auto lanes = numberInFile<double>(folder / "device/current_link_width");
    if (!lanes || std::sscanf(firstLineOf(folder / "device/current_link_speed").c_str(), "%lf GT/s", &transfers) != 1)
        return std::nullopt;
    constexpr double lastOfTenBits = 5;
    return transfers * 1e9 / (transfers <= lastOfTenBits ? 10 : 8) * *lanes;
}

struct Attachment {
    std::string_view name;
    std::string_view part; ///< of the path in sysfs
    double fastest = 0;    ///< bytes per second; 0: by its own files, or unknown
};

/// In this order: a USB bridge may appear as anything behind it. SATA 3 carries 600 MB/s, HS400 of an MMC 400 MB/s.
constexpr std::array attachments{Attachment{"usb", "/usb"}, Attachment{"nvme", "/nvme/"},
                                 Attachment{"ata", "/ata", 600e6}, Attachment{"mmc", "/mmc_host/", 400e6},
                                 Attachment{"virtio", "/virtio"}};

void addAttachment(DriveState& state, const fs::path& folder) {
    const auto path = folder.string();
    for (const auto& [name, part, fastest] : attachments) {
        if (path.find(part) == std::string::npos)
            continue;
        state.attachment = name;
        if (name == "usb")
            state.fastest = usbSpeed(folder);
        else if (name == "nvme")
            state.fastest = pcieSpeed(folder / "device");
        else if (fastest > 0)
            state.fastest = fastest;
        return;
    }
}

} // namespace

DriveState readDriveState(const std::string& number, const fs::path& sysfs) {
    const auto folder = diskFolder(number, sysfs);
    if (folder.empty())
        return {};
    DriveState state{.device = folder.filename().string(),
                     .model = withoutBlanksAtEnd(firstLineOf(folder / "device/model")),
                     .writeCache = firstLineOf(folder / "queue/write_cache"),
                     .scheduler = chosenIn(firstLineOf(folder / "queue/scheduler")),
                     .governor = firstLineOf(sysfs / "devices/system/cpu/cpu0/cpufreq/scaling_governor")};
    if (const auto spins = numberInFile<unsigned>(folder / "queue/rotational"))
        state.spins = *spins != 0;
    addAttachment(state, folder);
    return state;
}

/// The columns are those of Documentation/admin-guide/iostats.rst; kernels before 4.18 and 5.5 lack the last ones.
std::optional<DiskUse> readDiskUse(const std::string& number, const fs::path& sysfs) {
    constexpr std::size_t reads = 0, sectorsRead = 2, writes = 4, sectorsWritten = 6, discards = 11, flushes = 15;
    std::istringstream line(firstLineOf(diskFolder(number, sysfs) / "stat"));
    std::vector<std::uint64_t> columns;
    for (std::uint64_t column = 0; line >> column;)
        columns.push_back(column);
    if (columns.size() <= sectorsWritten)
        return std::nullopt;
    const auto at = [&](std::size_t n) { return n < columns.size() ? columns[n] : 0; };
    return DiskUse{at(reads) + at(writes) + at(discards) + at(flushes),
                   {(at(sectorsRead) + at(sectorsWritten)) * sysfsSector}};
}

} // namespace atlas
