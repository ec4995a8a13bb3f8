// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/read_image_noting.h"

#include "cli/sandbox_option.h"
#include "disk/volume_list.h"
#include "report/language/make_message.h"

#include <algorithm>

namespace atlas::cli {
namespace {

/// Which of several ext file systems was chosen, and how to choose one of the `others`.
Message chosenOf(const std::vector<ListedVolume>& others, const Snapshot& snapshot, const std::string& path) {
    const Number all{others.size() + 1};
    const bool hasLogical =
        std::ranges::any_of(others, [](const ListedVolume& each) { return !each.opensBy.logicalVolume.empty(); });
    const auto options = hasLogical ? "--partition or --volume" : "--partition";
    const auto [partition, logicalVolume] = snapshot.volumeName();
    if (!logicalVolume.empty()) {
        return message<MessageId::LogicalVolumeOfSeveral>(path, all, logicalVolume, options);
    }
    return partition ? message<MessageId::PartitionOfSeveral>(path, all, PartitionNumber{*partition}, options)
                     : message<MessageId::WholeDiskOfSeveral>(path, all, options);
}

Result<ImageReading> readWatched(OpenedImage image, Reporter& reporter) {
    image.options.progress = [&](const Progress& progress) { reporter.progress(progress); };
    return readImage(std::move(image));
}

/// Opens the only image of a command and enters the sandbox.
Result<OpenedImage> openAlone(const ImageOptions& options, const Reporter& reporter) {
    auto image = openImage(options);
    if (image) {
        enterSandboxNoting(reporter);
    }
    return image;
}

} // namespace

Result<ImageReading> readImageWatched(const ImageOptions& options, Reporter& reporter) {
    auto image = openAlone(options, reporter);
    return image ? readWatched(std::move(*image), reporter) : std::unexpected(image.error());
}

Result<ImageReading> readImageNoting(const ImageOptions& options, Reporter& reporter) {
    auto image = openAlone(options, reporter);
    return image ? readImageNoting(std::move(*image), reporter) : std::unexpected(image.error());
}

Result<ImageReading> readImageNoting(OpenedImage image, Reporter& reporter) {
    const auto options = image.options;
    auto reading = readWatched(std::move(image), reporter);
    if (!reading || options.isVolumeNamed() || !reading->bytes || !reading->snapshot.placement) {
        return reading;
    }
    const auto& snapshot = reading->snapshot;
    if (const auto others = volumesBeside(snapshot.opened(), snapshot.volumeName()); !others.empty()) {
        reporter.note(chosenOf(others, snapshot, options.path));
    }
    return reading;
}

} // namespace atlas::cli
