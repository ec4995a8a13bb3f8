// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_chosen_volume.h"

#include "base/utf8.h"
#include "disk/choose_inner_volume.h"
#include "disk/choose_volume.h"
#include "disk/volume_disk.h"
#include "ext4/read_layout.h"
#include "inspect/intact_descriptors.h"
#include "layout/resolve.h"
#include "reading/disk_findings.h"
#include "report/messages/container_text.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

/// What libblkid recognised at `placement`; null for an offset given by hand.
Content* contentAt(Disk& disk, const Placement& placement) {
    if (placement.source == Source::User) {
        return nullptr;
    }
    if (!placement.partition) {
        return &disk.content;
    }
    auto* const partition = disk.table.find(*placement.partition);
    return partition == nullptr ? nullptr : &partition->content;
}

/// libblkid only checks the primary superblock. If only a backup is intact, fills in the content from the superblock that was
/// read.
void nameContent(Content* content, const Filesystem& fs) {
    if (content != nullptr && content->type.empty()) {
        *content = {.type = std::string(extName(fs)), .label = fs.label, .uuid = fs.uuid, .version = {}};
    }
}

void noteMount(const std::vector<MountedInside>& mounted, const Placement& placement, LayoutClaims& claims) {
    const auto found = std::ranges::find(mounted, placement.bytes.first, &MountedInside::start);
    if (found != mounted.end()) {
        claims.filesystem.mounted = true;
        claims.findings.push_back({.kind = FindingKind::Mounted, .detail = found->point});
    }
}

/// What is to be read as an ext file system.
struct Target {
    Placement placement;
    std::optional<std::uint32_t> partition{}; ///< that holds its first byte
    std::string logicalVolume{}; ///< that it is, or lies in
    ByteMap pieces{}; ///< of a logical volume that lies in several places
    bool isExt = false; ///< libblkid recognised one, or the user named its offset
    bool asked = false; ///< so that it is the failure of the command when it cannot be read
};

/// Puts the volume of `target` into `result`, or why it cannot be read; returns whether it was read.
bool readVolume(const ByteSource& source, const InspectOptions& options, const Target& target, Inspection& result) {
    auto& snapshot = result.snapshot;
    result.tried = TriedVolume{target.placement, target.pieces};
    const auto progress = [&](GroupNumber done, GroupCount of) {
        options.report({done.value, of.value, message<MessageId::ReadingDescriptors>()});
    };
    ReadOptions reading{.progress = progress};
    reading.maxGroups = options.maxGroups.value_or(reading.maxGroups);
    auto claims = readLayout(source, target.placement, reading);
    if (!claims) {
        if (target.isExt && !target.asked) {
            snapshot.findings.push_back(unreadableVolume(target.partition, target.logicalVolume, claims.error()));
        }
        result.noLayout = NoLayout{claims.error(), target.isExt, target.asked};
        return false;
    }
    if (target.pieces.empty()) {
        noteMount(result.mounted, target.placement, *claims);
    }
    options.report({0, 0, message<MessageId::FindingRegions>()});
    snapshot.placement = target.placement;
    auto layout = resolve(std::move(*claims));
    nameIntactDescriptors(source, target.placement.bytes.first, layout);
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    result.noLayout.reset();
    return true;
}

/// A partition, the whole disk, or what begins at the offset that the user named.
void readOnDisk(const ByteSource& source, const InspectOptions& options, const Placement& placement,
                Inspection& result) {
    auto& snapshot = result.snapshot;
    auto* content = contentAt(snapshot.disk, placement);
    const Target target{.placement = placement,
                        .partition = placement.partition,
                        .isExt = content == nullptr || content->isExt(),
                        .asked = options.isVolumeNamed() || snapshot.disk.table.kind == TableKind::None};
    if (readVolume(source, options, target, result)) {
        nameContent(content, snapshot.layout->filesystem);
    }
}

/// A volume that lies in several places is read as a disk of its own. When it cannot be read, what was opened is judged.
Status readSpread(const ByteSource& source, const InspectOptions& options, const LogicalVolume& volume, Target target,
                  Inspection& result) {
    const auto bytes = joinedBytes(volume, source);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    auto& snapshot = result.snapshot;
    target.partition = volume.partition;
    target.pieces = volume.map;
    if (!readVolume(**bytes, options, target, result)) {
        snapshot.layers = volume.layers;
        return {};
    }
    auto own = diskOf(volume, snapshot.disk);
    snapshot.image = std::exchange(snapshot.disk, std::move(own));
    nameContent(&snapshot.disk.content, snapshot.layout->filesystem);
    snapshot.findings.push_back({.kind = FindingKind::VolumeInPieces,
                                 .numbers = {piecesOf(snapshot.disk.map)},
                                 .detail = snapshot.disk.logicalVolume});
    return {};
}

Status readInner(const ByteSource& source, const InspectOptions& options, const InnerVolume& inner,
                 Inspection& result) {
    if (!inner.placement) {
        result.snapshot.layers = inner.layers;
        return {};
    }
    const Target target{.placement = *inner.placement,
                        .partition = inner.placement->partition,
                        .logicalVolume = inner.logicalVolume,
                        .isExt = inner.content.isExt(),
                        .asked = options.isVolumeNamed()};
    if (inner.spread != nullptr) {
        return readSpread(source, options, *inner.spread, target, result);
    }
    result.snapshot.layers = inner.layers;
    readVolume(source, options, target, result);
    return {};
}

/// The logical volume that the user named.
Status readNamedVolume(const ByteSource& source, const InspectOptions& options, Inspection& result) {
    const auto& disk = result.snapshot.disk;
    const auto named = namedVolume(disk, options.logicalVolume);
    if (!named) {
        return std::unexpected(named.error());
    }
    const auto& volume = **named;
    const auto refuse = [&](std::string what, std::string found) {
        return std::unexpected(Error{
            .kind = ErrorKind::Unsupported, .what = std::move(what), .where = disk.path, .found = std::move(found)});
    };
    const auto name = printable(volume.name);
    if (!volume.isReadable()) {
        return refuse(fmt::format("the logical volume {} cannot be read", name), format(obstacleText(volume)));
    }
    if (!volume.content.type.empty() && !volume.content.isExt()) {
        return refuse(fmt::format("the logical volume {} {}", name, noExtFileSystem({}).what),
                      printable(volume.content.type));
    }
    auto status = readInner(source, options, innerVolume(volume), result);
    return status && result.noLayout ? std::unexpected(result.noLayout->error) : status;
}

/// If no ext file system is found on the disk or in a partition, looks inside layers.
Status readLikeliestInside(const ByteSource& source, const InspectOptions& options, Inspection& result) {
    const auto inner = likeliestInnerVolume(result.snapshot.disk, options.partition);
    return inner ? readInner(source, options, *inner, result) : Status{};
}

} // namespace

Status readChosenVolume(const ByteSource& source, const InspectOptions& options, Inspection& result) {
    if (!options.logicalVolume.empty()) {
        return readNamedVolume(source, options, result);
    }
    const auto& disk = result.snapshot.disk;
    const auto choice = options.offset ? chooseVolumeAt(disk, *options.offset) : chooseVolume(disk, options.partition);
    const auto inside = extVolumesInside(disk);
    if (choice) {
        result.extVolumes = choice->extVolumes + inside;
        readOnDisk(source, options, choice->placement, result);
    } else if (choice.error().kind == ErrorKind::Usage) {
        return std::unexpected(choice.error());
    } else {
        result.noLayout = NoLayout{.error = choice.error(), .asked = options.partition.has_value()};
    }
    if (result.snapshot.layout || options.offset || result.noLayout->isExt) {
        return {};
    }
    result.extVolumes = inside;
    return readLikeliestInside(source, options, result);
}

} // namespace atlas
