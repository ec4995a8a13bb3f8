// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/read_image_noting.h"

#include "report/messages/make_message.h"

namespace atlas::cli {

Result<Inspection> readImageWatched(InspectOptions options, Reporter& reporter) {
    options.progress = [&](const Progress& progress) { reporter.progress(progress); };
    return readImage(options);
}

Result<Inspection> readImageNoting(const InspectOptions& options, Reporter& reporter) {
    auto inspection = readImageWatched(options, reporter);
    if (inspection && inspection->extVolumes > 1 && !options.partition && !options.offset &&
        inspection->snapshot.placement) {
        const auto& placement = *inspection->snapshot.placement;
        const Number all{inspection->extVolumes};
        reporter.note(placement.partition ? message<MessageId::PartitionOfSeveral>(
                                                options.path, all, PartitionNumber{*placement.partition})
                                          : message<MessageId::WholeDiskOfSeveral>(options.path, all));
    }
    return inspection;
}

} // namespace atlas::cli
