// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs options → Layout: where everything would lie, with nothing written to any disk.
#pragma once

#include "layout/layout.h"
#include "mkfs/decide.h"

namespace atlas {

struct PlanRequest {
    Device device; ///< its size; a block count among the options overrules it
    MkfsOptions options;
    Profile profile;
};

struct Plan {
    LayoutPtr layout;
    std::vector<std::string> types;    ///< whose settings of mke2fs.conf counted: {"ext4", "small"}
    std::vector<std::string> warnings; ///< what mke2fs would say and go on
    bool lazyInodeTables = true;
    bool packedMetaBlocks = false;     ///< asked for; without flex_bg it has no effect
    std::uint64_t offset = 0;          ///< bytes before the file system on its device
    std::string profileSource;         ///< where defaults came from
    std::string libraryVersion;        ///< of e2fsprogs, whose placement this is: "1.47.0"
};

/// Block for block what mke2fs of e2fsprogs 1.47.0 with these options makes of an image file of that size: geometry, descriptors,
/// copies, reserve, journal and other files of its own, free counts. The UUID and hash seed are random there and the times those
/// of making, so here they are empty and checksums are left out.
/// Fails with mke2fs's own reason where it refuses.
[[nodiscard]] Result<Plan> plan(const PlanRequest& request);

} // namespace atlas
