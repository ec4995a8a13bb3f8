// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot file is accepted wherever an image is.
#pragma once

#include "cli/read_image.h"

namespace atlas::cli {

/// None when `source` is no snapshot file. The drive's figures may be overruled; where the volume lies and how large a
/// logical sector is were settled when the snapshot was made, and asking for others is a usage error.
[[nodiscard]] Result<std::optional<Snapshot>> openSavedSnapshot(const ByteSource& source,
                                                                const InspectOptions& options);

} // namespace atlas::cli
