// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the owners of blocks: one pass over the inodes in use, one over the block bitmaps, then the names of the
// largest files.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

#include <functional>

namespace atlas {

enum class OwnerMapPhase : std::uint8_t { Inodes, Bitmaps, Directories };

struct OwnerMapOptions {
    std::size_t largest = 12; ///< files with an owner of their own
    std::size_t maxStretches = 4'000'000; ///< kept while reading, 16 bytes each; 100 MB as JSON
    /// Counts groups in the first two phases, blocks in the last; called periodically; may be empty.
    std::function<void(OwnerMapPhase phase, std::uint64_t done, std::uint64_t of)> progress{};
};

/// `volume`: bytes of the file system on `source`. Reading is bounded even for a damaged image.
[[nodiscard]] OwnerMap readOwnerMap(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                    const OwnerMapOptions& options = {});

} // namespace atlas
