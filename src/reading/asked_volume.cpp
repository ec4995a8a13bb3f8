// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/asked_volume.h"

#include "base/utf8.h"
#include "disk/choose_volume.h"
#include "layout/health.h"
#include "report/messages/container_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

std::unexpected<Error> unsupported(const Disk& disk, std::string what, std::string found) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = std::move(what), .where = disk.path, .found = std::move(found)});
}

/// Whether `disk` comes from a snapshot of before the logical volumes were kept.
bool lacksLogicalVolumes(const Disk& disk) {
    const auto isPhysicalVolume = [](const Partition& each) { return each.content.type == "LVM2_member"; };
    return disk.inside.containers.empty() &&
           (disk.content.type == "LVM2_member" || std::ranges::any_of(disk.table.partitions, isPhysicalVolume));
}

/// The path comes from the snapshot, which anybody can write, and a redacted one lacks it.
Error placed(Error error, const std::string& opened) {
    error.where = printable(error.where.empty() ? opened : error.where);
    return error;
}

std::optional<Error> whyNoLogicalVolume(const Snapshot& snapshot, const std::string& name, const std::string& opened) {
    if (lacksLogicalVolumes(snapshot.opened())) {
        return std::nullopt;
    }
    const auto place = chooseLogicalVolume(snapshot.opened(), name);
    return place ? whyUnreadable(snapshot, place->name, opened) : std::optional(placed(place.error(), opened));
}

/// The reader takes the ext file system of the partition itself, else one inside its layers. A partition that exists and holds no
/// ext is judged without a volume, which takes the image.
std::optional<Error> whyNoPartition(const Snapshot& snapshot, std::uint32_t number, const std::string& opened) {
    const auto& disk = snapshot.opened();
    const auto place = choosePartition(disk, number);
    if (!place && place.error().kind == ErrorKind::Usage) {
        return placed(place.error(), opened);
    }
    if (place && place->isExt()) {
        return whyUnreadable(snapshot, place->name, opened);
    }
    const auto inner = likeliestInnerVolume(disk, number);
    return inner ? whyUnreadable(snapshot, inner->name, opened) : std::nullopt;
}

} // namespace

Result<VolumePlace> chooseLogicalVolume(const Disk& disk, const std::string& name) {
    const auto named = namedVolume(disk, name);
    if (!named) {
        return std::unexpected(named.error());
    }
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
    if (!asked.logicalVolume.empty()) {
        return whyNoLogicalVolume(snapshot, asked.logicalVolume, opened);
    }
    return asked.partition ? whyNoPartition(snapshot, *asked.partition, opened) : std::nullopt;
}

} // namespace atlas
