// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device_stack.h"

#include "base/byte_source.h"
#include "device/block_geometry.h"
#include "device/read_drive.h"
#include "device/read_layers.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <utility>

namespace atlas {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxDevices = 64;
constexpr std::uint32_t deepest = 12;

std::string lineIn(const fs::path& file) {
    std::string line;
    std::ifstream in(file);
    std::getline(in, line);
    return line;
}

std::optional<ByteOffset> sectorsIn(const fs::path& file) {
    std::uint64_t sectors = 0;
    const bool read = static_cast<bool>(std::ifstream(file) >> sectors);
    return read && sectors < std::uint64_t{1} << 54 ? std::optional(ByteOffset{sectors * sysfsSector}) : std::nullopt;
}

/// device-mapper doubles the dashes in the names of volume group and logical volume, and joins both with one dash.
std::string mapperName(const std::string& volume) {
    std::string name;
    for (const char c : volume) {
        name += c == '/' ? "-" : c == '-' ? "--" : std::string(1, c);
    }
    return name;
}

class Walk {
public:
    explicit Walk(const DeviceFiles& files) : m_files(files) {}

    std::vector<BlockDevice> from(const fs::path& folder) {
        add(folder, 0);
        return m_devices.size() > 1 ? std::move(m_devices) : std::vector<BlockDevice>{};
    }

private:
    static BlockDevice described(const fs::path& folder) {
        std::error_code failed;
        BlockDevice device{.name = folder.filename().string()};
        if (fs::exists(folder / "partition", failed)) {
            device.kind = BlockDeviceKind::Partition;
        } else if (fs::exists(folder / "dm", failed)) {
            const auto uuid = lineIn(folder / "dm/uuid");
            device.kind = uuid.starts_with("CRYPT-") ? BlockDeviceKind::Crypt
                          : uuid.starts_with("LVM-") ? BlockDeviceKind::LogicalVolume
                                                     : BlockDeviceKind::Mapper;
            device.label = lineIn(folder / "dm/name");
        } else if (fs::exists(folder / "md", failed)) {
            device.kind = BlockDeviceKind::Md;
            device.label = lineIn(folder / "md/level");
        } else if (fs::exists(folder / "loop", failed)) {
            device.kind = BlockDeviceKind::Loop;
            device.label = lineIn(folder / "loop/backing_file");
        }
        return device;
    }

    static std::vector<fs::path> below(const fs::path& folder, BlockDeviceKind kind) {
        if (kind == BlockDeviceKind::Partition) {
            return {folder.parent_path()};
        }
        std::error_code failed;
        std::vector<fs::path> all;
        for (const auto& entry : fs::directory_iterator(folder / "slaves", failed)) {
            if (const auto slave = fs::canonical(entry.path(), failed); !failed) {
                all.push_back(slave);
            }
        }
        std::ranges::sort(all);
        return all;
    }

    /// Adds the device, then those below it. Its offset on the bottom disk follows the first device below.
    void add(const fs::path& folder, std::uint32_t depth) {
        const auto row = m_devices.size();
        m_devices.push_back(described(folder));
        m_devices[row].depth = depth;
        const auto lower = below(folder, m_devices[row].kind);
        if (lower.empty()) {
            m_devices[row].onDisk = ByteOffset{0};
            m_devices[row].grid = driveOf(sysfsGeometry(folder)).grid();
        }
        bool first = true;
        for (const auto& other : lower) {
            if (m_devices.size() >= maxDevices || depth >= deepest) {
                return;
            }
            const auto at = m_devices.size();
            add(other, depth + 1);
            m_devices[at].carries = dataStart(folder, m_devices[row], other);
            if (std::exchange(first, false)) {
                m_devices[row].onDisk = m_devices[at].aboveOnDisk();
                m_devices[row].grid = m_devices[at].grid;
            }
        }
    }

    /// Byte of the device in `lower` at which `device`, whose sysfs folder is `folder`, begins; nullopt when unknown.
    std::optional<ByteOffset> dataStart(const fs::path& folder, const BlockDevice& device, const fs::path& lower) {
        switch (device.kind) {
        case BlockDeviceKind::Partition: return sectorsIn(folder / "start");
        case BlockDeviceKind::Md: return sectorsIn(folder / "md" / ("dev-" + lower.filename().string()) / "offset");
        case BlockDeviceKind::Crypt:
        case BlockDeviceKind::LogicalVolume: return byHeader(device, lower.filename().string());
        default: return std::nullopt;
        }
    }

    /// The layers on the device `name`. Opens each device once, however many volumes lie on it.
    const std::vector<Layer>& layersOn(const std::string& name) {
        const auto [at, isNew] = m_layers.try_emplace(name);
        if (isNew) {
            auto node = name;
            std::ranges::replace(node, '!', '/');
            if (const auto source = openFile(m_files.dev / node)) {
                at->second = readLayers(**source, {{0}, (*source)->size()});
            }
        }
        return at->second;
    }

    std::optional<ByteOffset> byHeader(const BlockDevice& device, const std::string& lower) {
        for (const auto& layer : layersOn(lower)) {
            const bool crypt = layer.kind == LayerKind::Luks1 || layer.kind == LayerKind::Luks2;
            const bool volume = layer.kind == LayerKind::LvmLinearVolume && mapperName(layer.name) == device.label;
            if ((device.kind == BlockDeviceKind::Crypt && crypt) ||
                (device.kind == BlockDeviceKind::LogicalVolume && volume)) {
                return layer.data;
            }
        }
        return std::nullopt;
    }

    const DeviceFiles& m_files;
    std::vector<BlockDevice> m_devices;
    std::map<std::string, std::vector<Layer>> m_layers;
};

} // namespace

std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files) {
    std::error_code failed;
    const auto folder = fs::canonical(files.sysfs / "dev/block" / number, failed);
    return failed ? std::vector<BlockDevice>{} : Walk(files).from(folder);
}

} // namespace atlas
