// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_chosen_volume.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "disk/choose_volume.h"
#include "disk/volume_place.h"
#include "ext4/displaced_superblock.h"
#include "ext4/read_layout.h"
#include "inspect/inspect_structure.h"
#include "layout/claims.h"
#include "layout/health.h"
#include "reading/behind_volume.h"
#include "reading/other_volumes.h"
#include "reading/read_volume.h"
#include "report/language/make_message.h"
#include "report/words/stack_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

std::unexpected<Error> unsupported(const Disk& disk, std::string what, std::string found) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = std::move(what), .where = disk.path, .found = std::move(found)});
}

/// Whether `disk` comes from an old snapshot that lacks the logical volumes.
bool lacksLogicalVolumes(const Disk& disk) {
    const auto isPhysicalVolume = [](const Partition& each) { return each.content.type == "LVM2_member"; };
    return disk.inside.containers.empty() &&
           (disk.content.type == "LVM2_member" || std::ranges::any_of(disk.table.partitions, isPhysicalVolume));
}

/// The path comes from the snapshot: anybody can write it, and redacted snapshots lack it.
Error placed(Error error, const std::string& opened) {
    error.where = printable(error.where.empty() ? opened : error.where);
    return error;
}

std::optional<Error> whyNoLogicalVolume(const Snapshot& snapshot, const std::string& name, const std::string& opened) {
    if (lacksLogicalVolumes(snapshot.opened()))
        return std::nullopt;
    const auto place = chooseLogicalVolume(snapshot.opened(), name);
    return place ? whyUnreadable(snapshot, place->name, opened) : std::optional(placed(place.error(), opened));
}

/// The reader takes the ext file system of the partition itself, else one inside its layers. An existing partition
/// without ext is judged without a volume, which requires the image.
std::optional<Error> whyNoPartition(const Snapshot& snapshot, std::uint32_t number, const std::string& opened) {
    const auto& disk = snapshot.opened();
    const auto place = choosePartition(disk, number);
    if (!place && place.error().kind == ErrorKind::Usage)
        return placed(place.error(), opened);
    if (place && place->isExt())
        return whyUnreadable(snapshot, place->name, opened);
    const auto inner = likeliestInnerVolume(disk, number);
    return inner ? whyUnreadable(snapshot, inner->name, opened) : std::nullopt;
}

} // namespace

Result<VolumePlace> chooseLogicalVolume(const Disk& disk, const std::string& name) {
    const auto named = namedVolume(disk, name);
    if (!named)
        return std::unexpected(named.error());
    const auto& volume = **named;
    const auto shown = printable(volume.name);
    if (!volume.isReadable()) {
        return unsupported(disk, fmt::format("the logical volume {} cannot be read", shown),
                           format(obstacleText(volume)));
    }
    if (!volume.content.type.empty() && !volume.content.isExt()) {
        return unsupported(disk, fmt::format("the logical volume {} {}", shown, noExtFileSystem({}).what),
                           printable(volume.content.type));
    }
    return placeOf(volume);
}

std::optional<Error> whyNotReadable(const Snapshot& snapshot, const VolumeName& asked, const std::string& opened) {
    if (!asked.logicalVolume.empty())
        return whyNoLogicalVolume(snapshot, asked.logicalVolume, opened);
    return asked.partition ? whyNoPartition(snapshot, *asked.partition, opened) : std::nullopt;
}

namespace {

/// What libblkid recognised at `placement`; null for an offset from the user.
Content* contentAt(Disk& disk, const Placement& placement) {
    if (placement.source == Source::User)
        return nullptr;
    if (!placement.partition)
        return &disk.content;
    auto* const partition = disk.table.find(*placement.partition);
    return partition == nullptr ? nullptr : &partition->content;
}

/// libblkid checks only the primary superblock. If only a backup is intact, fills in the content from the superblock
/// that was read.
void nameContent(Content* content, const Filesystem& fs) {
    if (content != nullptr && content->type.empty())
        *content = {.type = std::string(fs.extName()), .label = fs.label, .uuid = fs.uuid, .version = {}};
}

/// Makes a volume in several pieces a disk of its own.
void makeDiskOf(const VolumePlace& place, Snapshot& snapshot) {
    snapshot.layers.clear();
    auto own = diskOf(place, snapshot.disk);
    snapshot.image = std::exchange(snapshot.disk, std::move(own));
    nameContent(&snapshot.disk.content, snapshot.layout->filesystem);
    snapshot.findings.push_back(
        {.kind = FindingKind::VolumeInPieces, .numbers = {piecesOf(place.pieces)}, .detail = place.name.logicalVolume});
}

} // namespace

void keepVolume(const VolumePlace& place, const ByteSource& bytes, LayoutClaims claims, Snapshot& snapshot) {
    noteBehind(bytes, place.placement.bytes, snapshot.disk.drive.logicalSector.value, claims);
    snapshot.layers = place.layers;
    snapshot.placement = place.placement;
    auto layout = resolve(std::move(claims));
    nameIntactDescriptors(bytes, place.placement.bytes.first, layout);
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    snapshot.noVolume.reset();
    if (place.isInPieces())
        makeDiskOf(place, snapshot);
    else if (place.layers.empty())
        nameContent(contentAt(snapshot.disk, place.placement), snapshot.layout->filesystem);
}

namespace {

class ChosenVolumeReader {
public:
    ChosenVolumeReader(const ByteSource& source, const ImageOptions& options, const std::vector<MountedInside>& mounted,
                       ImageReading& result)
        : m_source(source), m_options(options), m_mounted(mounted), m_result(result), m_snapshot(result.snapshot) {}

    Status read() {
        if (!m_options.volume.logicalVolume.empty())
            return readLogicalVolume();
        if (m_options.isVolumeNamed())
            return readAsked();
        readFirst();
        return {};
    }

    [[nodiscard]] std::vector<VolumePlace> takeTried() { return std::move(m_tried); }

private:
    /// Reads the named partition or offset, else the content of the partition's layers.
    Status readAsked() {
        const auto& disk = m_snapshot.disk;
        const auto partition = m_options.volume.partition;
        auto place = m_options.offset                 ? chooseVolumeAt(disk, *m_options.offset)
                     : m_options.superblock.isGiven() ? wholePartition(disk, *partition)
                                                      : choosePartition(disk, *partition);
        if (place && m_options.superblock.isGiven())
            place->saidToBeExt = true;
        const auto copy = place && m_options.offset ? copyIn(*place) : std::nullopt;
        if (copy)
            takeForCopy(*place, *copy);
        else if (place)
            readAt(*place, true);
        else if (place.error().kind == ErrorKind::Usage)
            return std::unexpected(place.error());
        else
            m_snapshot.noVolume = place.error();
        if (m_snapshot.layout || m_options.offset || (place && place->isExt()))
            return {};
        if (const auto inner = likeliestInnerVolume(disk, partition))
            readAt(*inner, true);
        else
            m_snapshot.layers = outermostLayers(disk, partition);
        return {};
    }

    /// The backup superblock that the user took for the start of a file system: it begins with the group, after the
    /// boot block where blocks have 1 KiB. nullopt where a file system does begin.
    [[nodiscard]] std::optional<DisplacedSuperblock> copyIn(const VolumePlace& place) const {
        const auto first = place.placement.bytes.first;
        if (m_options.superblock.isGiven() || !place.content.type.empty())
            return std::nullopt;
        auto copy = copyAt(m_source, first + ByteCount{KiB});
        return copy ? copy : copyAt(m_source, first);
    }

    /// Fails the reading: a file system that begins there would be an invention.
    void takeForCopy(const VolumePlace& place, const DisplacedSuperblock& copy) {
        const auto at = grouped(place.placement.bytes.first.value);
        Error error{.kind = ErrorKind::Corrupt,
                    .what = fmt::format("byte {} does not begin a file system: it holds the backup superblock of group "
                                        "{} of an {} file system",
                                        at, copy.group.value, copy.type),
                    .where = m_snapshot.disk.path};
        if (copy.start) {
            error.what += fmt::format(" that begins at byte {}", grouped(copy.start->value));
            const auto* const partition = partitionFrom(m_snapshot.disk, *copy.start);
            error.hint = partition != nullptr ? fmt::format("--partition {}", partition->number)
                                              : fmt::format("--offset {}", copy.start->value);
        } else {
            error.what += " that begins before the image";
        }
        m_snapshot.findings.push_back(unreadableVolume(place.name, error));
        m_result.askedUnreadable = true;
        m_snapshot.noVolume = std::move(error);
    }

    Status readLogicalVolume() {
        const auto& disk = m_snapshot.disk;
        const auto place = chooseLogicalVolume(disk, m_options.volume.logicalVolume);
        if (!place)
            return std::unexpected(place.error());
        return readAt(*place, true) ? Status() : std::unexpected(whyNoVolume(m_snapshot, disk.path));
    }

    /// Reads the first readable volume. Without one, the snapshot keeps the error of the likeliest, whose layers are
    /// judged.
    void readFirst() {
        const auto& disk = m_snapshot.disk;
        std::optional<Error> why = noExtOn(disk);
        std::optional<VolumePlace> failed;
        for (const auto& place : candidates()) {
            const bool isWholeFile = disk.table.kind == TableKind::None && place.layers.empty();
            const bool isAsked = isWholeFile || m_options.superblock.isGiven();
            if (m_tried.size() > maxOtherVolumes || readAt(place, isAsked))
                break;
            if (!failed || (place.isExt() && !failed->isExt())) {
                failed = place;
                why = m_snapshot.noVolume;
            }
        }
        const bool isDone = m_snapshot.layout || m_options.superblock.isGiven();
        for (const auto& place : isDone ? std::vector<VolumePlace>() : unlikelyVolumes(disk))
            if (m_tried.size() > maxOtherVolumes || readAt(place, false))
                break;
        if (!m_snapshot.layout) {
            m_snapshot.noVolume = std::move(why);
            m_snapshot.layers = layersToJudge(failed);
        }
    }

    /// With a superblock to open it with, also a bare disk that holds something else now.
    [[nodiscard]] std::vector<VolumePlace> candidates() const {
        const auto& disk = m_snapshot.disk;
        auto places = likelyVolumes(disk);
        if (places.empty() && m_options.superblock.isGiven() && disk.table.kind == TableKind::None)
            places.push_back(wholeDisk(disk, Source::Superblock));
        if (m_options.superblock.isGiven() && !places.empty()) {
            places.resize(1); // the block counts in one volume only
            places.front().saidToBeExt = true;
        }
        return places;
    }

    /// For a disk without a readable volume. `failed`: the likeliest of those tried.
    [[nodiscard]] std::vector<Layer> layersToJudge(const std::optional<VolumePlace>& failed) const {
        if (failed && failed->isExt())
            return failed->layers;
        const auto inner = likeliestInnerVolume(m_snapshot.disk);
        return inner ? inner->layers : outermostLayers(m_snapshot.disk);
    }

    /// Puts the volume at `place` and its layers into the snapshot, or the error; returns whether it was read. `asked`:
    /// the command fails if it cannot be read.
    bool readAt(const VolumePlace& place, bool asked) {
        m_tried.push_back(place);
        m_snapshot.layers = place.layers;
        auto volume =
            readVolume(place, m_source, m_options, m_mounted, {.progress = [&](GroupNumber done, GroupCount of) {
                           m_options.report({done.value, of.value, message<MessageId::ReadingDescriptors>()});
                       }});
        m_result.askedUnreadable = !volume && ((place.isExt() && asked) || m_result.askedUnreadable);
        if (!volume) {
            if (place.isExt())
                m_snapshot.findings.push_back(unreadableVolume(place.name, volume.error()));
            m_snapshot.noVolume = std::move(volume.error());
            return false;
        }
        m_options.report({0, 0, message<MessageId::FindingRegions>()});
        keepVolume(place, *volume->bytes, std::move(volume->claims), m_snapshot);
        m_result.overlay = std::move(volume->overlay);
        return true;
    }

    const ByteSource& m_source;
    const ImageOptions& m_options;
    const std::vector<MountedInside>& m_mounted;
    ImageReading& m_result;
    Snapshot& m_snapshot;
    std::vector<VolumePlace> m_tried;
};

} // namespace

Result<std::vector<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                  const std::vector<MountedInside>& mounted, ImageReading& result) {
    ChosenVolumeReader reader(source, options, mounted, result);
    if (auto status = reader.read(); !status)
        return std::unexpected(status.error());
    return reader.takeTried();
}

} // namespace atlas
