// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the image of a command and tells the user about it.
#pragma once

#include "cli/console.h"
#include "reading/read_image.h"

namespace atlas::cli {

/// Opens the only image of a command, enters the sandbox and reads the image; reports progress to `reporter`.
[[nodiscard]] Result<ImageReading> readImageWatched(const ImageOptions& options, Reporter& reporter);

/// Like readImageWatched(); also writes a note if one of several file systems was chosen.
[[nodiscard]] Result<ImageReading> readImageNoting(const ImageOptions& options, Reporter& reporter);

/// The same for an image that is open, in the sandbox.
[[nodiscard]] Result<ImageReading> readImageNoting(OpenedImage image, Reporter& reporter);

} // namespace atlas::cli
