// SPDX-License-Identifier: GPL-3.0-or-later
// Reads snapshot files, which are accepted wherever an image is.
#pragma once

#include "reading/read_image.h"

namespace atlas {

/// Returns nullopt if `source` is not a snapshot file. The drive's values can be overridden. The volume's position and the
/// logical sector size are fixed when the snapshot is made; requesting other values is a usage error. A volume that cannot be
/// read from the image either is refused as by the image, as far as the snapshot tells.
[[nodiscard]] Result<std::optional<Snapshot>> openSavedSnapshot(const ByteSource& source, const ImageOptions& options);

} // namespace atlas
