// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files that a block belongs to: one pass over the inodes in use and their maps, then one over the directories.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "layout/owner_map.h"

#include <functional>

namespace atlas {

enum class OwnerSearchPhase : std::uint8_t { Inodes, Directories };

struct OwnerSearchOptions {
    /// Groups in the first phase, blocks in the second one; called periodically; may be empty.
    std::function<void(OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of)> progress{};
};

/// `volume`: the byte range of the file system on `source`. What it reads is bounded, however the image lies.
[[nodiscard]] BlockOwners findBlockOwners(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                          BlockNumber block, const OwnerSearchOptions& options = {});

} // namespace atlas
