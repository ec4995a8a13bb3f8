// SPDX-License-Identifier: GPL-3.0-or-later
// The reads that loading the metadata of a layout takes.
#pragma once

#include "compare/read_model.h"
#include "disk/image_request.h"
#include "measure/experiment.h"

#include <vector>

namespace atlas::cli {

struct LayoutReads {
    LoadedMetadata metadata{};
    std::vector<ByteInterval> requests{}; ///< bytes of the disk, in the order of issue
    double modelled = 0; ///< seconds
};

/// The reads of the volume that `request` names, in an image, device or snapshot that a child process reads in the
/// sandbox. Refuses a volume in several pieces. `model` gives the largest request, and the modelled seconds.
[[nodiscard]] Result<std::vector<LayoutReads>> layoutReads(const ImageRequest& request, const ReadModel& model);

} // namespace atlas::cli
