// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/other_volumes.h"

#include "alignment/health.h"
#include "base/mapped_source.h"
#include "disk/choose_inner_volume.h"
#include "ext4/read_layout.h"
#include "report/messages/finding_text.h"

#include <algorithm>
#include <set>

namespace atlas::cli {
namespace {

/// A hostile table lists thousands of partitions, each of which may cost as much as a volume.
constexpr std::uint64_t maxVolumes = 64;

/// A partition, the data of a container, or a logical volume.
struct Candidate {
    std::optional<std::uint32_t> partition{};
    std::string volume{};   ///< the logical volume
    std::string typeName{}; ///< of the partition
    InnerVolume inner{};
    const Content* content = nullptr;
    bool suspicious = false; ///< where nothing is recognised, a file system of Linux is to be expected
};

/// Whether what LVM cannot map is a fault of the image, and not just a kind of volume.
bool isFault(VolumeObstacle obstacle) {
    return obstacle != VolumeObstacle::SegmentType && obstacle != VolumeObstacle::Snapshot;
}

class Others {
public:
    Others(const ByteSource& source, const std::optional<Placement>& tried, Snapshot& snapshot)
        : m_source(source), m_tried(tried), m_snapshot(snapshot), m_disk(snapshot.opened()) {}

    void judge() {
        if (m_disk.table.kind != TableKind::None && m_disk.content.isExt() && !isTried({0})) {
            leaveOut({}, UnseenReason::BesideTable);
        }
        for (const auto& partition : m_disk.table.partitions) {
            lookAt(partition);
        }
        for (const auto& container : m_disk.contents.containers) {
            lookAt(container);
        }
        for (const auto& volume : m_disk.contents.volumes) {
            lookAt(volume);
        }
        m_suspicious.appendTo(m_snapshot.findings);
        m_unseen.appendTo(m_snapshot.findings);
        if (m_disk.contents.more > 0) {
            m_snapshot.findings.push_back({.kind = FindingKind::VolumesNotRead,
                                           .severity = Severity::Warning,
                                           .numbers = {m_disk.contents.more}});
        }
    }

private:
    void lookAt(const Partition& partition) {
        const auto bytes = bytesOf(m_disk, partition);
        if (partition.role == PartitionRole::Extended || bytes.empty() || bytes.first.value >= m_disk.size.value ||
            !m_seen.insert(bytes.first).second || holdsContainer(partition.number)) {
            return;
        }
        look({.partition = partition.number,
              .typeName = partition.typeName.empty() ? partition.typeCode : partition.typeName,
              .inner = {.placement = Placement{.bytes = bytes, .partition = partition.number, .source = Source::Table}},
              .content = &partition.content,
              .suspicious = mayHoldExt(partition) || mayHoldContainer(partition)});
    }

    void lookAt(const Container& container) {
        const auto& layer = container.innermost();
        const Candidate about{.partition = container.partition, .volume = volumeAround(container)};
        switch (layer.kind) {
        case LayerKind::Luks1:
        case LayerKind::Luks2: leaveOut(about, UnseenReason::Sealed); return;
        case LayerKind::LvmPhysicalVolume:
            if (container.mirrorOf) {
                leaveOut(about, UnseenReason::Mirror, *container.mirrorOf);
            } else if (!holdsVolume(container)) {
                const bool unknown = container.group.empty();
                leaveOut(about, unknown ? UnseenReason::NoGroup : UnseenReason::NoVolume, 0, {}, unknown);
            }
            return;
        case LayerKind::LvmLinearVolume: return;
        case LayerKind::MdMember: break;
        }
        if (layer.raidLevel != 1) {
            leaveOut(about, UnseenReason::PartOfArray, static_cast<std::uint64_t>(layer.raidLevel));
        } else if (!layer.readable) {
            leaveOut(about, UnseenReason::NotInSync);
        } else {
            auto inside = about;
            inside.inner.placement = Placement{.bytes = container.inner, .partition = container.partition};
            inside.content = &container.content;
            inside.suspicious = true;
            look(inside);
        }
    }

    void lookAt(const LogicalVolume& volume) {
        Candidate about{.partition = volume.partition, .volume = volume.name};
        if (!volume.isReadable()) {
            leaveOut(about, UnseenReason::Obstacle, static_cast<std::uint64_t>(volume.obstacle), volume.detail,
                     isFault(volume.obstacle));
            return;
        }
        if (holdsContainer(volume.name)) {
            return;
        }
        about.inner = innerVolume(volume);
        about.content = &volume.content;
        about.suspicious = true;
        look(about);
    }

    void look(const Candidate& candidate) {
        const auto& content = *candidate.content;
        if (content.isContainer()) {
            leaveOut(candidate, UnseenReason::Container, 0, content.type);
            return;
        }
        if (!content.isExt() && !content.type.empty()) {
            return; // another file system, swap …: what it is has been said
        }
        if (isChosen(candidate)) {
            if (content.type.empty() && !m_snapshot.layout) {
                notRecognised(candidate);
            }
        } else if (++m_read > maxVolumes) {
            leaveOut(candidate, UnseenReason::OverLimit, maxVolumes, {}, true);
        } else {
            read(candidate);
        }
    }

    void read(const Candidate& candidate) {
        auto claims = layoutOf(candidate.inner);
        if (claims) {
            const auto health = tally(resolve(std::move(*claims)).findings);
            if (health.worst) {
                m_snapshot.findings.push_back({.kind = FindingKind::OtherVolumeFaulty,
                                               .severity = health.errors > 0 ? Severity::Error : Severity::Warning,
                                               .numbers = {health.errors, health.warnings},
                                               .partition = candidate.partition,
                                               .detail = format(phrase(*health.worst).text),
                                               .volume = candidate.volume});
            }
        } else if (candidate.content->isExt()) {
            m_snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable,
                                           .severity = Severity::Error,
                                           .partition = candidate.partition,
                                           .detail = sentence(claims.error()),
                                           .volume = candidate.volume});
        } else {
            notRecognised(candidate);
        }
    }

    Result<LayoutClaims> layoutOf(const InnerVolume& inner) const {
        if (inner.spread == nullptr) {
            return readLayout(m_source, *inner.placement);
        }
        const auto bytes = mapped({std::shared_ptr<void>(), &m_source}, inner.spread->map, inner.spread->size);
        return bytes ? readLayout(**bytes, *inner.placement) : std::unexpected(bytes.error());
    }

    bool isTried(ByteOffset at) const { return m_tried && m_tried->bytes.first == at; }

    /// Volumes of two groups may have one name, so a volume in one piece is told by its place.
    bool isChosen(const Candidate& candidate) const {
        const auto& inPieces = m_snapshot.disk.volume;
        return candidate.inner.spread != nullptr ? candidate.volume == inPieces
                                                 : inPieces.empty() && isTried(candidate.inner.placement->bytes.first);
    }

    void notRecognised(const Candidate& candidate) {
        leaveOut(candidate, UnseenReason::NotRecognised, 0, candidate.typeName, candidate.suspicious);
    }

    void leaveOut(const Candidate& candidate, UnseenReason reason, std::uint64_t number = 0, std::string detail = {},
                  bool suspicious = false) {
        auto& into = suspicious ? m_suspicious : m_unseen;
        into.add({.kind = FindingKind::NotLookedAt,
                  .severity = suspicious ? Severity::Warning : Severity::Note,
                  .numbers = {static_cast<std::uint64_t>(reason), number},
                  .partition = candidate.partition,
                  .detail = std::move(detail),
                  .volume = candidate.volume});
    }

    bool holdsContainer(std::uint32_t partition) const {
        return std::ranges::any_of(m_disk.contents.containers,
                                   [&](const Container& container) { return container.partition == partition; });
    }

    /// Whether a container was found in the logical volume `name`.
    bool holdsContainer(const std::string& name) const {
        return std::ranges::any_of(m_disk.contents.containers,
                                   [&](const Container& container) { return volumeAround(container) == name; });
    }

    /// Whether a part of a logical volume lies in the physical volume: the metadata of another one may name its group.
    bool holdsVolume(const Container& container) const {
        const auto isInside = [&](ByteOffset at) { return container.inner.contains(at); };
        return std::ranges::any_of(m_disk.contents.volumes, [&](const LogicalVolume& volume) {
            return volume.partition == container.partition ||
                   std::ranges::any_of(
                       volume.map, [&](const MappedBytes& piece) { return std::ranges::any_of(piece.at, isInside); });
        });
    }

    /// The innermost logical volume in which a container lies; empty when it lies in none.
    static std::string volumeAround(const Container& container) {
        const auto& layers = container.layers;
        const auto found = std::find_if(layers.rbegin(), layers.rend(),
                                        [](const Layer& layer) { return layer.kind == LayerKind::LvmLinearVolume; });
        return found == layers.rend() ? std::string() : found->name;
    }

    const ByteSource& m_source;
    std::optional<Placement> m_tried;
    Snapshot& m_snapshot;
    const Disk& m_disk;
    std::set<ByteOffset> m_seen; ///< where partitions begin
    std::uint64_t m_read = 0;
    CappedFindings m_suspicious; ///< not looked at, and a fault may hide there
    CappedFindings m_unseen;
};

} // namespace

void judgeOtherVolumes(const ByteSource& source, const std::optional<Placement>& tried, Snapshot& snapshot) {
    Others(source, tried, snapshot).judge();
}

} // namespace atlas::cli
