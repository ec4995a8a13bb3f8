// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_layers.h"

#include "base/number_text.h"
#include "device/content_probe.h"
#include "disk/container.h"
#include "disk/volume_place.h"
#include "ondisk/luks.h"
#include "ondisk/md.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <span>

namespace atlas {
namespace {

/// A physical volume found on the disk.
struct PlacedPhysicalVolume {
    PhysicalVolume physical;
    ByteInterval place{};           ///< on the disk
    std::size_t container = 0;      ///< index of its container
};

constexpr std::size_t maxPieces = 4096;  // of one volume
constexpr std::size_t maxStripes = 128;  // lvm2's limit
constexpr std::uint64_t largest = std::uint64_t{1} << 62;

/// nullopt if the product exceeds all places on a disk.
std::optional<std::uint64_t> product(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > largest / a ? std::nullopt : std::optional(a * b);
}

struct Obstacle {
    VolumeObstacle kind = VolumeObstacle::None;
    std::string detail{};
};

/// Appends a piece, joined with the last one if contiguous.
void append(ByteMap& map, MappedBytes piece) {
    auto* last = map.empty() ? nullptr : &map.back();
    if (last != nullptr && last->at.size() == 1 && piece.at.size() == 1 &&
        last->at.front() + last->bytes.count == piece.at.front()) {
        last->bytes.count += piece.bytes.count;
        return;
    }
    map.push_back(std::move(piece));
}

class Group {
public:
    Group(const LvmGroup& group, const std::vector<PlacedPhysicalVolume>& found,
          const std::vector<Container>& containers)
        : m_group(group), m_containers(containers) {
        for (const auto& physical : group.physical) {
            const auto at = std::ranges::find(found, physical.id, [](const auto& f) { return f.physical.label.id; });
            m_physical[physical.name] = {&physical, at == found.end() ? nullptr : &*at};
        }
    }

    LogicalVolume place(const LvmLogicalVolume& logical) const {
        LogicalVolume volume{.name = m_group.name + "/" + logical.name};
        volume.size = sizeOf(logical);
        auto obstacle = logical.snapshotOf.empty() ? map(logical, volume.map)
                                                   : Obstacle{VolumeObstacle::Snapshot, logical.snapshotOf};
        if (obstacle.kind == VolumeObstacle::None && volume.map.empty())
            obstacle.kind = VolumeObstacle::Gap;
        volume.obstacle = obstacle.kind;
        volume.detail = std::move(obstacle.detail);
        addLayers(logical, volume);
        if (!volume.isReadable())
            volume.map.clear();
        return volume;
    }

private:
    struct Physical {
        const LvmPhysicalVolume* claimed = nullptr;
        const PlacedPhysicalVolume* found = nullptr;
    };

    const Physical* physicalOf(const LvmStripe& stripe) const {
        const auto at = m_physical.find(stripe.volume);
        return at == m_physical.end() ? nullptr : &at->second;
    }

    ByteCount sizeOf(const LvmLogicalVolume& logical) const {
        std::uint64_t extents = 0;
        for (const auto& segment : logical.segments)
            extents += std::min(segment.extents, largest / std::max<std::uint64_t>(logical.segments.size(), 1));
        return {product(extents, m_group.extentSize.value).value_or(0)};
    }

    Obstacle map(const LvmLogicalVolume& logical, ByteMap& into) const {
        std::uint64_t next = 0;
        for (const auto& segment : logical.segments) {
            if (segment.type != "striped" && segment.type != "linear")
                return {VolumeObstacle::SegmentType, segment.type};
            if (segment.firstExtent != next || segment.extents == 0)
                return {VolumeObstacle::Gap};
            next += segment.extents;
            if (auto obstacle = map(segment, into); obstacle.kind != VolumeObstacle::None)
                return obstacle;
            if (into.size() > maxPieces)
                return {VolumeObstacle::TooManySegments, grouped(logical.segments.size())};
        }
        return {};
    }

    Obstacle map(const LvmSegment& segment, ByteMap& into) const {
        const auto stripes = segment.stripes.size();
        const auto extent = m_group.extentSize.value;
        const bool striped = stripes > 1;
        if (stripes == 0 || stripes > maxStripes || segment.extents % stripes != 0 || extent == 0 ||
            (striped && (segment.stripeSize.value == 0 || extent % segment.stripeSize.value != 0))) {
            return {VolumeObstacle::Gap};
        }
        const auto first = product(segment.firstExtent, extent);
        const auto size = product(segment.extents, extent);
        if (!first || !size || *size > largest - *first)
            return {VolumeObstacle::Gap};
        MappedBytes piece{.bytes = {{*first}, {*size}}, .at = {}, .chunk = striped ? segment.stripeSize : ByteCount{}};
        for (const auto& stripe : segment.stripes) {
            const auto* physical = physicalOf(stripe);
            if (physical == nullptr || physical->found == nullptr) {
                const auto device = physical == nullptr ? std::string() : physical->claimed->device;
                return {VolumeObstacle::MissingVolume,
                        device.empty() ? stripe.volume : fmt::format("{}, once {}", stripe.volume, device)};
            }
            const auto at = placeOf(stripe, segment.extents / stripes, *physical);
            if (!at)
                return {VolumeObstacle::PastEnd, stripe.volume};
            piece.at.push_back(*at);
        }
        append(into, std::move(piece));
        return {};
    }

    std::optional<ByteOffset> placeOf(const LvmStripe& stripe, std::uint64_t extents, const Physical& physical) const {
        const auto& claimed = *physical.claimed;
        const auto size = product(extents, m_group.extentSize.value);
        const auto before = product(stripe.extent, m_group.extentSize.value);
        const auto room = physical.found->place.count.value;
        if (!size || !before || stripe.extent > claimed.extents || extents > claimed.extents - stripe.extent ||
            claimed.extentsAt > room || *before > room - claimed.extentsAt ||
            *size > room - claimed.extentsAt - *before) {
            return std::nullopt;
        }
        return physical.found->place.first + ByteCount{claimed.extentsAt + *before};
    }

    /// The layers around the first extent, followed by the volume itself if it is contiguous.
    void addLayers(const LvmLogicalVolume& logical, LogicalVolume& volume) const {
        if (logical.segments.empty() || logical.segments.front().stripes.empty())
            return;
        const auto* physical = physicalOf(logical.segments.front().stripes.front());
        if (physical == nullptr || physical->found == nullptr)
            return;
        const auto& container = m_containers[physical->found->container];
        volume.partition = container.partition;
        volume.layers = container.layers;
        if (const auto at = contiguousAt(volume.map); at && volume.isReadable()) {
            volume.layers.push_back({.kind = LayerKind::LvmLinearVolume,
                                     .header = physical->found->place.first,
                                     .data = *at,
                                     .unit = m_group.extentSize,
                                     .name = volume.name,
                                     .readable = true});
        }
    }

    const LvmGroup& m_group;
    const std::vector<Container>& m_containers;
    std::map<std::string, Physical, std::less<>> m_physical;
};

/// The most recent metadata of each group, in the order of discovery.
std::vector<const LvmGroup*> groupsIn(const std::vector<PlacedPhysicalVolume>& found) {
    std::vector<const LvmGroup*> groups;
    for (const auto& each : found) {
        if (!each.physical.group)
            continue;
        const auto& group = *each.physical.group;
        const auto known = std::ranges::find(groups, group.id, &LvmGroup::id);
        if (known == groups.end())
            groups.push_back(&group);
        else if (group.sequence > (*known)->sequence)
            *known = &group;
    }
    return groups;
}

/// If two volumes of a group claim the same bytes of the disk, at least one is wrong.
void refuseSharedExtents(std::span<LogicalVolume> volumes) {
    struct Claim {
        ByteInterval bytes;
        LogicalVolume* volume;
    };
    std::vector<Claim> claims;
    for (auto& volume : volumes) {
        for (const auto& piece : volume.map)
            for (const auto at : piece.at)
                claims.push_back({{at, {piece.bytes.count.value / piece.at.size()}}, &volume});
    }
    std::ranges::sort(claims, {}, [](const Claim& claim) { return claim.bytes.first; });
    const Claim* furthest = nullptr;
    const auto refuse = [](LogicalVolume& volume, const LogicalVolume& other) {
        volume.obstacle = VolumeObstacle::SharedExtents;
        volume.detail = other.name;
    };
    for (const auto& claim : claims) {
        if (furthest != nullptr && claim.bytes.first < furthest->bytes.end()) {
            refuse(*claim.volume, *furthest->volume);
            refuse(*furthest->volume, *claim.volume);
        }
        if (furthest == nullptr || claim.bytes.end() > furthest->bytes.end())
            furthest = &claim;
    }
    for (auto& volume : volumes) {
        if (volume.obstacle == VolumeObstacle::SharedExtents) {
            volume.map.clear();
            if (!volume.layers.empty() && volume.layers.back().name == volume.name)
                volume.layers.pop_back();
        }
    }
}

/// The visible logical volumes of all groups in `found`, by the most recent metadata of each group; `containers`
/// provides their layers. Volumes with segments outside the disk, or of kinds other than linear and striped, carry an
/// obstacle.
std::vector<LogicalVolume> lvmVolumes(const std::vector<PlacedPhysicalVolume>& found,
                                      const std::vector<Container>& containers) {
    std::vector<LogicalVolume> volumes;
    for (const auto* group : groupsIn(found)) {
        const Group placing(*group, found, containers);
        const auto before = volumes.size();
        for (const auto& logical : group->logical)
            if (logical.visible)
                volumes.push_back(placing.place(logical));
        refuseSharedExtents(std::span(volumes).subspan(before));
    }
    return volumes;
}

constexpr std::uint64_t maxTextBytes = 16 * MiB;
constexpr std::size_t maxAreas = 4; // lvm2 creates at most two

class Reader {
public:
    Reader(const ByteSource& source, ByteInterval place)
        : m_source(source),
          m_place(intersection(place, ByteInterval{{0}, source.size()})),
          m_isWhole(m_place == place) {}

    LayersRead all() {
        auto& layers = m_read.layers;
        while (layers.size() < maxLayers && (md() || luks() || lvm()) && layers.back().readable)
            m_place = m_read.inner;
        return std::move(m_read);
    }

private:
    /// Reads `inside`, relative to the start of m_place; nullopt past its end or after a read error.
    std::optional<std::vector<std::byte>> bytes(ByteInterval inside) const {
        if (inside.first.value > m_place.count.value || inside.count.value > m_place.count.value - inside.first.value)
            return std::nullopt;
        std::vector<std::byte> buffer(inside.count.value);
        if (!m_source.read(m_place.first + ByteCount{inside.first.value}, buffer))
            return std::nullopt;
        return buffer;
    }

    Layer* add(LayerKind kind, ByteInterval data) {
        if (data.first.value >= m_place.count.value || data.empty())
            return nullptr;
        const auto room = m_place.count.value - data.first.value;
        m_read.around = m_place;
        m_read.inner = {m_place.first + ByteCount{data.first.value}, {std::min(data.count.value, room)}};
        m_read.layers.push_back(
            {.kind = kind, .header = m_place.first, .superblock = m_place.first, .data = m_read.inner.first});
        m_read.arrays.emplace_back();
        return &m_read.layers.back();
    }

    Layer* addFrom(LayerKind kind, std::uint64_t data) {
        return data == 0 ? nullptr : add(kind, {{data}, m_place.count});
    }

    bool md() {
        for (const auto& place : mdSuperblockPlaces(m_place.count)) {
            const auto superblock = bytes({place.at, {mdSuperblockBytes}});
            const auto md = superblock ? parseMdSuperblock(*superblock, place) : std::nullopt;
            if (md)
                return addMember(*md, place);
        }
        return false;
    }

    bool addMember(const MdSuperblock& md, const MdPlace& place) {
        // A superblock after the data limits them.
        const bool behind = place.at > md.dataOffset;
        const auto room = behind ? place.at - md.dataOffset : m_place.count;
        const auto size = md.memberSize.value > 0 ? std::min(md.memberSize, room) : room;
        auto* layer = add(LayerKind::MdMember, {md.dataOffset, size});
        if (layer == nullptr)
            return false;
        layer->unit = md.chunk;
        layer->raidLevel = md.level;
        layer->members = md.members;
        layer->version = md.version;
        layer->role = md.role;
        layer->superblock = m_place.first + ByteCount{place.at.value};
        layer->fault = md.intact ? LayerFault::None : LayerFault::Superblock;
        layer->generation = md.events;
        m_read.arrays.back() = md.array;
        if (md.intact && md.dataRoom.value > 0)
            compare(LayerKind::MdMember, ByteCount{md.dataOffset.value} + md.dataRoom);
        layer->readable = layer->isWholeArray() && md.role && !md.recovering;
        return true;
    }

    bool luks() {
        const auto header = bytes({{0}, {luksHeaderBytes}});
        const auto version = header ? luksVersion(*header) : std::nullopt;
        if (!version)
            return false;
        if (*version == 1)
            return addFrom(LayerKind::Luks1, luks1DataOffset(*header).value) != nullptr;
        const auto jsonBytes = luks2JsonBytes(*header);
        const auto json = jsonBytes ? bytes({{4096}, *jsonBytes}) : std::nullopt;
        const auto data = json ? luks2Data({reinterpret_cast<const char*>(json->data()), json->size()}) : std::nullopt;
        const auto room = m_place.count;
        if (!data || addFrom(LayerKind::Luks2, data->offset.value) == nullptr)
            return false;
        if (data->end)
            compare(LayerKind::Luks2, *data->end);
        else if (m_isWhole && (room - data->offset).value % data->sector.value != 0)
            m_read.misfits.push_back({.kind = LayerKind::Luks2, .has = room - data->offset, .sector = data->sector});
        return true;
    }

    /// Notes if the layer that begins at m_place `needs` more than that, or leaves much of it unused.
    void compare(LayerKind kind, ByteCount needs) {
        constexpr std::uint64_t spare = 4 * MiB; // an extent of LVM, and more than the tools round off
        const auto has = m_place.count;
        if (m_isWhole && (needs > has || has.value - needs.value > spare))
            m_read.misfits.push_back({.kind = kind, .has = has, .needs = needs});
    }

    std::optional<std::vector<std::byte>> textAt(const LvmTextPlace& place) const {
        std::vector<std::byte> text;
        for (const auto& part : place.parts) {
            const auto read = part.count.value <= maxTextBytes ? bytes(part) : std::nullopt;
            if (!read)
                return std::nullopt;
            text.insert(text.end(), read->begin(), read->end());
        }
        return text;
    }

    /// The group according to the text in `area`. A damaged header or text is noted in `layer` and not used, as by
    /// lvm2.
    std::optional<LvmGroup> groupIn(ByteInterval area, Layer& layer) const {
        const auto note = [&](LayerFault fault) {
            layer.fault = layer.fault == LayerFault::None ? fault : layer.fault;
        };
        const auto header = bytes({area.first, {lvmMetadataHeaderBytes}});
        const bool intact = header && isLvmHeaderIntact(*header, area);
        if (!intact)
            note(LayerFault::AreaHeader);
        if (!header || !namesLvmText(*header))
            return std::nullopt;
        const auto place = lvmTextPlace(*header, area);
        const auto text = place ? textAt(*place) : std::nullopt;
        auto group = text ? parseLvmGroup({reinterpret_cast<const char*>(text->data()), text->size()}) : std::nullopt;
        if (intact && group && isIntact(*text, *place))
            return group;
        if (intact)
            note(LayerFault::AreaText);
        layer.damagedGeneration = std::max(layer.damagedGeneration, group ? group->sequence : 0);
        return std::nullopt;
    }

    bool lvm() {
        const auto head = bytes({{0}, {lvmLabelBytes}});
        const auto label = head ? parseLvmLabel(*head) : std::nullopt;
        auto* layer = label ? addFrom(LayerKind::LvmPhysicalVolume, label->data.value) : nullptr;
        if (layer == nullptr)
            return false;
        layer->superblock = m_place.first + ByteCount{label->at.value};
        layer->fault = label->intact ? LayerFault::None : LayerFault::Label;
        PhysicalVolume physical{.label = *label};
        const auto areas = std::min(label->metadata.size(), maxAreas);
        for (std::size_t n = 0; n < areas; ++n) {
            auto group = groupIn(label->metadata[n], *layer);
            if (group && (!physical.group || group->sequence > physical.group->sequence))
                physical.group = std::move(group);
        }
        if (physical.group) {
            layer->unit = physical.group->extentSize;
            layer->generation = physical.group->sequence;
            const auto& all = physical.group->physical;
            const auto own = std::ranges::find(all, label->id, &LvmPhysicalVolume::id);
            if (own != all.end() && own->deviceSize.value > 0)
                compare(LayerKind::LvmPhysicalVolume, own->deviceSize);
        }
        m_read.physical = std::move(physical);
        return true;
    }

    const ByteSource& m_source;
    ByteInterval m_place;
    bool m_isWhole; ///< the image is not cut off within the place
    LayersRead m_read;
};

} // namespace

LayersRead readLayers(const ByteSource& source, ByteInterval place) { return Reader(source, place).all(); }

namespace {

constexpr std::size_t maxContainers = 256;
constexpr std::size_t maxVolumes = 512;

class Search {
public:
    explicit Search(const ByteSource& source) : m_source(source) {}

    /// Repeats until nothing new is found: physical volumes inside logical volumes may add more volumes.
    ContainerList from(const std::vector<ContainerPlace>& places) {
        for (const auto& place : places)
            look(place, {});
        for (auto before = std::size_t{0}; before < m_list.containers.size();) {
            before = m_list.containers.size();
            markNewest();
            m_list.logicalVolumes = lvmVolumes(chosenPhysical(), m_list.containers);
            for (const auto& volume : m_list.logicalVolumes)
                lookInto(volume);
        }
        const auto kept = std::min(m_list.logicalVolumes.size(), maxVolumes);
        m_list.more += m_list.logicalVolumes.size() - kept;
        m_list.logicalVolumes.resize(kept);
        return std::move(m_list);
    }

private:
    void lookInto(const LogicalVolume& volume) {
        if (const auto at = contiguousAt(volume.map); at && volume.layers.size() < maxLayers)
            look({{*at, volume.size}, volume.partition}, volume.layers);
    }

    /// Skips known places: a volume may claim to contain its own physical volume.
    void look(const ContainerPlace& place, std::vector<Layer> around) {
        if (!m_seen.insert(place.bytes.first).second)
            return;
        auto read = readLayers(m_source, place.bytes);
        if (read.layers.empty())
            return;
        if (m_list.containers.size() >= maxContainers) {
            ++m_list.more;
            return;
        }
        around.insert(around.end(), read.layers.begin(), read.layers.end());
        Container container{.partition = place.partition, .layers = std::move(around), .inner = read.inner};
        for (auto misfit : read.misfits) {
            misfit.partition = place.partition;
            m_list.misfits.push_back(misfit);
        }
        if (read.physical) {
            container.group = read.physical->group ? read.physical->group->name : std::string();
            m_physical.push_back({std::move(*read.physical), read.around, m_list.containers.size()});
        }
        m_list.containers.push_back(std::move(container));
        m_arrays.push_back(std::move(read.arrays));
    }

    /// Finds the newest metadata among the members of each array and the physical volumes of each group.
    void markNewest() {
        std::map<std::string, std::uint64_t> newest;
        forEachMember([&](const std::string& array, const Layer& layer) {
            auto& highest = newest[array];
            highest = layer.fault == LayerFault::None ? std::max(highest, layer.generation) : highest;
        });
        forEachMember([&](const std::string& array, Layer& layer) { layer.newest = newest[array]; });
        for (const auto& physical : m_physical) {
            if (const auto* group = groupOf(physical.physical)) {
                auto& container = m_list.containers[physical.container];
                auto& layer = container.layers.back();
                container.group = group->name;
                layer.newest = group->sequence;
                layer.unit = group->extentSize;
            }
        }
    }

    void forEachMember(const auto& use) {
        for (std::size_t n = 0; n < m_arrays.size(); ++n) {
            const auto& arrays = m_arrays[n];
            auto& layers = m_list.containers[n].layers; // its own layers follow those around it
            for (std::size_t k = 0; k < arrays.size(); ++k)
                if (!arrays[k].empty())
                    use(arrays[k], layers[layers.size() - arrays.size() + k]);
        }
    }

    /// The most recent metadata on any physical volume that contain this one.
    const LvmGroup* groupOf(const PhysicalVolume& physical) const {
        const LvmGroup* newest = nullptr;
        for (const auto& other : m_physical) {
            const auto& group = other.physical.group;
            const bool isSame = group && physical.group && group->id == physical.group->id;
            if (group && (newest == nullptr || group->sequence > newest->sequence) &&
                (isSame || std::ranges::find(group->physical, physical.label.id, &LvmPhysicalVolume::id) !=
                               group->physical.end())) {
                newest = &*group;
            }
        }
        return newest;
    }

    /// Keeps one of several copies of a physical volume, such as those on both members of a RAID 1, preferably a
    /// current one.
    std::vector<PlacedPhysicalVolume> chosenPhysical() {
        auto found = m_physical;
        std::ranges::stable_partition(found,
                                      [&](const auto& each) { return m_list.containers[each.container].isCurrent(); });
        std::vector<PlacedPhysicalVolume> chosen;
        for (auto& each : found) {
            const auto known = std::ranges::find(chosen, each.physical.label.id,
                                                 [](const auto& other) { return other.physical.label.id; });
            if (known == chosen.end())
                chosen.push_back(std::move(each));
            else if (inSameArray(each.container, known->container))
                m_list.containers[each.container].mirrorOf = m_list.containers[known->container].partition;
        }
        return chosen;
    }

    bool inSameArray(std::size_t a, std::size_t b) const {
        return std::ranges::any_of(m_arrays[a], [&](const std::string& array) {
            return !array.empty() && std::ranges::find(m_arrays[b], array) != m_arrays[b].end();
        });
    }

    const ByteSource& m_source;
    ContainerList m_list;
    std::vector<std::vector<std::string>> m_arrays; ///< by container: UUIDs for its own layers, empty unless md
    std::vector<PlacedPhysicalVolume> m_physical;
    std::set<ByteOffset> m_seen;
};

/// A recognised file system may leave an older header in place.
bool mayBeContainer(const Content& content) { return content.type.empty() || content.isContainer(); }

std::vector<ContainerPlace> placesOn(const Disk& disk) {
    std::vector<ContainerPlace> places;
    for (const auto& partition : disk.table.partitions)
        if (partition.role != PartitionRole::Extended && mayBeContainer(partition.content))
            places.push_back({bytesOf(disk, partition), partition.number});
    if (disk.table.kind == TableKind::None && mayBeContainer(disk.content))
        places.push_back({{{0}, disk.size}});
    return places;
}

Content contentOf(const ByteSource& source, const LogicalVolume& volume, ByteCount sector) {
    const auto place = placeOf(volume);
    const auto bytes = bytesAround(place, source);
    return bytes ? recognise(**bytes, place.placement.bytes, sector).content : Content{};
}

} // namespace

ContainerList findContainers(const ByteSource& source, const std::vector<ContainerPlace>& places) {
    return Search(source).from(places);
}

ContainerList readContainers(const ByteSource& source, const Disk& disk) {
    auto list = findContainers(source, placesOn(disk));
    const auto sector = disk.drive.logicalSector.value;
    for (auto& container : list.containers)
        if (container.innermost().readable)
            container.content = recognise(source, container.inner, sector).content;
    for (auto& volume : list.logicalVolumes)
        if (volume.isReadable())
            volume.content = contentOf(source, volume, sector);
    return list;
}

} // namespace atlas
