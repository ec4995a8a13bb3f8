// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cure_words.h"

#include "base/human.h"
#include "report/cure_commands.h"

#include <fmt/format.h>

namespace atlas {
namespace {

std::string startText(const Disk& disk, Lba start) {
    const auto bytes = byteOf(start, disk.drive.logicalSector.value);
    return fmt::format("sector {} (byte {}, {})", grouped(start.value), grouped(bytes.value), humanSize({bytes.value}));
}

std::string partitionCause(const Cure& cure, const Disk& disk) {
    const auto* partition = disk.table.find(cure.partition);
    const auto sectors = cure.past.value / disk.drive.logicalSector.value.value;
    return fmt::format("partition {} starts at sector {}, which is {} sector{} ({} bytes) past a boundary of {} bytes",
                       cure.partition, partition != nullptr ? grouped(partition->sectors.first.value) : "?",
                       grouped(sectors), sectors == 1 ? "" : "s", grouped(cure.past.value), grouped(cure.grain.value));
}

std::string moveRemedy(const Cure& cure, const Disk& disk) {
    if (!cure.move) {
        return "there is no free aligned start near it: back the data up and make the partition anew";
    }
    const auto start = startText(disk, cure.move->start);
    if (!cure.move->shrinks) {
        return "start it at " + start;
    }
    return fmt::format("no aligned start has room for all of it: shrink it to {} sectors first, then start it at {}",
                       grouped(cure.move->size.value), start);
}

std::string layerCause(const Cure& cure) {
    return fmt::format("{} starts its data {} bytes past a boundary of {} bytes, inside a partition that is aligned",
                       label(cure.layer->kind), grouped(cure.past.value), grouped(cure.grain.value));
}

std::string causeText(const Cure& cure, const Snapshot& snapshot) {
    const auto& fs = snapshot.layout->filesystem;
    switch (cure.cause) {
    case CauseKind::PartitionStart: return partitionCause(cure, snapshot.disk);
    case CauseKind::LayerOffset: return layerCause(cure);
    case CauseKind::VolumeStart:
        return fmt::format("the volume starts {} bytes past a boundary of {} bytes, and no partition table places it",
                           grouped(cure.past.value), grouped(cure.grain.value));
    case CauseKind::BlockSmallerThanSector:
        return fmt::format("blocks of {} bytes fill only part of a physical sector of {} bytes",
                           grouped(fs.blockSize.value), grouped(cure.grain.value));
    case CauseKind::BogusStripeWidth:
        return fmt::format("the stripe width of {} blocks comes from an optimal I/O size of 33,553,920 bytes, which a "
                           "controller made up",
                           grouped(cure.grain.value));
    case CauseKind::StripeStart:
        return fmt::format("the volume starts {} bytes past a RAID stripe of {}", grouped(cure.past.value),
                           humanSize(cure.grain));
    }
    return {};
}

std::string remedyText(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart:
    case CauseKind::StripeStart: return moveRemedy(cure, snapshot.disk);
    case CauseKind::LayerOffset: return "make the layer anew with its data on the grid, after a backup";
    case CauseKind::VolumeStart: return "place it at a multiple of the physical sector";
    case CauseKind::BlockSmallerThanSector:
        return fmt::format("make the file system anew with blocks of {} bytes, after a backup",
                           grouped(std::max<std::uint64_t>(cure.grain.value, 4096)));
    case CauseKind::BogusStripeWidth: return "clear stride and stripe width in the superblock";
    }
    return {};
}

std::string effectText(const Cure& cure) {
    if (cure.cause == CauseKind::BogusStripeWidth || cure.cause == CauseKind::StripeStart) {
        return "no structure's verdict on the physical sectors changes; large writes fit the array";
    }
    return fmt::format("{} of {} misaligned structures become whole", grouped(cure.madeWhole),
                       grouped(cure.misaligned));
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeText(cure, snapshot), remedyText(cure, snapshot), effectText(cure), cureCommands(cure, snapshot)};
}

} // namespace atlas
