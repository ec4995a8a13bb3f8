// SPDX-License-Identifier: GPL-3.0-or-later
// What a file system claims past the end of its partition or image.
#pragma once

#include "layout/layout.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace atlas {

/// Where the partition or image has only the first `available` bytes of the file system: sets `missing`, and adds the
/// finding that says so. Precondition: the geometry is known.
void setAvailable(LayoutClaims& claims, ByteCount available);

/// `missing` by the finding that setAvailable() made; 0 when there is none. For snapshot files, which store that finding
/// alone.
[[nodiscard]] ByteCount missingBytes(std::span<const Finding> findings);

/// The blocks of which the missing bytes are a part, up to the end of the file system; empty for none, at that end.
[[nodiscard]] BlockInterval missingBlocks(const Layout& layout);

/// How much of something the image or partition has.
enum class Presence : std::uint8_t { All, Part, None };

[[nodiscard]] std::string_view name(Presence presence); ///< "all", "part", "none"

/// What is there of `blocks`: the part in front of `missing`, which are missingBlocks(). What is claimed to lie past the end of
/// the file system is not there either.
[[nodiscard]] BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing);
[[nodiscard]] Presence presenceOf(BlockInterval blocks, BlockInterval missing);

/// Structures that are not all there, by presenceOf(); a system file counts as one. O(groups).
[[nodiscard]] std::uint64_t structuresPastEnd(const Layout& layout);

} // namespace atlas
