// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/plan.h"

#include "ext4/read_layout.h"
#include "ext4/read_superblock.h"
#include "ext4/read_system_files.h"
#include "layout/claims.h"
#include "mkfs/decide.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/make_filesystem.h"
#include "mkfs/profile.h"

#include <algorithm>
#include <iterator>

namespace atlas {
namespace {

/// The names of misc/mke2fs.c parse_extended_opts().
bool namesStripe(const MkfsOptions& options) {
    for (const std::string_view name : {"stride=", "stripe-width=", "stripe_width="})
        if (options.extended.starts_with(name) || options.extended.contains("," + std::string(name)))
            return true;
    return false;
}

} // namespace

Result<MkfsOptions> withStripe(const PlanRequest& request) {
    const auto& [device, options, profile, raid] = request;
    if (!raid || namesStripe(options))
        return options;
    const auto decision = decide(device, options, profile);
    if (!decision)
        return std::unexpected(decision.error());
    const auto stripe = stripeOf(*raid, {static_cast<std::uint64_t>(EXT2_BLOCK_SIZE(&decision->param))});
    return stripe ? parseOptions(withExtended(options.line, extendedOption(*stripe))) : options;
}

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
    if (!options)
        return std::unexpected(options.error());
    auto decision = decide(request.device, *options, request.profile);
    if (!decision)
        return std::unexpected(decision.error());
    const bool isStripeAdded = namesStripe(*options) && !namesStripe(request.options);
    const auto fs = makeFilesystem(*decision, *options);
    if (!fs)
        return std::unexpected(fs.error());
    return Plan{.layout = std::make_shared<const Layout>(resolve(claimsOf(fs->get()))),
                .options = std::move(*options),
                .raid = request.raid,
                .isStripeAdded = isStripeAdded,
                .types = decision->types,
                .warnings = decision->warnings,
                .writesInodeTables = decision->writesInodeTables(),
                .assumesDiscardedZeros =
                    decision->discard && !decision->writesInodeTables() && !decision->storageZeroed,
                .packedMetaBlocks = decision->packedMetaBlocks,
                .offset = decision->offset,
                .origin = {.e2fsprogs = e2fsprogsVersion(), .mke2fsConf = request.profile.source}};
}

std::vector<Note> planNotes(const Plan& plan, ByteCount physicalSector, std::optional<GroupCount> grownGroups) {
    const auto& options = plan.options;
    std::vector<Note> notes;
    for (const auto& warning : plan.warnings)
        notes.push_back({.kind = NoteKind::Mke2fsWarns, .detail = warning});
    const NoteFacts facts{.packedMetaBlocks = plan.packedMetaBlocks,
                          .writesInodeTables = plan.writesInodeTables,
                          .givenBlockSize = {static_cast<std::uint64_t>(std::max(options.blockSize, 0))},
                          .flexGroupSizeGiven = options.flexGroupSize != 0,
                          .physicalSector = physicalSector,
                          .raid = plan.raid,
                          .grownGroups = grownGroups};
    std::ranges::move(notesOf(*plan.layout, facts), std::back_inserter(notes));
    if (plan.isStripeAdded) {
        const auto& fs = plan.layout->filesystem;
        notes.push_back(
            {.kind = NoteKind::StripePlanned, .detail = extendedOption({fs.raidStride, fs.raidStripeWidth})});
    }
    if (options.copied)
        notes.push_back({.kind = NoteKind::FilesNotPlaced, .detail = *options.copied});
    if (options.line.type().empty())
        notes.push_back({.kind = NoteKind::TypeByDefault, .detail = plan.types.front()});
    if (plan.origin.mke2fsConf == upstreamProfile().source)
        notes.push_back({NoteKind::UpstreamProfile});
    return notes;
}

namespace {

Result<Plan> planOf(PlanRequest request, const OptionLine& line) {
    auto options = parseOptions(line);
    if (!options)
        return std::unexpected(options.error());
    request.options = std::move(*options);
    return plan(request);
}

} // namespace

Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request, std::optional<ByteCount> grownTo) {
    const auto base = asExt4(request.options.line);
    const auto first = planOf(request, base);
    if (!first)
        return std::unexpected(first.error());
    const auto defaultPlan = defaultPlanOf(first->layout->filesystem, grownTo);
    FlexGroupSweep sweep{.origin = first->origin, .defaultPlan = defaultPlan, .rows = {}};
    for (auto& line : flexGroupLines(base, defaultPlan)) {
        auto planned = planOf(request, line.line);
        sweep.rows.push_back({std::move(line), std::move(planned)});
    }
    return sweep;
}

} // namespace atlas
