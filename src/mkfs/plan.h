// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs options → Layout. Writes nothing to any disk.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"
#include "mkfs/decide.h"
#include "mkfs/plan_origin.h"

namespace atlas {

struct PlanRequest {
    Device device; ///< a block count in the options overrides its size
    MkfsOptions options;
    Profile profile;
    std::optional<RaidGeometry>
        raid{}; ///< the array below; gives mke2fs a stride and a stripe width, see raid_stripe.h
};

struct Plan {
    LayoutPtr layout;
    MkfsOptions options;               ///< those planned: of the request, and what its RAID geometry adds
    std::optional<RaidGeometry> raid;  ///< of the request
    std::vector<std::string> types;    ///< types looked up in mke2fs.conf: {"ext4", "small"}
    std::vector<std::string> warnings; ///< mke2fs's warnings that do not stop it
    bool writesInodeTables = false;    ///< see Decision
    bool packedMetaBlocks = false;     ///< requested; has no effect without flex_bg
    std::uint64_t offset = 0;          ///< byte offset of the file system on its device
    PlanOrigin origin;
};

/// The result equals, block for block, what mke2fs of e2fsprogs 1.47.0 makes of an image file of that size: geometry,
/// descriptors, backups, reserved GDT blocks, journal and other internal files, free counts. UUID and hash seed, which mke2fs
/// chooses at random, are empty here, as are the timestamps; checksums are not computed.
/// Fails with mke2fs's own message if it refuses the options.
[[nodiscard]] Result<Plan> plan(const PlanRequest& request);

} // namespace atlas
