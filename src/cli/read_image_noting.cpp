// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/read_image_noting.h"

#include "disk/choose_inner_volume.h"
#include "report/messages/make_message.h"

namespace atlas::cli {
namespace {

/// Which of several ext file systems was chosen, and how to choose another.
Message chosenOfSeveral(const Inspection& inspection, const std::string& path) {
    const auto& snapshot = inspection.snapshot;
    const Number all{inspection.extVolumes};
    const auto options = extVolumesInside(snapshot.opened()) > 0 ? "--partition or --volume" : "--partition";
    if (const auto volume = snapshot.logicalVolume(); !volume.empty()) {
        return message<MessageId::LogicalVolumeOfSeveral>(path, all, volume, options);
    }
    const auto partition = snapshot.placement->partition;
    return partition ? message<MessageId::PartitionOfSeveral>(path, all, PartitionNumber{*partition}, options)
                     : message<MessageId::WholeDiskOfSeveral>(path, all, options);
}

} // namespace

Result<Inspection> readImageWatched(InspectOptions options, Reporter& reporter) {
    options.progress = [&](const Progress& progress) { reporter.progress(progress); };
    return readImage(options);
}

Result<Inspection> readImageNoting(const InspectOptions& options, Reporter& reporter) {
    auto inspection = readImageWatched(options, reporter);
    const bool named = options.partition || options.offset || !options.volume.empty();
    if (inspection && inspection->extVolumes > 1 && !named && inspection->snapshot.placement) {
        reporter.note(chosenOfSeveral(*inspection, options.path));
    }
    return inspection;
}

} // namespace atlas::cli
