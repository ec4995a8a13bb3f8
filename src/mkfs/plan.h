// SPDX-License-Identifier: GPL-3.0-or-later
// Plans what mke2fs would make on a device; writes to no disk.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"
#include "mkfs/decide.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

namespace atlas {

struct PlanRequest {
    Device device; ///< a block count in the options overrides its size
    MkfsOptions options;
    Profile profile;
    std::optional<RaidGeometry> raid{}; ///< the array below; gives mke2fs a stride and a stripe width: withStripe()
};

struct Plan {
    LayoutPtr layout;
    MkfsOptions options; ///< those of the request, with the stripe of its RAID geometry
    std::optional<RaidGeometry> raid;  ///< of the request
    bool isStripeAdded = false; ///< by withStripe()
    std::vector<std::string> types;    ///< types looked up in mke2fs.conf: {"ext4", "small"}
    std::vector<std::string> warnings; ///< of mke2fs, which continues
    bool writesInodeTables = false;    ///< see Decision
    bool assumesDiscardedZeros = false; ///< inode tables count as zeroed only because the device was discarded
    bool packedMetaBlocks = false;     ///< requested; has no effect without flex_bg
    std::uint64_t offset = 0;          ///< byte offset of the file system on its device
    PlanOrigin origin;
};

/// The result equals, block for block, what mke2fs of e2fsprogs 1.47.0 makes of an image file of that size: geometry,
/// descriptors, backups, reserved GDT blocks, journal and other internal files, free counts. Random or variable values
/// (UUID, hash seed, timestamps) are empty; checksums are not computed. Fails with mke2fs's own message if it rejects
/// the options.
[[nodiscard]] Result<Plan> plan(const PlanRequest& request);

/// The options with the stride and stripe width of the RAID geometry, in blocks of the size that mke2fs chooses.
/// Unchanged without a geometry, if the options give a stride or stripe width, or if the chunk size is not a multiple
/// of the block size. Fails if mke2fs rejects the options.
[[nodiscard]] Result<MkfsOptions> withStripe(const PlanRequest& request);

/// mke2fs's warnings, then notes on options without effect or with a drawback. `physicalSector` 0: unknown.
/// `grownGroups`: number of groups after growth; nullopt: it does not grow.
[[nodiscard]] std::vector<Note> planNotes(const Plan& plan, ByteCount physicalSector,
                                          std::optional<GroupCount> grownGroups);

// Plans one set of options with every useful -G.

struct FlexGroupPlan {
    FlexGroupLine line;
    Result<Plan> plan; ///< mke2fs may reject a single row
};

struct FlexGroupSweep {
    PlanOrigin origin;
    DefaultPlan defaultPlan;
    std::vector<FlexGroupPlan> rows;
};

/// Plans the flexGroupLines() of the options, as ext4 if they have no -t. Fails if mke2fs rejects the options without
/// -G. `grownTo`: bytes to which the plans will grow; the groups by then decide which -G differ. Precondition: the
/// options have no -G.
[[nodiscard]] Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request,
                                                         std::optional<ByteCount> grownTo = {});

} // namespace atlas
