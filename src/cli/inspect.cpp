// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/inspect.h"

#include "base/utf8.h"
#include "disk/choose_inner_volume.h"

#include <fmt/format.h>

namespace atlas::cli {

Result<Inspection> inspectWatched(InspectOptions options, Messages& messages) {
    options.progress = [&](const Progress& progress) { messages.progress(progress); };
    return inspect(options);
}

Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages) {
    auto inspection = inspectWatched(options, messages);
    const bool named = options.partition || options.offset || !options.volume.empty();
    if (inspection && inspection->extVolumes > 1 && !named && inspection->snapshot.placement) {
        const auto& snapshot = inspection->snapshot;
        const auto volume = snapshot.logicalVolume();
        const auto partition = snapshot.placement->partition;
        messages.note(fmt::format("{} holds {} ext file systems; this is {}, choose another with {}", options.path,
                                  inspection->extVolumes,
                                  !volume.empty() ? "the logical volume " + printable(volume)
                                  : partition     ? fmt::format("partition {}", *partition)
                                                  : "that of the whole disk",
                                  extVolumesInside(snapshot.opened()) > 0 ? "--partition or --volume" : "--partition"));
    }
    return inspection;
}

} // namespace atlas::cli
