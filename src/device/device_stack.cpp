// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device_stack.h"

#include "base/byte_source.h"
#include "device/first_line.h"
#include "device/read_containers.h"
#include "device/read_drive.h"
#include "device/sysfs_geometry.h"

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
            const auto uuid = firstLineOf(folder / "dm/uuid");
            device.kind = uuid.starts_with("CRYPT-") ? BlockDeviceKind::Crypt
                          : uuid.starts_with("LVM-") ? BlockDeviceKind::LogicalVolume
                                                     : BlockDeviceKind::Mapper;
            device.label = firstLineOf(folder / "dm/name");
            device.luksVersion = uuid.starts_with("CRYPT-LUKS1-") ? 1 : uuid.starts_with("CRYPT-LUKS2-") ? 2 : 0;
        } else if (fs::exists(folder / "md", failed)) {
            device.kind = BlockDeviceKind::Md;
            device.label = firstLineOf(folder / "md/level");
        } else if (fs::exists(folder / "loop", failed)) {
            device.kind = BlockDeviceKind::Loop;
            device.label = firstLineOf(folder / "loop/backing_file");
        }
        return device;
    }

    struct Below {
        fs::path folder{}; ///< in sysfs; empty for a file
        std::string name;
        std::vector<Piece> pieces{};
    };

    static std::vector<Piece> wholeFrom(std::optional<ByteOffset> at, ByteCount chunk = {}) {
        constexpr std::uint64_t everything = std::uint64_t{1} << 62;
        return at ? std::vector<Piece>{{{{0}, {everything}}, *at, chunk}} : std::vector<Piece>{};
    }

    static std::vector<Below> slavesOf(const fs::path& folder) {
        std::error_code failed;
        std::vector<Below> all;
        for (const auto& entry : fs::directory_iterator(folder / "slaves", failed)) {
            if (const auto slave = fs::canonical(entry.path(), failed); !failed) {
                all.push_back({.folder = slave, .name = slave.filename().string()});
            }
        }
        std::ranges::sort(all, {}, &Below::folder);
        return all;
    }

    std::vector<Below> below(const fs::path& folder, const BlockDevice& device) {
        switch (device.kind) {
        case BlockDeviceKind::Partition:
            return {{folder.parent_path(), folder.parent_path().filename().string(),
                     wholeFrom(sectorsIn(folder / "start"))}};
        case BlockDeviceKind::Loop: return belowLoop(folder, device.label);
        case BlockDeviceKind::Md: return belowArray(folder, device.label);
        default: return belowMapper(folder, device);
        }
    }

    /// A block device behind the loop device, or a file with an offset; else the loop device is the bottom.
    std::vector<Below> belowLoop(const fs::path& folder, const std::string& file) const {
        std::uint64_t offset = 0;
        std::ifstream(folder / "loop/offset") >> offset;
        std::error_code failed;
        const auto device = file.starts_with("/dev/")
                                ? fs::canonical(m_files.sysfs / "class/block" / fs::path(file).filename(), failed)
                                : fs::path();
        std::vector<Below> below;
        if (!failed && !device.empty()) {
            below.push_back({device, device.filename().string(), wholeFrom(ByteOffset{offset})});
        } else if (offset > 0) {
            below.push_back({{}, file, wholeFrom(ByteOffset{offset})});
        }
        return below;
    }

    /// The members of an md array. Where a member of the level "linear" begins within the array is not known.
    static std::vector<Below> belowArray(const fs::path& folder, const std::string& level) {
        auto all = slavesOf(folder);
        std::uint64_t chunk = 0;
        std::ifstream(folder / "md/chunk_size") >> chunk;
        const bool striped = level != "raid1";
        for (auto& member : all) {
            if (level.starts_with("raid") && (!striped || chunk > 0)) {
                member.pieces =
                    wholeFrom(sectorsIn(folder / "md" / ("dev-" + member.name) / "offset"), {striped ? chunk : 0});
            }
        }
        return all;
    }

    std::vector<Below> belowMapper(const fs::path& folder, const BlockDevice& device) {
        auto all = slavesOf(folder);
        if (device.kind == BlockDeviceKind::Disk) {
            return all;
        }
        const auto targets = parseDmTable(m_files.dmTable(firstLineOf(folder / "dev")));
        for (auto& lower : all) {
            const auto number = firstLineOf(lower.folder / "dev");
            for (const auto& target : targets) {
                for (const auto& leg : target.legs) {
                    if (leg.device == number) {
                        lower.pieces.push_back({target.bytes, leg.at, target.chunk});
                    }
                }
            }
            if (targets.empty()) {
                lower.pieces = wholeFrom(byHeader(device, lower.name));
            }
        }
        return all;
    }

    void describeBottom(BlockDevice& device, const fs::path& folder) const {
        device.onDisk = ByteOffset{0};
        device.grid = driveOf(sysfsGeometry(folder)).grid();
    }

    /// Adds the device, then those below it. Its offset on the bottom disk follows the first device below.
    void add(const fs::path& folder, std::uint32_t depth) {
        const auto row = m_devices.size();
        m_devices.push_back(described(folder));
        m_devices[row].depth = depth;
        m_devices[row].optimalIo = driveOf(sysfsGeometry(folder)).optimalIo.value;
        const auto lower = below(folder, m_devices[row]);
        if (lower.empty()) {
            describeBottom(m_devices[row], folder);
        }
        bool first = true;
        for (const auto& other : lower) {
            if (m_devices.size() >= maxDevices || depth >= deepest) {
                return;
            }
            const auto at = m_devices.size();
            addBelow(other, folder, depth + 1);
            m_devices[at].pieces = other.pieces;
            m_devices[at].carries = other.pieces.empty() ? std::nullopt : std::optional(other.pieces.front().at);
            if (std::exchange(first, false)) {
                m_devices[row].onDisk = m_devices[at].aboveOnDisk();
                m_devices[row].grid = m_devices[at].grid;
            }
        }
    }

    /// A file is the bottom of its loop device, in `above`, whose sectors it has.
    void addBelow(const Below& lower, const fs::path& above, std::uint32_t depth) {
        if (!lower.folder.empty()) {
            add(lower.folder, depth);
            return;
        }
        m_devices.push_back({.kind = BlockDeviceKind::File, .name = lower.name, .depth = depth});
        describeBottom(m_devices.back(), above);
    }

    /// The containers on the device `name`. Opens each device once, however many volumes lie on it.
    const ContainerList& contentsOf(const std::string& name) {
        const auto [at, isNew] = m_contents.try_emplace(name);
        if (isNew) {
            auto node = name;
            std::ranges::replace(node, '!', '/');
            if (const auto source = openFile(m_files.dev / node)) {
                at->second = findContainers(**source, {{{{0}, (*source)->size()}}});
            }
        }
        return at->second;
    }

    std::optional<ByteOffset> byHeader(const BlockDevice& device, const std::string& lower) {
        const auto& contents = contentsOf(lower);
        if (device.kind == BlockDeviceKind::Crypt) {
            for (const auto& container : contents.containers) {
                const auto& layer = container.innermost();
                if (layer.kind == LayerKind::Luks1 || layer.kind == LayerKind::Luks2) {
                    return layer.data;
                }
            }
        }
        for (const auto& volume : contents.logicalVolumes) {
            if (device.kind == BlockDeviceKind::LogicalVolume && mapperName(volume.name) == device.label) {
                return contiguousAt(volume.map);
            }
        }
        return std::nullopt;
    }

    const DeviceFiles& m_files;
    std::vector<BlockDevice> m_devices;
    std::map<std::string, ContainerList> m_contents;
};

} // namespace

std::vector<BlockDevice> blockStackOf(const std::string& number, const DeviceFiles& files) {
    std::error_code failed;
    const auto folder = fs::canonical(files.sysfs / "dev/block" / number, failed);
    return failed ? std::vector<BlockDevice>{} : Walk(files).from(folder);
}

} // namespace atlas
