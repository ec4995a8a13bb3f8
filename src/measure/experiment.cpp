// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/experiment.h"

#include "base/number_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t windowsAtMost = 16;
constexpr std::uint64_t requestsInWindow = 8;

std::unexpected<Error> unfit(std::string what, std::string found, std::string expected) {
    return std::unexpected(Error{
        .kind = ErrorKind::Usage, .what = std::move(what), .found = std::move(found), .expected = std::move(expected)});
}

/// The whole sectors of the target.
ByteInterval areaOf(const MeasureRequest& request) {
    return {{}, {request.target.value / request.sector.value * request.sector.value}};
}

Result<std::vector<Setting>> shifted(const MeasureRequest& request, Access access, bool isSynced) {
    const auto step = request.step.value_or(request.sector);
    const auto isWhole = [&](ByteCount size) { return size.value > 0 && size.value % request.sector.value == 0; };
    if (!isWhole(request.request) || request.request > largestRequest) {
        return unfit("requests cannot have this size", grouped(request.request.value),
                     fmt::format("a multiple of the logical sector of {} bytes, at most 4 MiB", request.sector.value));
    }
    if (!isWhole(step) || step > request.period || request.period.value / step.value > mostShifts) {
        return unfit("requests cannot be shifted like this",
                     fmt::format("steps of {} over {} bytes", grouped(step.value), grouped(request.period.value)),
                     fmt::format("steps that are multiples of the logical sector of {} bytes, and at most {} of them",
                                 request.sector.value, mostShifts));
    }
    const ByteCount room{requestsInWindow * (request.request.value + request.period.value)};
    if (room > request.target)
        return unfit("the target is too small for such shifts", humanSize(request.target),
                     humanSize(room) + " or more");
    std::vector<Setting> settings;
    for (std::uint64_t shift = 0; shift < request.period.value; shift += step.value)
        settings.push_back({.access = access,
                            .request = request.request,
                            .period = request.period,
                            .shift = {shift},
                            .area = areaOf(request),
                            .isSynced = isSynced});
    return settings;
}

std::vector<Setting> sizes(const MeasureRequest& request, Access access) {
    std::vector<Setting> settings;
    for (auto size = std::max(smallestRequest, request.sector); size <= largestRequest; size.value *= 2)
        settings.push_back({.access = access, .request = size, .area = areaOf(request)});
    return settings;
}

/// The same number of bytes at places that are equally far apart, on multiples of the request.
std::vector<Setting> places(const MeasureRequest& request) {
    const auto requests = request.target.value / MiB;
    const auto length = requests / sequentialPlaces;
    std::vector<Setting> settings;
    for (std::uint64_t place = 0; place < sequentialPlaces; ++place) {
        const auto first = (requests - length) * place / (sequentialPlaces - 1);
        settings.push_back({.request = {MiB}, .area = {{first * MiB}, {length * MiB}}, .isOnce = true});
    }
    return settings;
}

} // namespace

std::string_view name(Experiment experiment) {
    switch (experiment) {
    case Experiment::SyncedWrites: return "synced-writes";
    case Experiment::SizeSweep: return "size-sweep";
    case Experiment::OffsetSweep: return "offset-sweep";
    case Experiment::MetadataReads: return "metadata-reads";
    case Experiment::Sequential: return "sequential";
    }
    return "";
}

std::optional<Experiment> experimentNamed(std::string_view text) {
    const auto* const found =
        std::ranges::find_if(allExperiments, [&](Experiment experiment) { return name(experiment) == text; });
    return found == allExperiments.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string> experimentNames() {
    std::vector<std::string> names;
    for (const auto experiment : allExperiments)
        names.emplace_back(name(experiment));
    return names;
}

std::string_view name(Access access) {
    switch (access) {
    case Access::Read: return "read";
    case Access::Write: return "write";
    }
    return "";
}

std::string_view name(LoadedMetadata metadata) {
    switch (metadata) {
    case LoadedMetadata::BlockBitmaps: return "block_bitmaps";
    case LoadedMetadata::InodeTables: return "inode_tables";
    }
    return "";
}

Result<std::vector<Setting>> settingsOf(const MeasureRequest& request) {
    if (request.target < smallestTarget)
        return unfit("the target is too small to be measured", humanSize(request.target),
                     humanSize(smallestTarget) + " or more");
    switch (request.experiment) {
    case Experiment::SyncedWrites:
        if (!request.mayWrite) {
            return std::unexpected(
                Error{.kind = ErrorKind::Usage,
                      .what = "synced writes can only be measured where bytes may be overwritten",
                      .hint = "name a folder, in which a scratch file is written, or add --destroy-contents"});
        }
        return shifted(request, Access::Write, true);
    case Experiment::SizeSweep: {
        auto settings = sizes(request, Access::Read);
        if (request.mayWrite)
            std::ranges::move(sizes(request, Access::Write), std::back_inserter(settings));
        return settings;
    }
    case Experiment::OffsetSweep: {
        auto settings = shifted(request, Access::Read, false);
        if (settings && request.mayWrite)
            std::ranges::move(*shifted(request, Access::Write, false), std::back_inserter(*settings));
        return settings;
    }
    default: return places(request);
    }
}

Setting metadataSetting(LoadedMetadata metadata, const std::vector<ByteInterval>& requests) {
    auto first = requests.front().first;
    auto end = first;
    for (const auto& request : requests) {
        first = std::min(first, request.first);
        end = std::max(end, request.end());
    }
    return {.area = between(first, end), .isOnce = true, .metadata = metadata};
}

ByteInterval windowOf(const Setting& setting, std::uint32_t run) {
    if (setting.isOnce)
        return setting.area;
    const auto unit = setting.period.value == 0 ? MiB : ceilDiv(MiB, setting.period.value) * setting.period.value;
    const auto least = requestsInWindow * (setting.request.value + setting.gap().value) + setting.shift.value;
    const auto windows = std::clamp<std::uint64_t>(setting.area.count.value / least, 1, windowsAtMost);
    const auto length = setting.area.count.value / windows / unit * unit;
    if (length < least)
        return setting.area;
    return {setting.area.first + ByteCount{run % windows * length}, {length}};
}

} // namespace atlas
