// SPDX-License-Identifier: GPL-3.0-or-later
// What growing a file system does to the runs of its metadata.
#pragma once

#include "compare/metadata_runs.h"
#include "layout/resize_limits.h"

namespace atlas {

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
