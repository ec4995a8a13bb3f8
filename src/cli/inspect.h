// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the image of a command and tells the user about it.
#pragma once

#include "cli/console.h"
#include "cli/read_image.h"

namespace atlas::cli {

/// Calls inspect() and reports progress to `messages`.
[[nodiscard]] Result<Inspection> inspectWatched(InspectOptions options, Messages& messages);

/// Like inspectWatched(); also writes a note if one of several file systems was chosen.
[[nodiscard]] Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages);

} // namespace atlas::cli
