// SPDX-License-Identifier: GPL-3.0-or-later
// Options of the commands that read an image, and reading it.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "reading/read_image.h"

namespace atlas::cli {

void addSandboxOption(const CommandLine& line);

/// Enters the sandbox unless --no-sandbox was given, and notes which parts of it are missing. Call this after opening
/// all inputs and before parsing the first byte of them.
void enterSandboxNoting(const Reporter& reporter);

/// Likewise, without a note.
void enterSandboxSilently();

/// Which server holds the buckets.
void addEndpointOption(const Arguments& arguments, ImageOptions& options);

void addImageOptions(const Arguments& arguments, ImageOptions& options);
/// Those options without the operand.
void addOptionsOfImage(const Arguments& arguments, ImageOptions& options);

/// Opens the only image of a command, enters the sandbox and reads the image; reports progress to `reporter`.
[[nodiscard]] Result<ImageReading> readImageWatched(const ImageOptions& options, Reporter& reporter);

/// For an image that is already open, inside the sandbox.
[[nodiscard]] Result<ImageReading> readImageWatched(OpenedImage image, Reporter& reporter);

/// Like readImageWatched(), with a note if one of several file systems was chosen.
[[nodiscard]] Result<ImageReading> readImageNoting(const ImageOptions& options, Reporter& reporter);

/// For an image that is already open, inside the sandbox.
[[nodiscard]] Result<ImageReading> readImageNoting(OpenedImage image, Reporter& reporter);

} // namespace atlas::cli
