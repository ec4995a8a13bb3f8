// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// In how many runs the bitmaps and the inode tables lie.
struct MetadataRuns {
    std::uint64_t blockBitmaps = 0;
    std::uint64_t inodeBitmaps = 0;
    std::uint64_t inodeTables = 0;
    bool operator==(const MetadataRuns&) const = default;
};
[[nodiscard]] MetadataRuns metadataRunsOf(const Layout& layout);

} // namespace atlas
