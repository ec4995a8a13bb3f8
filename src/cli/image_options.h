// SPDX-License-Identifier: GPL-3.0-or-later
// Options of the commands that read an image, and the reading.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "reading/read_image.h"

namespace atlas::cli {

void addSandboxOption(const CommandLine& line);

/// Enters the sandbox, unless --no-sandbox was given; what is missing of it is a note. To be called once all inputs are open and
/// before the first byte of them is parsed.
void enterSandboxNoting(const Reporter& reporter);

// The options that select the image and the volume, common to all commands that read one image.

void addImageOptions(const Arguments& arguments, ImageOptions& options);

// Reads the image of a command and tells the user about it.

/// Opens the only image of a command, enters the sandbox and reads the image; reports progress to `reporter`.
[[nodiscard]] Result<ImageReading> readImageWatched(const ImageOptions& options, Reporter& reporter);

/// Like readImageWatched(); also writes a note if one of several file systems was chosen.
[[nodiscard]] Result<ImageReading> readImageNoting(const ImageOptions& options, Reporter& reporter);

/// The same for an image that is open, in the sandbox.
[[nodiscard]] Result<ImageReading> readImageNoting(OpenedImage image, Reporter& reporter);

} // namespace atlas::cli
