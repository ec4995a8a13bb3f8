// SPDX-License-Identifier: GPL-3.0-or-later
// Reads all block bitmaps of a volume, to compare them with the free counts of the group descriptors.
#pragma once

#include "allocation/allocation.h"
#include "base/byte_source.h"
#include "base/units.h"

#include <functional>

namespace atlas {

/// Bitmaps of at most this total size, by writtenBitmaps(), are read without a request.
inline constexpr ByteCount bitmapsReadUnasked{64 * MiB};

/// `volume` is the byte range of the file system on `source`. Calls `progress` with the number of groups done.
[[nodiscard]] Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                     const std::function<void(std::uint32_t done)>& progress);

} // namespace atlas
