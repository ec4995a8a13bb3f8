// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/choose_inner_volume.h"

#include "base/utf8.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
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
    if (const auto* volume = disk.inside.find(name)) {
        return volume;
    }
    std::vector<std::string> names;
    for (std::size_t n = 0; n < std::min(volumes.size(), maxVolumesNamed); ++n) {
        names.push_back(printable(volumes[n].name));
    }
    if (volumes.size() > maxVolumesNamed) {
        names.push_back(fmt::format("{} more", volumes.size() - maxVolumesNamed));
    }
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
    for (const auto& container : disk.inside.containers) {
        if (isAsked(container) && container.innermost().readable) {
            candidates.push_back(placeOf(container));
        }
    }
    for (const auto& volume : disk.inside.logicalVolumes) {
        if (isAsked(volume) && volume.isReadable()) {
            candidates.push_back(placeOf(volume));
        }
    }
    // An outdated member of an array holds an older state of what a current one holds.
    std::ranges::stable_partition(candidates, [](const VolumePlace& each) { return areCurrent(each.layers); });
    return candidates;
}

std::optional<VolumePlace> likeliestInnerVolume(const Disk& disk, std::optional<std::uint32_t> partition) {
    auto candidates = innerVolumes(disk, partition);
    const auto take = [&](auto wanted) -> std::optional<VolumePlace> {
        const auto found = std::ranges::find_if(candidates, [&](const auto& each) { return wanted(each.content); });
        return found == candidates.end() ? std::nullopt : std::optional(std::move(*found));
    };
    if (auto ext = take([](const Content& content) { return content.isExt(); })) {
        return ext;
    }
    return take([](const Content& content) { return content.type.empty(); });
}

std::vector<Layer> outermostLayers(const Disk& disk, std::optional<std::uint32_t> partition) {
    for (const auto& container : disk.inside.containers) {
        if (partition && container.partition != partition) {
            continue;
        }
        for (const auto& volume : disk.inside.logicalVolumes) {
            if (volume.partition == container.partition && contiguousAt(volume.map)) {
                return volume.layers;
            }
        }
        return container.layers;
    }
    return {};
}

} // namespace atlas
