// SPDX-License-Identifier: GPL-3.0-or-later
// An image in memory that libraries can read by its descriptor.
#pragma once

#include "base/byte_source.h"
#include "fuzz/sparse_image.h"

namespace atlas::fuzz {

/// Null when the image cannot be written. All of them share one file: the one before is changed with it.
[[nodiscard]] std::shared_ptr<const ByteSource> openSparseImage(std::span<const std::byte> encoded);

} // namespace atlas::fuzz
