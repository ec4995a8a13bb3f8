// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_chosen_volume.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "disk/choose_inner_volume.h"
#include "disk/choose_volume.h"
#include "disk/volume_disk.h"
#include "ext4/read_layout.h"
#include "layout/intact_descriptors.h"
#include "layout/resolve.h"
#include "report/messages/container_text.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

Result<VolumeChoice> chooseByHand(const Disk& disk, const Quantity& offset) {
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
    return VolumeChoice{.placement = {.bytes = between(*start, ByteOffset{disk.size.value}), .source = Source::User}};
}

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

void readVolume(const ByteSource& source, const InspectOptions& options, const Placement& placement,
                Inspection& result) {
    auto& snapshot = result.snapshot;
    result.tried = placement;
    auto* content = contentAt(snapshot.disk, placement);
    const auto progress = [&](GroupNumber done, GroupCount of) {
        options.report({done.value, of.value, message<MessageId::ReadingDescriptors>()});
    };
    ReadOptions reading{.progress = progress};
    reading.maxGroups = options.maxGroups.value_or(reading.maxGroups);
    auto claims = readLayout(source, placement, reading);
    if (claims) {
        if (snapshot.disk.map.empty()) {
            noteMount(result.mounted, placement, *claims);
        }
        options.report({0, 0, message<MessageId::FindingRegions>()});
        if (snapshot.layers.empty()) {
            nameContent(content, claims->filesystem);
        }
        snapshot.placement = placement;
        auto layout = resolve(std::move(*claims));
        nameIntactDescriptors(source, placement.bytes.first, layout);
        snapshot.layout = std::make_shared<const Layout>(std::move(layout));
        result.noLayout.reset();
        return;
    }
    const bool isExt = content == nullptr || content->isExt();
    const bool asked = options.isVolumeNamed() || snapshot.disk.table.kind == TableKind::None;
    if (isExt && !asked) {
        snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable,
                                     .partition = placement.partition,
                                     .detail = sentence(claims.error())});
    }
    result.noLayout = NoLayout{claims.error(), isExt, asked};
}

/// A volume that lies in several places is read as a disk of its own.
Status readSpread(const ByteSource& source, const InspectOptions& options, const LogicalVolume& volume,
                  const Placement& placement, Inspection& result) {
    const auto bytes = joinedBytes(volume, source);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    auto& snapshot = result.snapshot;
    snapshot.image = snapshot.disk;
    snapshot.disk = diskOf(volume, *snapshot.image);
    snapshot.layers.clear();
    snapshot.findings.push_back(
        {.kind = FindingKind::VolumeInPieces, .numbers = {piecesOf(volume.map)}, .detail = volume.name});
    readVolume(**bytes, options, placement, result);
    return {};
}

Status readInner(const ByteSource& source, const InspectOptions& options, const InnerVolume& inner,
                 Inspection& result) {
    if (inner.spread != nullptr) {
        const auto volume = *inner.spread; // of the disk, which moves
        return readSpread(source, options, volume, *inner.placement, result);
    }
    result.snapshot.layers = inner.layers;
    if (inner.placement) {
        readVolume(source, options, *inner.placement, result);
    }
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
    const auto choice = options.offset ? chooseByHand(disk, *options.offset) : chooseVolume(disk, options.partition);
    const auto inside = extVolumesInside(disk);
    if (choice) {
        result.extVolumes = choice->extVolumes + inside;
        readVolume(source, options, choice->placement, result);
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
