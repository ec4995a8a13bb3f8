// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/granularity.h"

namespace atlas {
namespace {

Granularity stripeOf(const Drive& drive, const Filesystem* fs) {
    if (drive.optimalIo.value.value > 0 && !isBogusOptimalIo(drive)) {
        return {GranularityKind::Stripe, drive.optimalIo.value, drive.phase.value, drive.optimalIo.source};
    }
    const auto superblock = [&](std::uint32_t blocks) {
        return Granularity{GranularityKind::Stripe, {blocks * fs->blockSize.value}, {0}, Source::Superblock};
    };
    if (fs != nullptr && fs->raidStripeWidth > 0 && !isBogusStripeWidth(fs->raidStripeWidth)) {
        return superblock(fs->raidStripeWidth);
    }
    if (fs != nullptr && fs->raidStride > 0 && !isBogusStripeWidth(fs->raidStride)) {
        return superblock(fs->raidStride);
    }
    return {GranularityKind::Stripe, {0}, {0}, Source::Assumption};
}

} // namespace

std::string_view name(GranularityKind kind) {
    switch (kind) {
    case GranularityKind::PhysicalSector: return "physical_sector";
    case GranularityKind::Partitioning: return "partitioning";
    case GranularityKind::Stripe: return "stripe";
    case GranularityKind::EraseBlock: return "erase_block";
    }
    return "";
}

bool isBogusStripeWidth(std::uint32_t blocks) { return blocks == 8191 || blocks == 65535; }

std::array<Granularity, allGranularityKinds.size()> granularitiesOf(const Drive& drive, const Filesystem* fs) {
    // 1 MiB is the partitioning tools' convention (libfdisk, parted), not a figure of the drive.
    constexpr ByteCount partitioning{std::uint64_t{1} << 20};
    return {Granularity{GranularityKind::PhysicalSector, drive.physicalSector.value, drive.phase.value,
                        drive.physicalSector.source},
            Granularity{GranularityKind::Partitioning, partitioning, {0}, Source::Assumption}, stripeOf(drive, fs),
            Granularity{GranularityKind::EraseBlock, drive.eraseBlock.value, {0}, drive.eraseBlock.source}};
}

} // namespace atlas
