// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what dumpe2fs, debugfs, tune2fs or mke2fs printed about a file system, in place of an image of it.
#pragma once

#include "reading/read_image.h"

namespace atlas {

/// Half a million groups of dumpe2fs take 250 MB.
inline constexpr ByteCount maxTextBytes{512 * MiB};

/// nullopt if `source` is no such text. There is no disk around the file system: it begins at byte 0, or at
/// ImageOptions::offset. Partitions, other superblocks and a replay are usage errors.
[[nodiscard]] Result<std::optional<ImageReading>> openLayoutText(const ByteSource& source, const ImageOptions& options);

} // namespace atlas
