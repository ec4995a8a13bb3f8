// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/granularity.h"

namespace atlas {
namespace {

Grain stripeOf(const Drive& drive, const Filesystem* fs) {
    if (drive.optimalIo.value > 0 && !isBogusOptimalIo(drive)) {
        return {GrainKind::Stripe, drive.optimalIo, drive.phase.value, drive.optimalIoSource};
    }
    const auto superblock = [&](std::uint32_t blocks) {
        return Grain{GrainKind::Stripe, {blocks * fs->blockSize.value}, {0}, Source::Superblock};
    };
    if (fs != nullptr && fs->raidStripeWidth > 0 && !isBogusStripeWidth(fs->raidStripeWidth)) {
        return superblock(fs->raidStripeWidth);
    }
    if (fs != nullptr && fs->raidStride > 0 && !isBogusStripeWidth(fs->raidStride)) {
        return superblock(fs->raidStride);
    }
    return {GrainKind::Stripe, {0}, {0}, Source::Assumption};
}

} // namespace

std::string_view name(GrainKind kind) {
    switch (kind) {
    case GrainKind::PhysicalSector: return "physical_sector";
    case GrainKind::Partitioning: return "partitioning";
    case GrainKind::Stripe: return "stripe";
    case GrainKind::EraseBlock: return "erase_block";
    }
    return "";
}

std::string_view label(GrainKind kind) {
    switch (kind) {
    case GrainKind::PhysicalSector: return "physical sector";
    case GrainKind::Partitioning: return "partitioning grain";
    case GrainKind::Stripe: return "optimal I/O or RAID stripe";
    case GrainKind::EraseBlock: return "erase block";
    }
    return "";
}

bool isBogusStripeWidth(std::uint32_t blocks) { return blocks == 8191 || blocks == 65535; }

std::array<Grain, allGrainKinds.size()> grainsOf(const Drive& drive, const Filesystem* fs) {
    // 1 MiB is the partitioning tools' convention (libfdisk, parted), not a figure of the drive.
    constexpr ByteCount partitioning{std::uint64_t{1} << 20};
    return {
        Grain{GrainKind::PhysicalSector, drive.physicalSector.value, drive.phase.value, drive.physicalSector.source},
        Grain{GrainKind::Partitioning, partitioning, {0}, Source::Assumption}, stripeOf(drive, fs),
        Grain{GrainKind::EraseBlock, drive.eraseBlock, {0}, drive.eraseBlockSource}};
}

} // namespace atlas
