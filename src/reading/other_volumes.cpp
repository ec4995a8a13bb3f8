// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/other_volumes.h"

#include "base/bits.h"
#include "base/byte_map.h"
#include "device/content_probe.h"
#include "device/image_format.h"
#include "device/read_partition_table.h"
#include "disk/disk.h"
#include "disk/volume_place.h"
#include "ext4/backup_superblocks.h"
#include "ext4/displaced_superblock.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "layout/finding.h"
#include "layout/health.h"
#include "ondisk/mbr_and_gpt.h"
#include "reading/read_chosen_volume.h"
#include "reading/read_volume.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace atlas {

void addTableFaults(Snapshot& snapshot) {
    for (const auto& fault : snapshot.disk.table.faults) {
        snapshot.findings.push_back(
            {.kind = FindingKind::TableFaulty,
             .volume = {.partition = isMisplacement(fault.kind) ? std::optional(fault.partition) : std::nullopt},
             .fault = fault});
    }
}

void addAmbiguousContents(Snapshot& snapshot) {
    const auto add = [&](const Content& content, std::optional<std::uint32_t> partition) {
        if (!content.alsoBears.empty()) {
            snapshot.findings.push_back({.kind = FindingKind::ContentAmbiguous,
                                         .volume = {.partition = partition},
                                         .detail = content.alsoBears});
        }
    };
    add(snapshot.disk.content, {});
    for (const auto& partition : snapshot.disk.table.partitions)
        add(partition.content, partition.number);
}

namespace {

/// The sectors of the partition if it ends with the last whole sector of the layer's data; empty for other misfits and
/// outside partitions.
std::string lengthWithoutRemainder(const LayerMisfit& misfit, const Disk& disk) {
    const auto* partition = misfit.partition ? disk.table.find(*misfit.partition) : nullptr;
    if (partition == nullptr || misfit.sector.value == 0)
        return {};
    const auto excess = misfit.has.value % misfit.sector.value / disk.drive.logicalSector.value.value;
    return std::to_string(partition->sectors.count.value - excess);
}

} // namespace

void addLayerFaults(std::optional<std::uint32_t> asked, Snapshot& snapshot) {
    for (const auto& misfit : snapshot.disk.inside.misfits) {
        if (!asked || misfit.partition == asked) {
            snapshot.findings.push_back({.kind = FindingKind::LayerMisfitting,
                                         .numbers = {misfit.has.value, misfit.needs.value, misfit.sector.value},
                                         .volume = {.partition = misfit.partition},
                                         .layer = misfit.kind,
                                         .detail = lengthWithoutRemainder(misfit, snapshot.disk)});
        }
    }
    std::set<ByteOffset> seen;
    for (const auto& container : snapshot.disk.inside.containers) {
        for (const auto& layer : container.layers) {
            if ((asked && container.partition != asked) || !seen.insert(layer.header).second)
                continue;
            if (layer.fault != LayerFault::None) {
                snapshot.findings.push_back(
                    {.kind = FindingKind::LayerChecksum,
                     .numbers = {static_cast<std::uint64_t>(layer.fault), layer.damagedGeneration, layer.newest},
                     .volume = {.partition = container.partition},
                     .layer = layer.kind,
                     .detail = layer.version});
            }
            if (layer.isOutdated()) {
                snapshot.findings.push_back({.kind = FindingKind::LayerOutdated,
                                             .numbers = {layer.generation, layer.newest},
                                             .volume = {.partition = container.partition},
                                             .layer = layer.kind});
            }
        }
    }
}

Finding unreadableVolume(const VolumeName& volume, const Error& why) {
    return {.kind = FindingKind::VolumeUnreadable, .volume = volume, .detail = sentence(why)};
}

void addReadErrors(const ReadErrorLog& source, std::vector<Finding>& findings) {
    CappedFindings capped;
    for (const auto& error : source.errors())
        capped.add({.kind = FindingKind::ReadFailed, .detail = error.what});
    capped.appendTo(findings);
}

namespace {

struct Candidate {
    VolumePlace place;
    std::string typeName{}; ///< of the partition
    bool suspicious = false; ///< a Linux file system is to be expected if nothing is recognised
};

/// Whether `start`, of a volume of `size` bytes, holds a partition table, as on a guest's disk.
bool holdsTable(std::span<const std::byte> start, ByteCount size) {
    const auto mbr = parseMbr(start);
    if (mbr && mbr->plausible() && mbr->listsPartitions(size.value / 512))
        return true;
    return std::ranges::any_of(std::array<std::size_t, 2>{512, 4096}, [&](std::size_t sector) {
        return start.size() >= 2 * sector && parseGptHeader(start.subspan(sector, sector)).has_value();
    });
}

class Others {
public:
    Others(const ByteSource& source, const std::vector<VolumePlace>& tried, const ImageOptions& options,
           const std::vector<MountedInside>& mounted, ImageReading& result)
        : m_source(source),
          m_tried(tried),
          m_options(options),
          m_mounted(mounted),
          m_result(result),
          m_snapshot(result.snapshot),
          m_disk(result.snapshot.opened()),
          m_found(tried.empty() ? 0 : tried.size() - 1),
          m_groups(m_snapshot.hasVolume() ? m_snapshot.layout->groups.size().value : 0) {}

    void lookAtAll() {
        if (m_disk.table.kind != TableKind::None && m_disk.content.isExt() &&
            !isTried(wholeDisk(m_disk, Source::Superblock))) {
            leaveOut({}, UnseenReason::BesideTable);
        }
        if (isUnreadContainer())
            leaveOut({}, UnseenReason::Container, 0, m_disk.content.type);
        lookInto([](const auto& /*each*/) { return true; });
        if (m_disk.table.kind == TableKind::None && !m_snapshot.hasVolume())
            lookBehind(m_disk.content, {{0}, m_disk.size}, nullptr);
        searchWhereExtWasTried();
        sayNotRead(m_disk.inside.more + overLimit());
    }

    void lookAtNamed() {
        const auto number = m_snapshot.askedPartition;
        lookInto([&](const auto& each) { return number && partitionOf(each) == number; });
        searchWhereExtWasTried();
        sayNotRead(overLimit());
        if (hasRest(number)) {
            leaveOut({}, UnseenReason::NotNamed);
            m_unseen.appendTo(m_snapshot.findings);
        }
    }

private:
    static std::optional<std::uint32_t> partitionOf(const Partition& partition) { return partition.number; }
    static std::optional<std::uint32_t> partitionOf(const auto& inside) { return inside.partition; }

    void lookInto(const auto& isAsked) {
        const auto lookAtThose = [&](const auto& all) {
            for (const auto& each : all)
                if (isAsked(each))
                    lookAt(each);
        };
        lookAtThose(m_disk.table.partitions);
        lookAtThose(m_disk.inside.containers);
        lookAtThose(m_disk.inside.logicalVolumes);
        m_suspicious.appendTo(m_snapshot.findings);
        m_unseen.appendTo(m_snapshot.findings);
        m_suspicious = m_unseen = CappedFindings();
    }

    [[nodiscard]] std::uint64_t overLimit() const { return m_found > maxOtherVolumes ? m_found - maxOtherVolumes : 0; }

    void sayNotRead(std::uint64_t volumes) {
        if (volumes > 0)
            m_snapshot.findings.push_back({.kind = FindingKind::VolumesNotRead, .numbers = {volumes}});
    }

    /// Whether a disk without partitions is a container without a layer that was read.
    bool isUnreadContainer() const {
        return m_disk.table.partitions.empty() && m_disk.content.isContainer() &&
               m_disk.inside.containerIn(std::nullopt) == nullptr;
    }

    /// Whether the disk holds anything but what was named: partition `number`, else a logical volume or an offset.
    bool hasRest(std::optional<std::uint32_t> number) const {
        const auto under = number || m_tried.empty() ? number : m_tried.back().placement.partition;
        const auto isRest = [&](const Partition& each) {
            return each.role != PartitionRole::Extended && each.number != under;
        };
        return std::ranges::any_of(m_disk.table.partitions, isRest) ||
               (!number && m_disk.inside.logicalVolumes.size() > 1);
    }

    /// On an unrecognised disk without partitions, or from the byte on where the user expected a file system.
    void searchWhereExtWasTried() {
        if (m_snapshot.hasVolume() || m_tried.empty())
            return;
        const auto& place = m_tried.back();
        const bool isBareDisk = m_disk.table.kind == TableKind::None && !place.name.isGiven() && place.layers.empty();
        if (place.content.type.empty() && (isBareDisk || place.saidToBeExt))
            searchDisplaced(place);
    }

    /// Whether a file system may begin at byte `start` of the disk: not where another content is recognised. There, the
    /// superblock found elsewhere is a copy that belongs to it, or was left behind.
    bool mayBegin(ByteOffset start) const {
        const auto* const partition = partitionAt(m_disk, start);
        const bool isOfChosen =
            m_snapshot.hasVolume() && !m_snapshot.image && m_snapshot.placement->bytes.contains(start);
        return !isOfChosen && (partition == nullptr || partition->content.type.empty());
    }

    /// Reports an ext file system that begins elsewhere than `place`, in which nothing is recognised.
    bool searchDisplaced(const VolumePlace& place) {
        if (place.isInPieces())
            return false;
        const auto found = findDisplacedSuperblock(m_source, place.placement.bytes,
                                                   [this](ByteOffset start) { return mayBegin(start); });
        if (!found)
            return false;
        const auto first = place.name.isGiven() ? place.placement.bytes.first : ByteOffset{0};
        m_snapshot.findings.push_back(
            {.kind = FindingKind::DisplacedFilesystem,
             .group = found->group.value == 0 ? noGroup : found->group,
             .numbers = {found->at.value, found->start ? found->start->value + 1 : 0, first.value},
             .volume = place.name,
             .detail = found->type});
        return true;
    }

    void lookAt(const Partition& partition) {
        const auto bytes = bytesOf(m_disk, partition);
        if (partition.role == PartitionRole::Extended || !isOnDisk(m_disk, partition) ||
            !m_seen.insert(bytes.first).second || m_disk.inside.containerIn(partition.number) != nullptr) {
            return;
        }
        const Candidate about{.place = placeOf(m_disk, partition),
                              .typeName = partition.typeName.empty() ? partition.typeCode : partition.typeName,
                              .suspicious = mayHoldExt(partition) || mayHoldContainer(partition)};
        if (isUnreadExtended(partition)) {
            leaveOut(about, UnseenReason::NotRecognised, 0, about.typeName);
            return;
        }
        look(about);
        lookBehind(partition.content, bytes, &partition);
    }

    /// Most programs that make something else of a partition overwrite only the start of it. swap is not written from
    /// the start on, so there a file system with unusual copies is looked for, too.
    void lookBehind(const Content& content, ByteInterval bytes, const Partition* partition) {
        if (content.type.empty() || content.isExt() || content.isContainer())
            return;
        const auto how = content.type == "swap" ? BackupSearch::IfNoneElsewhere : BackupSearch::UsualPlaces;
        const bool isUnexpected = partition != nullptr && isOfLinuxType(*partition);
        const auto there = intersection(bytes, ByteInterval{ByteOffset{0}, m_source.size()});
        for (const auto& set : findBackups(m_source, there, how)) {
            const auto& first = set.copies.front();
            m_snapshot.findings.push_back(
                {.kind = FindingKind::BackupsBehind,
                 .numbers = {isUnexpected ? 1U : 0U, first.group.value, first.block.value},
                 .volume = {.partition = partition != nullptr ? std::optional(partition->number) : std::nullopt},
                 .backups = set,
                 .detail = content.type});
        }
    }

    void lookAt(const Container& container) {
        const auto& layer = container.innermost();
        const Candidate about{.place = placeOf(container), .suspicious = true};
        switch (obstacleOf(layer)) {
        case LayerObstacle::None:
            if (layer.kind != LayerKind::LvmLinearVolume) // logical volumes are looked at separately
                look(about);
            return;
        case LayerObstacle::Encrypted: return leaveOut(about, UnseenReason::Sealed);
        case LayerObstacle::HoldsVolumes: return leaveGroupOut(container, about);
        case LayerObstacle::PartOfArray:
            return leaveOut(about, UnseenReason::PartOfArray, static_cast<std::uint64_t>(layer.raidLevel));
        case LayerObstacle::NotInSync: return leaveOut(about, UnseenReason::NotInSync);
        }
    }

    /// Reports a physical volume, unless one of the logical volumes lies in it.
    void leaveGroupOut(const Container& container, const Candidate& about) {
        if (!volumeAround(container).empty())
            leaveOut(about, UnseenReason::NestedGroup);
        else if (container.mirrorOf)
            leaveOut(about, UnseenReason::Mirror, *container.mirrorOf);
        else if (!holdsVolume(container))
            leaveOut(about, container.group.empty() ? UnseenReason::NoGroup : UnseenReason::NoVolume);
    }

    void lookAt(const LogicalVolume& volume) {
        const Candidate about{.place = placeOf(volume), .suspicious = true};
        if (!volume.isReadable()) {
            leaveOut(about, UnseenReason::Obstacle, static_cast<std::uint64_t>(volume.obstacle), volume.detail);
            return;
        }
        if (holdsContainer(volume.name))
            return;
        look(about);
    }

    void look(const Candidate& candidate) {
        const auto& content = candidate.place.content;
        if (content.isContainer()) {
            leaveOut(candidate, UnseenReason::Container, 0, content.type);
            return;
        }
        if (!content.isExt() && !content.type.empty())
            return; // another file system, swap …: recognised already
        if (isTried(candidate.place)) {
            if (content.type.empty() && !isRead(candidate.place) &&
                !m_tried.back().saidToBeExt) { // readChosenVolume() reported an ext file system
                notRecognised(candidate);
            }
        } else if (++m_found <= maxOtherVolumes) {
            read(candidate);
        }
    }

    void read(const Candidate& candidate) {
        const auto& place = candidate.place;
        auto options = m_options;
        options.replay = m_options.replay && mountedAt(m_mounted, place.starts().front()) == nullptr;
        auto volume = readVolume(place, m_source, options, m_mounted, {});
        if (volume) {
            auto& claims = volume->claims;
            m_snapshot.otherVolumes.push_back(
                {.name = place.name, .starts = place.starts(), .blockSize = claims.filesystem.blockSize});
            m_groups += claims.groups.size().value;
            const auto layout = m_options.everyVolume && m_snapshot.hasVolume() && m_groups <= m_options.groupLimit()
                                    ? keep(place, *volume->bytes, std::move(claims))
                                    : std::make_shared<const Layout>(resolve(std::move(claims)));
            const auto health = tally(layout->findings);
            m_result.overlay.insert(m_result.overlay.end(), volume->overlay.begin(), volume->overlay.end());
            if (health.worst) {
                m_snapshot.findings.push_back({.kind = FindingKind::OtherVolumeFaulty,
                                               .numbers = {health.errors, health.warnings},
                                               .volume = place.name,
                                               .worst = {*health.worst}});
            }
        } else if (place.content.isExt()) {
            m_snapshot.findings.push_back(unreadableVolume(place.name, volume.error()));
        } else {
            notRecognised(candidate);
        }
    }

    /// Keeps the volume as if it had been named.
    LayoutPtr keep(const VolumePlace& place, const ByteSource& bytes, LayoutClaims claims) {
        auto& own = m_result.others.emplace_back().snapshot;
        own.disk = m_disk;
        own.program = m_snapshot.program;
        own.askedPartition = place.name.forOpening().partition;
        own.isVolumeNamed = true;
        keepVolume(place, bytes, std::move(claims), own);
        return own.layout;
    }

    bool isTried(const VolumePlace& place) const {
        return std::ranges::any_of(m_tried, [&](const VolumePlace& each) { return each.isSamePlace(place); });
    }

    bool isRead(const VolumePlace& place) const {
        return m_snapshot.hasVolume() && !m_tried.empty() && m_tried.back().isSamePlace(place);
    }

    /// The first bytes at `place`; empty if they cannot be read.
    std::vector<std::byte> startOf(const VolumePlace& place) const {
        constexpr std::uint64_t most = MiB;
        std::vector<std::byte> start(std::min(most, place.placement.bytes.count.value));
        const auto bytes = bytesAround(place, m_source);
        const bool isRead = bytes && (*bytes)->read(place.placement.bytes.first, start);
        return isRead ? start : std::vector<std::byte>{};
    }

    /// Whether blocks all over `place` hold only zeros, so that no data lie there whose first bytes were erased.
    bool isZeroFurtherOn(const VolumePlace& place) const {
        constexpr std::uint64_t samples = 64;
        const auto size = place.placement.bytes.count.value;
        const auto bytes = bytesAround(place, m_source);
        std::vector<std::byte> block(std::min<std::uint64_t>(4096, size));
        for (std::uint64_t n = 1; bytes && n <= samples; ++n) {
            const auto at = (size - block.size()) / samples * n;
            if (!(*bytes)->read(place.placement.bytes.first + ByteCount{at}, block) || !isZero(block))
                return false;
        }
        return bytes.has_value();
    }

    void notRecognised(const Candidate& candidate) {
        const auto start = startOf(candidate.place);
        if (holdsTable(start, candidate.place.placement.bytes.count)) {
            leaveOut(candidate, UnseenReason::GuestDisk);
            if (!candidate.place.layers.empty() && candidate.place.layers.back().kind == LayerKind::MdMember)
                lookIntoArray(candidate.place);
            return;
        }
        if (searchDisplaced(candidate.place))
            return;
        if (!start.empty() && isZero(start) && isZeroFurtherOn(candidate.place))
            leaveOut(candidate, UnseenReason::Blank, start.size());
        else if (const auto raw = kindOfBootData(start))
            leaveOut(candidate, UnseenReason::RawData, 0, std::string(*raw));
        else
            leaveOut(candidate, UnseenReason::NotRecognised, candidate.suspicious ? 1 : 0, candidate.typeName);
    }

    /// Looks at the ext file systems in the partitions of an array, which lie on this member as on the array.
    void lookIntoArray(const VolumePlace& array) {
        constexpr std::array<ByteCount, 2> sizes{{{512}, {4096}}};
        const auto& bytes = array.placement.bytes;
        const auto inside =
            mapped({std::shared_ptr<void>(), &m_source}, {{{{0}, bytes.count}, {bytes.first}}}, bytes.count);
        if (!inside)
            return;
        const auto reading = readTable(**inside, recognise(**inside, {{0}, bytes.count}, sizes.front()), sizes);
        const auto sector = reading.sector ? reading.sector->value : sizes.front();
        for (const auto& partition : reading.table.partitions) {
            const auto first = bytes.first + ByteCount{byteOf(partition.sectors.first, sector).value};
            const ByteInterval room{first, bytesOf(partition.sectors.count, sector)};
            if (!partition.content.isExt() || partition.role == PartitionRole::Extended || room.end() > bytes.end())
                continue;
            auto place = array;
            place.placement.bytes = room;
            place.content = partition.content;
            look({.place = std::move(place)});
        }
    }

    void leaveOut(const Candidate& candidate, UnseenReason reason, std::uint64_t number = 0, std::string detail = {}) {
        Finding finding{.kind = FindingKind::NotLookedAt,
                        .numbers = {static_cast<std::uint64_t>(reason), number},
                        .volume = candidate.place.name,
                        .detail = std::move(detail)};
        auto& into = severityOf(finding) == Severity::Warning ? m_suspicious : m_unseen;
        into.add(std::move(finding));
    }

    /// Whether the logical volume `name` holds a container.
    bool holdsContainer(const std::string& name) const {
        return std::ranges::any_of(m_disk.inside.containers,
                                   [&](const Container& container) { return volumeAround(container) == name; });
    }

    /// Whether the physical volume holds a part of a logical volume; its group may be described by the metadata of
    /// another.
    bool holdsVolume(const Container& container) const {
        const auto isInside = [&](ByteOffset at) { return container.inner.contains(at); };
        return std::ranges::any_of(m_disk.inside.logicalVolumes, [&](const LogicalVolume& volume) {
            return volume.partition == container.partition ||
                   std::ranges::any_of(
                       volume.map, [&](const MappedBytes& piece) { return std::ranges::any_of(piece.at, isInside); });
        });
    }

    const ByteSource& m_source;
    const std::vector<VolumePlace>& m_tried;
    const ImageOptions& m_options;
    const std::vector<MountedInside>& m_mounted;
    ImageReading& m_result;
    Snapshot& m_snapshot;
    const Disk& m_disk;
    std::set<ByteOffset> m_seen; ///< starts of partitions
    std::uint64_t m_found; ///< volumes to read other than the chosen one; at most maxOtherVolumes are read
    std::uint64_t m_groups; ///< of the volumes that were read
    CappedFindings m_suspicious; ///< not looked at, and a fault may be hidden there
    CappedFindings m_unseen;
};

} // namespace

void lookAtOtherVolumes(const ByteSource& source, const std::vector<VolumePlace>& tried, const ImageOptions& options,
                        const std::vector<MountedInside>& mounted, ImageReading& result) {
    Others others(source, tried, options, mounted, result);
    result.snapshot.isVolumeNamed ? others.lookAtNamed() : others.lookAtAll();
}

} // namespace atlas
