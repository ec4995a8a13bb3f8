// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files that own a block, in one pass over the inodes in use and one over the directories.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

#include <functional>
#include <span>
#include <vector>

namespace atlas {

enum class OwnerSearchPhase : std::uint8_t { Inodes, Directories };

struct OwnerSearchOptions {
    /// Counts groups in the first phase, blocks in the second; called periodically; may be empty.
    std::function<void(OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of)> progress{};
};

/// `volume`: bytes of the file system on `source`. Reading is bounded even for a damaged image.
[[nodiscard]] BlockOwners findBlockOwners(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                          BlockNumber block, const OwnerSearchOptions& options = {});

/// The same of several blocks in one pass. `blocks`: sorted, each once, at least one.
[[nodiscard]] std::vector<BlockOwners> findOwnersOfBlocks(const ByteSource& source, ByteInterval volume,
                                                          const Layout& layout, std::span<const BlockNumber> blocks,
                                                          const OwnerSearchOptions& options = {});

} // namespace atlas
