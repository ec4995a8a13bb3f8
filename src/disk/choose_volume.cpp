// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/choose_volume.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "disk/disk.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace atlas {
namespace {

bool isExt(const VolumePlace& place) { return place.content.isExt(); }

bool isUnknown(const VolumePlace& place) { return place.content.type.empty(); }

class Candidates {
public:
    explicit Candidates(const Disk& disk) : m_disk(disk) {}

    std::vector<VolumePlace> likely() {
        m_inner = innerVolumes(m_disk);
        addPartitions([](const Partition& each) { return each.content.isExt(); });
        if (m_places.empty() && m_disk.content.isExt())
            add(wholeDisk(m_disk, Source::Superblock));
        addInner(isExt);
        addPartitions(mayHoldExt);
        if (isUnknownDisk())
            add(wholeDisk(m_disk, Source::Assumption));
        addInner(isUnknown);
        return std::move(m_places);
    }

    std::vector<VolumePlace> unlikely() {
        addPartitions([this](const Partition& each) {
            return each.content.type.empty() && !mayHoldExt(each) && m_disk.inside.containerIn(each.number) == nullptr;
        });
        return std::move(m_places);
    }

private:
    [[nodiscard]] bool isUnknownDisk() const {
        return m_disk.table.kind == TableKind::None && m_disk.table.faults.empty() && m_disk.content.type.empty();
    }

    void addPartitions(auto isWanted) {
        for (const auto& partition : m_disk.table.partitions)
            if (partition.role != PartitionRole::Extended && isOnDisk(m_disk, partition) && isWanted(partition))
                add(placeOf(m_disk, partition));
    }

    /// Moves the places, as the map of each may have thousands of pieces.
    void addInner(auto isWanted) {
        const auto rest = std::ranges::stable_partition(m_inner, isWanted).begin();
        std::for_each(m_inner.begin(), rest, [&](VolumePlace& place) { add(std::move(place)); });
        m_inner.erase(m_inner.begin(), rest);
    }

    /// Skips duplicates: partitions may begin at the same byte.
    void add(VolumePlace place) {
        if (std::ranges::none_of(m_places, [&](const VolumePlace& other) { return other.isSamePlace(place); }))
            m_places.push_back(std::move(place));
    }

    const Disk& m_disk;
    std::vector<VolumePlace> m_inner; ///< not added yet
    std::vector<VolumePlace> m_places;
};

} // namespace

std::vector<VolumePlace> likelyVolumes(const Disk& disk) { return Candidates(disk).likely(); }

std::vector<VolumePlace> unlikelyVolumes(const Disk& disk) { return Candidates(disk).unlikely(); }

namespace {

constexpr std::size_t maxVolumesNamed = 8;

std::ptrdiff_t volumesCalled(const Disk& disk, const std::string& name) {
    return std::ranges::count(disk.inside.logicalVolumes, name, &LogicalVolume::name);
}

} // namespace

bool isAmbiguous(const Disk& disk, const std::string& name) { return volumesCalled(disk, name) > 1; }

Result<const LogicalVolume*> namedVolume(const Disk& disk, const std::string& name) {
    const auto& volumes = disk.inside.logicalVolumes;
    if (const auto same = volumesCalled(disk, name); same > 1) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("{} logical volumes are called {}", same, printable(name)),
                                     .where = disk.path,
                                     .hint = "--partition N with the partition that holds it"});
    }
    if (const auto* volume = disk.inside.find(name))
        return volume;
    std::vector<std::string> names;
    for (std::size_t n = 0; n < std::min(volumes.size(), maxVolumesNamed); ++n)
        names.push_back(printable(volumes[n].name));
    if (volumes.size() > maxVolumesNamed)
        names.push_back(fmt::format("{} more", volumes.size() - maxVolumesNamed));
    const auto more = disk.inside.more;
    const auto limit = more == 0 ? std::string()
                                 : fmt::format(" among those that are listed; {} more containers or logical volumes "
                                               "were not read, because a limit of this program was reached",
                                               more);
    return std::unexpected(
        Error{.kind = ErrorKind::Usage,
              .what = fmt::format("there is no logical volume {}{}", printable(name), limit),
              .where = disk.path,
              .found = names.empty() ? "no logical volumes" : fmt::format("{}", fmt::join(names, ", "))});
}

std::vector<VolumePlace> innerVolumes(const Disk& disk, std::optional<std::uint32_t> partition) {
    const auto isAsked = [&](const auto& each) { return !partition || each.partition == partition; };
    std::vector<VolumePlace> candidates;
    for (const auto& container : disk.inside.containers)
        if (isAsked(container) && container.innermost().readable)
            candidates.push_back(placeOf(container));
    for (const auto& volume : disk.inside.logicalVolumes)
        if (isAsked(volume) && volume.isReadable())
            candidates.push_back(placeOf(volume));
    // An outdated member of an array holds an older state of the same data.
    std::ranges::stable_partition(candidates, [](const VolumePlace& each) { return areCurrent(each.layers); });
    return candidates;
}

std::optional<VolumePlace> likeliestInnerVolume(const Disk& disk, std::optional<std::uint32_t> partition) {
    auto candidates = innerVolumes(disk, partition);
    const auto take = [&](auto wanted) -> std::optional<VolumePlace> {
        const auto found = std::ranges::find_if(candidates, [&](const auto& each) { return wanted(each.content); });
        return found == candidates.end() ? std::nullopt : std::optional(std::move(*found));
    };
    if (auto ext = take([](const Content& content) { return content.isExt(); }))
        return ext;
    return take([](const Content& content) { return content.type.empty(); });
}

std::vector<Layer> outermostLayers(const Disk& disk, std::optional<std::uint32_t> partition) {
    for (const auto& container : disk.inside.containers) {
        if (partition && container.partition != partition)
            continue;
        for (const auto& volume : disk.inside.logicalVolumes)
            if (volume.partition == container.partition && contiguousAt(volume.map))
                return volume.layers;
        return container.layers;
    }
    return {};
}

namespace {

constexpr std::size_t maxPartitionsNamed = 8;

/// Spells out libblkid types that are hard to understand.
std::string held(const Content& content) {
    return content.type == "jbd" ? "an external journal (jbd)" : printable(content.type);
}

constexpr const char* noExt = "holds no ext2, ext3 or ext4 file system";

Error unsupported(const Disk& disk, std::string what) {
    return {.kind = ErrorKind::Unsupported,
            .what = std::move(what),
            .where = disk.path,
            .found = contentsOf(disk),
            .expected = "ext2, ext3 or ext4"};
}

Error notThere(const Disk& disk, std::uint32_t number) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no partition {}", number),
            .where = disk.path,
            .found = contentsOf(disk)};
}

/// Describes a partition table that cannot be read; empty without that fault.
std::string unreadableTable(const Disk& disk) {
    const auto fault = std::ranges::find(disk.table.faults, TableFaultKind::Unreadable, &TableFault::kind);
    return fault == disk.table.faults.end() ? "" : "a partition table that cannot be read: " + printable(fault->detail);
}

} // namespace

Error noExtFileSystem(std::string where) {
    return {.kind = ErrorKind::Unsupported, .what = noExt, .where = std::move(where)};
}

std::string contentsOf(const Disk& disk) {
    std::vector<std::string> parts;
    if (!disk.content.type.empty())
        parts.push_back(held(disk.content));
    std::size_t unknown = 0;
    for (const auto& p : disk.table.partitions)
        if (!p.content.type.empty())
            parts.push_back(fmt::format("{} in partition {}", held(p.content), p.number));
        else if (p.role != PartitionRole::Extended)
            ++unknown;
    const auto more = parts.size() - std::min(parts.size(), maxPartitionsNamed);
    parts.resize(parts.size() - more);
    if (more > 0)
        parts.push_back(fmt::format("{} more", more));
    if (unknown > 0)
        parts.push_back(fmt::format("{} partition{} with nothing recognised", unknown, unknown == 1 ? "" : "s"));
    if (auto unreadable = unreadableTable(disk); !unreadable.empty())
        parts.push_back(std::move(unreadable));
    return parts.empty() ? "nothing recognised" : fmt::format("{}", fmt::join(parts, ", "));
}

Error noExtOn(const Disk& disk) { return unsupported(disk, noExt); }

Result<VolumePlace> wholePartition(const Disk& disk, std::uint32_t number) {
    const auto* partition = disk.table.find(number);
    if (partition == nullptr)
        return std::unexpected(notThere(disk, number));
    if (partition->role == PartitionRole::Extended) {
        return std::unexpected(
            unsupported(disk, fmt::format("partition {} is the extended partition, which holds others", number)));
    }
    if (!isOnDisk(disk, *partition)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fmt::format("partition {} lies past the end", number),
                                     .where = disk.path,
                                     .found = fmt::format("sector {}", grouped(partition->sectors.first.value)),
                                     .expected = fmt::format("below byte {}", grouped(disk.size.value))});
    }
    return placeOf(disk, *partition);
}

Result<VolumePlace> choosePartition(const Disk& disk, std::uint32_t number) {
    auto place = wholePartition(disk, number);
    if (place && !place->content.type.empty() && !place->content.isExt()) {
        auto error = unsupported(disk, fmt::format("partition {} {}", number, noExt));
        error.found = held(place->content);
        return std::unexpected(std::move(error));
    }
    return place;
}

Result<VolumePlace> chooseVolumeAt(const Disk& disk, const Quantity& offset) {
    const auto start = offset.bytes(disk.drive.logicalSector.value);
    if (!start) {
        auto error = start.error();
        error.where = disk.path;
        return std::unexpected(std::move(error));
    }
    if (start->value >= disk.size.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the offset lies past the end",
                                     .where = disk.path,
                                     .found = grouped(start->value),
                                     .expected = fmt::format("below {}", grouped(disk.size.value))});
    }
    const auto* partition = partitionFrom(disk, *start);
    auto place =
        partition != nullptr
            ? placeOf(disk, *partition)
            : VolumePlace{.placement = {.bytes = between(*start, ByteOffset{disk.size.value}), .source = Source::User}};
    place.saidToBeExt = true;
    return place;
}

} // namespace atlas
