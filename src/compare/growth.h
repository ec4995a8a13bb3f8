// SPDX-License-Identifier: GPL-3.0-or-later
// What growing a file system does to the runs of its metadata.
#pragma once

#include "layout/growth_limit.h"
#include "layout/layout.h"

namespace atlas {

struct MetadataRuns {
    std::uint64_t blockBitmaps = 0;
    std::uint64_t inodeBitmaps = 0;
    std::uint64_t inodeTables = 0;
    bool operator==(const MetadataRuns&) const = default;
};
[[nodiscard]] MetadataRuns metadataRunsOf(const Layout& layout);

struct Growth {
    ByteCount from{};
    ByteCount to{};
    MetadataRuns before; ///< as mke2fs made it
    MetadataRuns after;  ///< as resize2fs left it
    std::optional<MetadataRuns> atOnce{}; ///< made with `to` bytes by the same options; nullopt where these are refused
    GrowthLimit online; ///< how far it grows while mounted, before
    bool operator==(const Growth&) const = default;
};

} // namespace atlas
