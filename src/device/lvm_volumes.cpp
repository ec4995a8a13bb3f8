// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/lvm_volumes.h"

#include "base/number_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <span>

namespace atlas {
namespace {

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

} // namespace

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

} // namespace atlas
