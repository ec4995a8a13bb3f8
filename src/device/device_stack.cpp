// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device_stack.h"

#include "base/byte_source.h"
#include "base/file_descriptor.h"
#include "device/read_disk.h"
#include "device/read_layers.h"
#include "device/sysfs_geometry.h"
#include "ondisk/lvm.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <linux/dm-ioctl.h>
#include <map>
#include <optional>
#include <sys/ioctl.h>
#include <utility>

namespace atlas {
namespace {

using Words = std::vector<std::string_view>;

Words wordsOf(std::string_view line) {
    Words words;
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        if (end > 0)
            words.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

std::optional<std::uint64_t> numberIn(const Words& words, std::size_t at) {
    std::uint64_t number = 0;
    if (at >= words.size())
        return std::nullopt;
    const auto* end = words[at].data() + words[at].size();
    const auto parsed = std::from_chars(words[at].data(), end, number);
    return parsed.ec == std::errc() && parsed.ptr == end && number <= maxUnitSectors ? std::optional(number)
                                                                                     : std::nullopt;
}

std::vector<DmLeg> legAt(const Words& words, std::size_t device, std::size_t offset) {
    std::vector<DmLeg> legs;
    if (const auto sectors = numberIn(words, offset))
        legs.push_back({std::string(words[device]), {*sectors * sysfsSector}});
    return legs;
}

/// `count` pairs of device and offset from word `at` on; empty if one is missing.
std::vector<DmLeg> legsFrom(const Words& words, std::size_t at, std::uint64_t count) {
    std::vector<DmLeg> legs;
    for (std::uint64_t n = 0; n < count; ++n, at += 2) {
        const auto leg = legAt(words, at, at + 1);
        if (leg.empty())
            return {};
        legs.push_back(leg.front());
    }
    return legs;
}

/// Words: TYPE PARAMETERS CHUNK … DEVICES (METADATA DATA)…; the data of each device begin at its byte 0.
void readRaid(DmTarget& target, const Words& words) {
    const auto parameters = numberIn(words, 4);
    const auto devices = parameters ? numberIn(words, 5 + *parameters) : std::nullopt;
    const auto chunk = numberIn(words, 5);
    if (!devices || !chunk || words.size() < 6 + *parameters + 2 * *devices)
        return;
    for (std::uint64_t n = 0; n < *devices; ++n) {
        const auto device = words[6 + *parameters + 2 * n + 1];
        if (device != "-")  // a missing member
            target.legs.push_back({std::string(device), {0}});
    }
    target.chunk = {words[3] == "raid1" ? 0 : *chunk * sysfsSector};
}

std::vector<DmLeg> inChunks(std::vector<DmLeg> legs, ByteCount chunk) {
    for (auto& leg : legs)
        leg.chunk = chunk;
    return legs;
}

ByteCount sectorsAt(const Words& words, std::size_t at) { return {numberIn(words, at).value_or(0) * sysfsSector}; }

/// The device in word `at` from its byte 0 on.
std::vector<DmLeg> deviceAt(const Words& words, std::size_t at) {
    return at < words.size() ? std::vector<DmLeg>{{std::string(words[at]), {0}}} : std::vector<DmLeg>{};
}

void append(std::vector<DmLeg>& legs, const std::vector<DmLeg>& more) {
    legs.insert(legs.end(), more.begin(), more.end());
}

/// The places for reading, writing and flushing: (DEVICE OFFSET DELAY)…
std::vector<DmLeg> delayed(const Words& words) {
    std::vector<DmLeg> legs;
    for (std::size_t at = 3; at < words.size(); at += 3)
        append(legs, legAt(words, at, at + 1));
    return legs;
}

/// Each path is the same device from its byte 0 on.
std::vector<DmLeg> pathsIn(const Words& words) {
    std::vector<DmLeg> legs;
    for (std::size_t at = 3; at < words.size(); ++at)
        if (words[at].contains(':'))
            append(legs, deviceAt(words, at));
    return legs;
}

/// METADATA CACHE ORIGIN BLOCK …: the origin lies in order, and blocks of it anywhere on the cache.
std::vector<DmLeg> cachedIn(const Words& words) {
    const auto block = sectorsAt(words, 6);
    auto legs = deviceAt(words, 5);
    if (block.value == 0)
        return {};
    append(legs, inChunks(deviceAt(words, 4), block));
    return legs;
}

/// TYPE ORIGIN CACHE BLOCK ARGUMENTS …: blocks of the origin lie on the cache behind metadata that fill whole blocks
/// (drivers/md/dm-writecache.c, calculate_memory_size()).
std::vector<DmLeg> writeCachedIn(const Words& words) {
    const ByteCount block{numberIn(words, 6).value_or(0)};
    auto legs = deviceAt(words, 4);
    if (block.value == 0)
        return {};
    auto cache = inChunks(deviceAt(words, 5), block);
    const auto option = std::ranges::find(words, "start_sector");
    for (auto& leg : cache)
        leg.at = {sectorsAt(words, static_cast<std::size_t>(option - words.begin()) + 1).value};
    append(legs, cache);
    return legs;
}

/// The devices that hold the data of a target, without those of its metadata.
std::vector<DmLeg> legsOf(const std::string& type, const Words& words) {
    if (type == "linear" || type == "flakey")
        return legAt(words, 3, 4);
    if (type == "crypt")  // CIPHER KEY IV DEVICE OFFSET
        return legAt(words, 6, 7);
    if (type == "delay")
        return delayed(words);
    if (type == "multipath")
        return pathsIn(words);
    if (type == "snapshot-origin")
        return deviceAt(words, 3);
    if (type == "thin-pool")  // METADATA DATA BLOCK …
        return sectorsAt(words, 5).value > 0 ? inChunks(deviceAt(words, 4), sectorsAt(words, 5)) : std::vector<DmLeg>{};
    if (type == "thin") { // POOL ID [ORIGIN]
        auto legs = deviceAt(words, 3);
        append(legs, deviceAt(words, 5));
        return legs;
    }
    if (type == "cache")
        return cachedIn(words);
    return type == "writecache" ? writeCachedIn(words) : std::vector<DmLeg>{};
}

DmTarget targetOf(const Words& words) {
    DmTarget target{
        .bytes = {{numberIn(words, 0).value_or(0) * sysfsSector}, {numberIn(words, 1).value_or(0) * sysfsSector}},
        .type = words.size() > 2 ? std::string(words[2]) : std::string()};
    if (target.type == "striped") {
        const auto chunk = numberIn(words, 4);
        target.legs = chunk ? legsFrom(words, 5, numberIn(words, 3).value_or(0)) : std::vector<DmLeg>{};
        target.chunk = {chunk.value_or(0) * sysfsSector};
    } else if (target.type == "mirror") { // LOG ARGUMENTS … MIRRORS (DEVICE OFFSET)…
        const auto arguments = numberIn(words, 4);
        const auto count = arguments ? numberIn(words, 5 + *arguments) : std::nullopt;
        target.legs = count ? legsFrom(words, 6 + *arguments, *count) : std::vector<DmLeg>{};
    } else if (target.type == "raid") {
        readRaid(target, words);
    } else {
        target.legs = legsOf(target.type, words);
    }
    return target;
}

/// Encodes a device number for struct dm_ioctl (include/linux/kdev_t.h, huge_encode_dev).
std::optional<std::uint64_t> encoded(const std::string& number) {
    unsigned long long major = 0;
    unsigned long long minor = 0;
    if (std::sscanf(number.c_str(), "%llu:%llu", &major, &minor) != 2)  // NOLINT(cert-err34-c)
        return std::nullopt;
    return (minor & 0xFF) | major << 8 | (minor & ~0xFFULL) << 12;
}

/// The arguments of a crypt target without the key: CIPHER KEY IV DEVICE OFFSET.
std::string withoutKey(std::string_view arguments) {
    auto words = wordsOf(arguments);
    if (words.size() > 1)
        words[1] = "-";
    return fmt::format("{}", fmt::join(words, " "));
}

std::string textOf(const std::vector<char>& buffer) {
    dm_ioctl head{};
    std::memcpy(&head, buffer.data(), sizeof head);
    std::string text;
    std::size_t at = head.data_start;
    for (std::uint32_t n = 0; n < head.target_count && at + sizeof(dm_target_spec) < buffer.size(); ++n) {
        dm_target_spec spec{};
        std::memcpy(&spec, buffer.data() + at, sizeof spec);
        const auto* arguments = buffer.data() + at + sizeof spec;
        const std::string_view words(arguments, ::strnlen(arguments, buffer.size() - at - sizeof spec));
        const std::string_view type(spec.target_type, ::strnlen(spec.target_type, sizeof spec.target_type));
        text += fmt::format("{} {} {} {}\n", spec.sector_start, spec.length, type,
                            type == "crypt" ? withoutKey(words) : std::string(words));
        at = head.data_start + spec.next; // relative to the first target
    }
    return text;
}

} // namespace

std::vector<DmTarget> parseDmTable(std::string_view text) {
    std::vector<DmTarget> targets;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto words = wordsOf(text.substr(0, end)); !words.empty())
            targets.push_back(targetOf(words));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return targets;
}

std::string readDmTable(const std::string& number) {
    constexpr std::size_t bytes = 256 * KiB;
    const auto device = encoded(number);
    const FileDescriptor control(::open("/dev/mapper/control", O_RDWR | O_CLOEXEC));
    if (!device || !control.isOpen())
        return {};
    std::vector<char> buffer(bytes);
    dm_ioctl request{};
    request.version[0] = DM_VERSION_MAJOR;
    request.data_size = bytes;
    request.data_start = sizeof request;
    request.flags = DM_STATUS_TABLE_FLAG;
    request.dev = *device;
    std::memcpy(buffer.data(), &request, sizeof request);
    auto text = ::ioctl(control.get(), DM_TABLE_STATUS, buffer.data()) == 0 ? textOf(buffer) : std::string();
    ::explicit_bzero(buffer.data(), buffer.size()); // the table of a LUKS mapping holds its key
    return text;
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxDevices = 64;
constexpr std::uint32_t deepest = 12;

std::optional<ByteOffset> sectorsIn(const fs::path& file) {
    std::uint64_t sectors = 0;
    const bool read = static_cast<bool>(std::ifstream(file) >> sectors);
    return read && sectors < std::uint64_t{1} << 54 ? std::optional(ByteOffset{sectors * sysfsSector}) : std::nullopt;
}

/// Device-mapper doubles the dashes in the names of volume group and logical volume, and joins them with a single dash.
std::string mapperName(const std::string& volume) {
    std::string name;
    for (const char c : volume)
        name += c == '/' ? "-" : c == '-' ? "--" : std::string(1, c);
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
        std::optional<ByteOffset> extents{};
        FilePlace place{}; ///< of a file
    };

    static std::vector<Piece> wholeFrom(std::optional<ByteOffset> at, ByteCount chunk = {}) {
        constexpr std::uint64_t everything = std::uint64_t{1} << 62;
        return at ? std::vector<Piece>{{{{0}, {everything}}, *at, chunk}} : std::vector<Piece>{};
    }

    static std::vector<Below> slavesOf(const fs::path& folder) {
        std::error_code failed;
        std::vector<Below> all;
        for (const auto& entry : fs::directory_iterator(folder / "slaves", failed))
            if (const auto slave = fs::canonical(entry.path(), failed); !failed)
                all.push_back({.folder = slave, .name = slave.filename().string()});
        std::ranges::sort(all, {}, &Below::folder);
        return all;
    }

    std::vector<Below> below(const fs::path& folder, const BlockDevice& device) {
        switch (device.kind) {
        case BlockDeviceKind::Partition:
            return {{.folder = folder.parent_path(),
                     .name = folder.parent_path().filename().string(),
                     .pieces = wholeFrom(sectorsIn(folder / "start"))}};
        case BlockDeviceKind::Loop: return belowLoop(folder, device.label);
        case BlockDeviceKind::Md: return belowArray(folder, device.label);
        default: return belowMapper(folder, device);
        }
    }

    /// The folder in sysfs of the device with this path: "/dev/sda1", or a node "/dev/mapper/name" that udev did not make
    /// a link. Empty if there is none.
    fs::path folderOf(const std::string& path) const {
        std::error_code failed;
        const auto name = fs::path(path).filename();
        if (const auto folder = fs::canonical(m_files.sysfs / "class/block" / name, failed); !failed)
            return folder;
        for (const auto& entry : fs::directory_iterator(m_files.sysfs / "class/block", failed))
            if (firstLineOf(entry.path() / "dm/name") == name)
                return fs::canonical(entry.path(), failed);
        return {};
    }

    /// The block device or file behind a loop device; empty for a file without offset whose place is unknown, where the
    /// loop device is the bottom.
    std::vector<Below> belowLoop(const fs::path& folder, const std::string& file) const {
        const ByteOffset offset{numberInFile(folder / "loop/offset").value_or(0)};
        const auto device = file.starts_with("/dev/") ? folderOf(file) : fs::path();
        if (!device.empty())
            return {{.folder = device, .name = device.filename().string(), .pieces = wholeFrom(offset)}};
        auto place = file.empty() ? FilePlace{} : m_files.filePlace(file);
        if (place.pieces.empty() && offset.value == 0)
            return {};
        return {{.name = file, .pieces = wholeFrom(offset), .place = std::move(place)}};
    }

    /// The members of an md array.
    static std::vector<Below> belowArray(const fs::path& folder, const std::string& level) {
        auto all = slavesOf(folder);
        if (level == "linear") {
            placeInRow(all, folder);
            return all;
        }
        const auto chunk = numberInFile(folder / "md/chunk_size").value_or(0);
        const bool striped = level != "raid1";
        for (auto& member : all) {
            if (level.starts_with("raid") && (!striped || chunk > 0)) {
                member.pieces =
                    wholeFrom(sectorsIn(folder / "md" / ("dev-" + member.name) / "offset"), {striped ? chunk : 0});
            }
        }
        return all;
    }

    /// Places the members of a linear array one behind the other, in the order of their slots. sysfs has their sizes in
    /// whole KiB: each is a sector longer if that is what the array's size lacks. Other sizes leave them without a place.
    static void placeInRow(std::vector<Below>& members, const fs::path& folder) {
        const auto inMember = [&](const Below& member, const char* attribute) {
            return numberInFile(folder / "md" / ("dev-" + member.name) / attribute);
        };
        std::ranges::stable_sort(members, {},
                                 [&](const Below& member) { return inMember(member, "slot").value_or(0); });
        std::uint64_t sum = 0; // sectors
        for (const auto& member : members)
            sum += inMember(member, "size").value_or(0) * KiB / sysfsSector;
        const auto size = numberInFile(folder / "size").value_or(0);
        const bool isEachLonger = size == sum + members.size();
        if (size != sum && !isEachLonger)
            return;
        ByteOffset first{};
        for (auto& member : members) {
            const ByteCount bytes{inMember(member, "size").value_or(0) * KiB + (isEachLonger ? sysfsSector : 0)};
            if (const auto at = sectorsIn(folder / "md" / ("dev-" + member.name) / "offset"))
                member.pieces = {{{first, bytes}, *at}};
            first = first + bytes;
        }
    }

    /// Whether all data of `targets` lie on devices of `lower`.
    static bool areLegsOf(const std::vector<DmTarget>& targets, const std::vector<Below>& lower) {
        const auto isBelow = [&](const DmLeg& leg) {
            return std::ranges::any_of(
                lower, [&](const Below& each) { return firstLineOf(each.folder / "dev") == leg.device; });
        };
        return !targets.empty() && std::ranges::all_of(targets, [&](const DmTarget& target) {
            return !target.legs.empty() && std::ranges::all_of(target.legs, isBelow);
        });
    }

    std::vector<Below> belowMapper(const fs::path& folder, const BlockDevice& device) {
        auto all = slavesOf(folder);
        if (device.kind == BlockDeviceKind::Disk)
            return all;
        const auto targets = parseDmTable(m_files.dmTable(firstLineOf(folder / "dev")));
        for (auto& lower : all) {
            const auto number = firstLineOf(lower.folder / "dev");
            for (const auto& target : targets) {
                for (const auto& leg : target.legs)
                    if (leg.device == number)
                        lower.pieces.push_back({target.bytes, leg.at, leg.chunk.value > 0 ? leg.chunk : target.chunk});
            }
            if (device.kind == BlockDeviceKind::LogicalVolume)
                lower.extents = extentsOn(lower.name);
            if (targets.empty())
                lower.pieces = wholeFrom(byHeader(device, lower.name));
        }
        if (areLegsOf(targets, all)) // the others hold metadata
            std::erase_if(all, [](const Below& lower) { return lower.pieces.empty(); });
        return all;
    }

    void describeBottom(BlockDevice& device, const fs::path& folder) const {
        const auto drive = driveOf(sysfsGeometry(folder));
        device.onDisk = ByteOffset{0};
        device.grid = drive.grid();
        device.sectorSource = drive.physicalSector.source;
        device.reportedSector = drive.reportedSector;
    }

    /// Adds the device, then the devices below it. Its offset on the bottom disk follows the first of them.
    void add(const fs::path& folder, std::uint32_t depth) {
        const auto row = m_devices.size();
        m_devices.push_back(described(folder));
        m_devices[row].depth = depth;
        m_devices[row].optimalIo = driveOf(sysfsGeometry(folder)).optimalIo.value;
        const auto lower = below(folder, m_devices[row]);
        if (lower.empty())
            describeBottom(m_devices[row], folder);
        addAll(lower, row, folder);
    }

    /// Adds the devices below the one in `row`; `above` is its folder.
    void addAll(const std::vector<Below>& lower, std::size_t row, const fs::path& above) {
        const auto depth = m_devices[row].depth;
        bool first = true;
        for (const auto& other : lower) {
            if (m_devices.size() >= maxDevices || depth >= deepest)
                return;
            const auto at = m_devices.size();
            if (other.folder.empty())
                addFile(other, above, depth + 1);
            else
                add(other.folder, depth + 1);
            m_devices[at].pieces = other.pieces;
            m_devices[at].extents = other.extents;
            m_devices[at].carries = other.pieces.empty() ? std::nullopt : std::optional(other.pieces.front().at);
            if (std::exchange(first, false)) {
                auto& device = m_devices[row];
                const auto& bottom = m_devices[at];
                device.onDisk = bottom.aboveOnDisk();
                device.grid = bottom.grid;
                device.sectorSource = bottom.sectorSource;
                device.reportedSector = bottom.reportedSector;
            }
        }
    }

    /// A file whose place is unknown has the sectors of its loop device, `above`.
    void addFile(const Below& file, const fs::path& above, std::uint32_t depth) {
        const auto row = m_devices.size();
        m_devices.push_back({.kind = BlockDeviceKind::File, .name = file.name, .depth = depth});
        std::error_code failed;
        const auto device = fs::canonical(m_files.sysfs / "dev/block" / file.place.device, failed);
        if (failed || file.place.pieces.empty())
            describeBottom(m_devices[row], above);
        else
            addAll({{.folder = device, .name = device.filename().string(), .pieces = file.place.pieces}}, row, above);
    }

    /// The containers on the device `name`, cached so that each device is opened only once.
    const ContainerList& contentsOf(const std::string& name) {
        const auto [at, isNew] = m_contents.try_emplace(name);
        if (isNew) {
            auto node = name;
            std::ranges::replace(node, '!', '/');
            auto source = openFile(m_files.dev / node);
            if (const auto label = firstLineOf(m_files.sysfs / "class/block" / name / "dm/name");
                !source && !label.empty())
                source = openFile(m_files.dev / "mapper" / label);
            if (source)
                at->second = findContainers(**source, {{{{0}, (*source)->size()}}});
        }
        return at->second;
    }

    /// The first extent of the LVM physical volume on the device `name`.
    std::optional<ByteOffset> extentsOn(const std::string& name) {
        for (const auto& container : contentsOf(name).containers)
            if (container.innermost().kind == LayerKind::LvmPhysicalVolume)
                return container.innermost().data;
        return std::nullopt;
    }

    std::optional<ByteOffset> byHeader(const BlockDevice& device, const std::string& lower) {
        const auto& contents = contentsOf(lower);
        if (device.kind == BlockDeviceKind::Crypt) {
            for (const auto& container : contents.containers) {
                const auto& layer = container.innermost();
                if (layer.kind == LayerKind::Luks1 || layer.kind == LayerKind::Luks2)
                    return layer.data;
            }
        }
        for (const auto& volume : contents.logicalVolumes)
            if (device.kind == BlockDeviceKind::LogicalVolume && mapperName(volume.name) == device.label)
                return contiguousAt(volume.map);
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
