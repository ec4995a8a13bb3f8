// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

#include <cstdint>
#include <string_view>

namespace atlas {

/// Bytes at the end of the file system that its partition or image does not have (FindingKind::VolumePastEnd); 0 for none.
[[nodiscard]] ByteCount missingBytes(const Layout& layout);

/// The blocks of which those bytes are a part, up to the end of the file system; empty for none.
[[nodiscard]] BlockInterval missingBlocks(const Layout& layout);

/// How much of something the image or partition has.
enum class Presence : std::uint8_t { All, Part, None };

[[nodiscard]] std::string_view name(Presence presence); ///< "all", "part", "none"

/// What is there of `blocks`: the part in front of `missing`, which are missingBlocks(). What is claimed to lie past the end of a
/// file system of which bytes are missing is not there either.
[[nodiscard]] BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing);
[[nodiscard]] Presence presenceOf(BlockInterval blocks, BlockInterval missing);

/// Structures that are not all there, by presenceOf(); a system file counts as one.
[[nodiscard]] std::uint64_t structuresMissing(const Layout& layout);

} // namespace atlas
