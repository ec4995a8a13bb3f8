// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/inspect.h"

#include <fmt/format.h>

namespace atlas::cli {

Result<Inspection> inspectWatched(InspectOptions options, Messages& messages) {
    options.progress = [&](const Progress& progress) { messages.progress(progress); };
    return inspect(options);
}

Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages) {
    auto inspection = inspectWatched(options, messages);
    if (inspection && inspection->extVolumes > 1 && !options.partition && !options.offset &&
        inspection->snapshot.placement) {
        const auto& placement = *inspection->snapshot.placement;
        messages.note(fmt::format("{} holds {} ext file systems; this is {}, choose another with --partition",
                                  options.path, inspection->extVolumes,
                                  placement.partition ? fmt::format("partition {}", *placement.partition)
                                                      : "that of the whole disk"));
    }
    return inspection;
}

} // namespace atlas::cli
