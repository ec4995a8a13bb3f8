// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in damage: spoils one field of an image with debugfs, and learns from e2fsck which one it is.
#pragma once

#include "cli/working_image.h"
#include "exercise/exercise.h"
#include "reading/read_image.h"

namespace atlas::cli {

/// Spoils the sound file system in `image`: one field that e2fsck repairs to what it was, and repairs nothing else.
[[nodiscard]] Status spoilImage(const Exercise& exercise, const WorkingImage& image);

/// A copy of `image`, without a name, after e2fsck. The image itself is only read.
[[nodiscard]] Result<OpenedImage> repairedCopyOf(const ByteSource& image);

} // namespace atlas::cli
