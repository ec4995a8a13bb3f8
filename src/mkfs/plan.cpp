// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/plan.h"

#include "ext4/read_layout.h"
#include "ext4/read_superblock.h"
#include "ext4/read_system_files.h"
#include "layout/claims.h"
#include "mkfs/make_filesystem.h"
#include "mkfs/raid_stripe.h"

namespace atlas {
namespace {

LayoutClaims claimsOf(ext2_filsys fs) {
    LayoutClaims claims;
    claims.filesystem = filesystemOf(fs);
    claims.filesystem.created = 0;
    claims.filesystem.superblockBlock = {SUPERBLOCK_OFFSET / fs->blocksize};
    claims.groups = groupsOf(fs, DescriptorChecksums::LeftOut);
    claims.copies = copiesOf(fs);
    claims.files = systemFilesOf(fs, claims.findings);
    return claims;
}

} // namespace

Result<Plan> plan(const PlanRequest& request) {
    auto options = withStripe(request);
    if (!options) {
        return std::unexpected(options.error());
    }
    auto decision = decide(request.device, *options, request.profile);
    if (!decision) {
        return std::unexpected(decision.error());
    }
    const auto fs = makeFilesystem(*decision, *options);
    if (!fs) {
        return std::unexpected(fs.error());
    }
    return Plan{.layout = std::make_shared<const Layout>(resolve(claimsOf(fs->get()))),
                .options = std::move(*options),
                .raid = request.raid,
                .types = decision->types,
                .warnings = decision->warnings,
                .writesInodeTables = decision->writesInodeTables(),
                .packedMetaBlocks = decision->packedMetaBlocks,
                .offset = decision->offset,
                .origin = {.e2fsprogs = e2fsprogsVersion(), .mke2fsConf = request.profile.source}};
}

} // namespace atlas
