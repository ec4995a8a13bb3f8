// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_text.h"

#include "alignment/better_start.h"
#include "base/number_text.h"
#include "report/messages/cure_commands.h"
#include "report/messages/labels.h"

#include <fmt/format.h>

namespace atlas {
namespace {

std::string startText(const Disk& disk, Lba start) {
    const auto bytes = byteOf(start, disk.drive.logicalSector.value);
    return fmt::format("sector {} (byte {}, {})", grouped(start.value), grouped(bytes.value), humanSize({bytes.value}));
}

std::string partitionCause(const Cure& cure, const Disk& disk) {
    const auto* partition = disk.table.find(cure.partition);
    const auto sector = disk.drive.logicalSector.value.value;
    const auto past = cure.past.value % sector == 0
                          ? fmt::format("{} sector{} ({} bytes)", grouped(cure.past.value / sector),
                                        cure.past.value == sector ? "" : "s", grouped(cure.past.value))
                          : grouped(cure.past.value) + " bytes";
    return fmt::format("partition {} starts at sector {}, which is {} past a boundary of {} bytes", cure.partition,
                       partition != nullptr ? grouped(partition->sectors.first.value) : "?", past,
                       grouped(cure.granularity.value));
}

std::string noRoomText(const Cure& cure, const Snapshot& snapshot) {
    const auto* partition = snapshot.disk.table.find(cure.partition);
    const auto granularity = humanSize(cure.granularity);
    if (partition != nullptr && partition->role == PartitionRole::Logical) {
        return fmt::format("no multiple of {} is free for it between its neighbours' tables: back the data up, delete "
                           "it and make it anew",
                           granularity);
    }
    if (cure.cause != CauseKind::PartitionStart) {
        return fmt::format(
            "no multiple of {} has room for all of it: make room behind it, or back the data up and make "
            "the partition anew",
            granularity);
    }
    const bool alone = partition != nullptr && !roomAround(snapshot.disk, *partition).empty();
    return alone
               ? fmt::format("no multiple of {} has room for all of it, and what it holds cannot be shrunk here: back "
                             "the data up and make the partition anew",
                             granularity)
               : std::string("the partition table is faulty there, so no move is safe: repair the table first");
}

std::string moveRemedy(const Cure& cure, const Snapshot& snapshot) {
    if (cure.partition == 0) {
        return "place the volume at a multiple of " + humanSize(cure.granularity);
    }
    if (!cure.move) {
        return noRoomText(cure, snapshot);
    }
    const auto start = startText(snapshot.disk, cure.move->start);
    const bool mounted = snapshot.layout && snapshot.layout->filesystem.mounted;
    const auto care = mounted ? "unmount it and take a backup first" : "take a backup first";
    if (!cure.move->shrinks) {
        return fmt::format("move partition {} with its data to {}; {}: a move that is interrupted loses them",
                           cure.partition, start, care);
    }
    return fmt::format("no aligned start has room for all of it: shrink it to {} sectors, then move it with its data "
                       "to {}; {}: a move that is interrupted loses them",
                       grouped(cure.move->size.value), start, care);
}

std::string layerCause(const Cure& cure) {
    return fmt::format("{} starts its data {} bytes past a boundary of {} bytes{}", format(label(cure.layer->kind)),
                       grouped(cure.past.value), grouped(cure.granularity.value),
                       cure.partition > 0 ? ", inside a partition that is aligned" : "");
}

std::string coarseCause(const Cure& cure, const char* what) {
    const auto place =
        fmt::format("starts {} bytes past {} of {}", grouped(cure.past.value), what, humanSize(cure.granularity));
    return cure.layer ? fmt::format("the volume {}, because of where {} starts its data", place,
                                    format(label(cure.layer->kind)))
                      : "the volume " + place;
}

std::string causeText(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart: return partitionCause(cure, snapshot.disk);
    case CauseKind::LayerOffset: return layerCause(cure);
    case CauseKind::VolumeStart:
        return fmt::format("the volume starts {} bytes past a boundary of {} bytes, and no partition table places it",
                           grouped(cure.past.value), grouped(cure.granularity.value));
    case CauseKind::BlockSmallerThanSector:
        return fmt::format("blocks of {} bytes fill only part of a physical sector of {} bytes",
                           grouped(snapshot.layout->filesystem.blockSize.value), grouped(cure.granularity.value));
    case CauseKind::BogusStripeWidth:
        return fmt::format("the stripe width of {} blocks comes from an optimal I/O size of 33,553,920 bytes (65,535 × "
                           "512), which a controller made up",
                           grouped(cure.granularity.value));
    case CauseKind::StripeStart: return coarseCause(cure, "a RAID stripe");
    case CauseKind::EraseBlockStart: return coarseCause(cure, "an erase block");
    }
    return {};
}

std::string layerRemedy(const Cure& cure) {
    const auto& layer = *cure.layer;
    const auto granularity = humanSize(cure.granularity);
    switch (layer.kind) {
    case LayerKind::LvmPhysicalVolume:
        return fmt::format("move its logical volumes to another disk with pvmove, or take a backup; then make the "
                           "physical volume anew with its data on a multiple of {}",
                           granularity);
    case LayerKind::LvmLinearVolume:
        return fmt::format("its extents begin off the grid: move them to others with pvmove, or make the volume group "
                           "with extents that are a multiple of {}",
                           granularity);
    case LayerKind::MdMember:
        return fmt::format("take a backup, then make the array of {} members anew with mdadm --create and a "
                           "--data-offset that is a multiple of {}",
                           layer.members, granularity);
    case LayerKind::Luks1:
    case LayerKind::Luks2: break;
    }
    return fmt::format("take a backup, then make the layer anew with its data on a multiple of {}", granularity);
}

std::string blockRemedy(const Cure& cure) {
    if (cure.granularity > maxMountableBlock) {
        return fmt::format("no block size cures it: most machines mount no blocks above {} bytes; on a start that is a "
                           "multiple of {}, each write stays inside one physical sector",
                           grouped(maxMountableBlock.value), humanSize(cure.granularity));
    }
    return "make the file system anew with blocks of 4,096 bytes, after a backup";
}

std::string remedyText(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart: return moveRemedy(cure, snapshot);
    case CauseKind::StripeStart:
    case CauseKind::EraseBlockStart: return cure.layer ? layerRemedy(cure) : moveRemedy(cure, snapshot);
    case CauseKind::LayerOffset: return layerRemedy(cure);
    case CauseKind::VolumeStart: return "place it at a multiple of the physical sector";
    case CauseKind::BlockSmallerThanSector: return blockRemedy(cure);
    case CauseKind::BogusStripeWidth: return "clear stride and stripe width in the superblock; the data stay";
    }
    return {};
}

std::string effectText(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::BogusStripeWidth:
        return "no structure's verdict changes; the allocator stops spacing large files by it";
    case CauseKind::StripeStart: return "no verdict on the physical sectors changes; large writes fill whole stripes";
    case CauseKind::EraseBlockStart:
        return "no verdict on the physical sectors changes; large writes fill whole erase blocks";
    default: break;
    }
    if (!snapshot.layout) {
        return cure.layer ? "its data then start on a boundary" : "the partition then starts on a boundary";
    }
    if (cure.cause == CauseKind::BlockSmallerThanSector && cure.madeWhole == 0) {
        return fmt::format("the {} misaligned structures stay so", grouped(cure.misaligned));
    }
    if (cure.madeWhole == 0 && cure.misaligned > 0) {
        return fmt::format("none of the {} misaligned structures becomes whole by this alone",
                           grouped(cure.misaligned));
    }
    return fmt::format("{} of {} misaligned structures become whole", grouped(cure.madeWhole),
                       grouped(cure.misaligned));
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeText(cure, snapshot), remedyText(cure, snapshot), effectText(cure, snapshot),
            cureCommands(cure, snapshot), anewCommands(cure, snapshot)};
}

} // namespace atlas
