// SPDX-License-Identifier: GPL-3.0-or-later
// Finds which files have which blocks: one pass over the inodes in use and their maps, one over the block bitmaps, and the names
// of the largest files.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

#include <functional>

namespace atlas {

enum class OwnerMapPhase : std::uint8_t { Inodes, Bitmaps, Directories };

struct OwnerMapOptions {
    std::size_t largest = 12; ///< files that are told apart
    std::size_t maxStretches = 4'000'000; ///< kept while reading, 16 bytes each; as JSON 100 MB
    /// Groups in the first two phases, blocks in the last one; called periodically; may be empty.
    std::function<void(OwnerMapPhase phase, std::uint64_t done, std::uint64_t of)> progress{};
};

/// `volume`: the byte range of the file system on `source`. What it reads is bounded, however the image lies.
[[nodiscard]] OwnerMap readOwnerMap(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                    const OwnerMapOptions& options = {});

} // namespace atlas
