// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/read_image_noting.h"

#include <fmt/format.h>

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
        reporter.note(fmt::format("{} holds {} ext file systems; this is {}, choose another with --partition",
                                  options.path, inspection->extVolumes,
                                  placement.partition ? fmt::format("partition {}", *placement.partition)
                                                      : "that of the whole disk"));
    }
    return inspection;
}

} // namespace atlas::cli
