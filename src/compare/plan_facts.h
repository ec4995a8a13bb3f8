// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison knows of each layout apart from its metrics.
#pragma once

#include "layout/layout.h"
#include "layout/resize_limits.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <optional>

namespace atlas {

/// In how many runs the bitmaps and the inode tables lie.
struct MetadataRuns {
    std::uint64_t blockBitmaps = 0;
    std::uint64_t inodeBitmaps = 0;
    std::uint64_t inodeTables = 0;
    bool operator==(const MetadataRuns&) const = default;
};
[[nodiscard]] MetadataRuns metadataRunsOf(const Layout& layout);

// What growing a file system does to the runs of its metadata.

struct Growth {
    ByteCount from{};
    ByteCount to{};
    MetadataRuns before; ///< as mke2fs made it
    MetadataRuns after;  ///< as resize2fs left it
    std::optional<MetadataRuns> atOnce{}; ///< made with `to` bytes by the same options; nullopt where these are refused
    GrowthLimit online; ///< how far it grows while mounted, before
    bool operator==(const Growth&) const = default;
};

// What a plan says besides its layout. It goes with the layout from the process that plans to every table and file.

struct PlanFacts {
    PlanOrigin origin;
    std::string command; ///< that makes the file system on DEVICE
    std::vector<Note> notes;
    std::optional<Growth> growth{}; ///< asked for by --grow
    ByteCount offset{}; ///< of the file system on its device, by -E offset=
    bool operator==(const PlanFacts&) const = default;
};

} // namespace atlas
