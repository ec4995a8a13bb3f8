// SPDX-License-Identifier: GPL-3.0-or-later
// Plans: what mke2fs would make on a device.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"
#include "mkfs/decide.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

namespace atlas {

// mke2fs options → Layout. Writes nothing to any disk.

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

/// The options of `request` with the stride and stripe width of its RAID geometry, in blocks of the size that mke2fs chooses.
/// Unchanged without a geometry, if the options name a stride or stripe width themselves, or if the chunk size is not a multiple
/// of the block size. Fails if mke2fs refuses the options.
[[nodiscard]] Result<MkfsOptions> withStripe(const PlanRequest& request);

/// mke2fs's warnings, then notes on options that have no effect or a drawback. `physicalSector` 0: unknown.
/// `grownGroups`: how many there are once the plan is grown; nullopt: it is not.
[[nodiscard]] std::vector<Note> planNotes(const Plan& plan, ByteCount physicalSector,
                                          std::optional<GroupCount> grownGroups);

// Plans one set of options with every -G value that makes a difference.

struct FlexGroupPlan {
    FlexGroupLine line;
    Result<Plan> plan; ///< mke2fs may refuse a row alone
};

struct FlexGroupSweep {
    PlanOrigin origin;
    DefaultPlan defaultPlan;
    std::vector<FlexGroupPlan> rows;
};

/// Plans the flexGroupLines() of the options; options without -t are planned as ext4. Fails if they are refused.
/// Precondition: they have no -G. `grownTo`: the bytes that the plans will be grown to; their groups then decide which -G
/// differ.
[[nodiscard]] Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request,
                                                         std::optional<ByteCount> grownTo = {});

} // namespace atlas
