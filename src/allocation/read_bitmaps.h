// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bitmaps of a volume at once: its free blocks, and whether the bitmaps agree with their checksums and with the free
// counts of the group descriptors.
#pragma once

#include "allocation/allocation_chunk.h"
#include "base/byte_source.h"
#include "base/units.h"

#include <functional>

namespace atlas {

/// Whether bitmaps of this total size, by writtenBitmaps(), are read without a request: 64 MiB at most.
[[nodiscard]] constexpr bool areReadUnasked(ByteCount bitmaps) { return bitmaps <= ByteCount{64 * MiB}; }

/// Reads the bitmaps of `groups`, which lie inside `layout`; `volume` is the byte range of the file system on `source`. Calls
/// `progress` with the number of groups done. A bitmap that cannot be read is a finding; so is a wrong checksum, and its bits are
/// counted all the same.
[[nodiscard]] Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                     Interval<GroupNumber> groups, BitmapScope which,
                                     const std::function<void(std::uint32_t done)>& progress = {});

} // namespace atlas
