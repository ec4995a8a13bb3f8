// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_text.h"

#include "alignment/better_start.h"
#include "report/messages/cure_commands.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"

namespace atlas {
namespace {

using enum MessageId;

Message partitionCause(const Cure& cure, const Disk& disk) {
    const auto* partition = disk.table.find(cure.partition);
    const auto start = partition != nullptr ? partition->sectors.first : Lba{};
    const auto sector = disk.drive.logicalSector.value.value;
    const PartitionNumber number{cure.partition};
    if (cure.past.value % sector != 0) {
        return message<CausePartitionStartBytes>(number, start, cure.past, cure.granularity);
    }
    return message<CausePartitionStart>(number, start, Count{cure.past.value / sector}, cure.past, cure.granularity);
}

Message layerCause(const Cure& cure) {
    const auto layer = label(cure.layer->kind);
    return cure.partition > 0 ? message<CauseLayerInAlignedPartition>(layer, cure.past, cure.granularity)
                              : message<CauseLayer>(layer, cure.past, cure.granularity);
}

/// The cause for a granularity larger than the physical sector.
template <MessageId plain, MessageId throughLayer>
Message coarseCause(const Cure& cure) {
    const Size size{cure.granularity};
    return cure.layer ? message<throughLayer>(cure.past, size, label(cure.layer->kind))
                      : message<plain>(cure.past, size);
}

Message causeOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart: return partitionCause(cure, snapshot.disk);
    case CauseKind::LayerOffset: return layerCause(cure);
    case CauseKind::VolumeStart: return message<CauseVolumeStart>(cure.past, cure.granularity);
    case CauseKind::BlockSmallerThanSector:
        return message<CauseBlockSize>(snapshot.layout->filesystem.blockSize, cure.granularity);
    case CauseKind::BogusStripeWidth: return message<CauseBogusStripeWidth>(Count{cure.granularity.value});
    case CauseKind::StripeStart: return coarseCause<CauseStripe, CauseStripeLayer>(cure);
    case CauseKind::EraseBlockStart: return coarseCause<CauseEraseBlock, CauseEraseBlockLayer>(cure);
    }
    return {};
}

Message noRoomRemedy(const Cure& cure, const Snapshot& snapshot) {
    const auto* partition = snapshot.disk.table.find(cure.partition);
    const Size size{cure.granularity};
    if (partition != nullptr && partition->role == PartitionRole::Logical) {
        return message<NoRoomForLogical>(size);
    }
    if (cure.cause != CauseKind::PartitionStart) {
        return message<NoRoomBehind>(size);
    }
    const bool alone = partition != nullptr && !roomAround(snapshot.disk, *partition).empty();
    return alone ? message<NoRoomToShrink>(size) : message<RepairTableFirst>();
}

Message moveRemedy(const Cure& cure, const Snapshot& snapshot) {
    if (cure.partition == 0) {
        return message<PlaceVolume>(Size{cure.granularity});
    }
    if (!cure.move) {
        return noRoomRemedy(cure, snapshot);
    }
    const bool mounted = snapshot.layout && snapshot.layout->filesystem.mounted;
    const auto start = cure.move->start;
    const auto byte = byteOf(start, snapshot.disk.drive.logicalSector.value);
    const Size size{{byte.value}};
    if (cure.move->shrinks) {
        const Count sectors{cure.move->size.value};
        return mounted ? message<ShrinkMountedPartition>(sectors, start, byte, size)
                       : message<ShrinkPartition>(sectors, start, byte, size);
    }
    const PartitionNumber number{cure.partition};
    return mounted ? message<MoveMountedPartition>(number, start, byte, size)
                   : message<MovePartition>(number, start, byte, size);
}

Message layerRemedy(const Cure& cure) {
    const Size size{cure.granularity};
    switch (cure.layer->kind) {
    case LayerKind::LvmPhysicalVolume: return message<MakePhysicalVolumeAnew>(size);
    case LayerKind::LvmLinearVolume: return message<MoveExtents>(size);
    case LayerKind::MdMember: return message<MakeArrayAnew>(Count{cure.layer->members}, size);
    case LayerKind::Luks1:
    case LayerKind::Luks2: break;
    }
    return message<MakeLayerAnew>(size);
}

Message remedyOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart: return moveRemedy(cure, snapshot);
    case CauseKind::StripeStart:
    case CauseKind::EraseBlockStart: return cure.layer ? layerRemedy(cure) : moveRemedy(cure, snapshot);
    case CauseKind::LayerOffset: return layerRemedy(cure);
    case CauseKind::VolumeStart: return message<PlaceOnSectors>();
    case CauseKind::BlockSmallerThanSector:
        return cure.granularity > maxMountableBlock
                   ? message<NoBlockSizeCures>(maxMountableBlock, Size{cure.granularity})
                   : message<MakeFileSystemAnew>();
    case CauseKind::BogusStripeWidth: return message<ClearStripeWidth>();
    }
    return {};
}

Message effectOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::BogusStripeWidth: return message<AllocatorStopsSpacing>();
    case CauseKind::StripeStart: return message<WritesFillStripes>();
    case CauseKind::EraseBlockStart: return message<WritesFillEraseBlocks>();
    default: break;
    }
    if (!snapshot.layout) {
        return cure.layer ? message<LayerOnBoundary>() : message<PartitionOnBoundary>();
    }
    const Count misaligned{cure.misaligned};
    if (cure.cause == CauseKind::BlockSmallerThanSector && cure.madeWhole == 0) {
        return message<StayMisaligned>(misaligned);
    }
    if (cure.madeWhole == 0 && cure.misaligned > 0) {
        return message<NoneBecomesWhole>(misaligned);
    }
    return message<BecomeWhole>(Count{cure.madeWhole}, misaligned);
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeOf(cure, snapshot), remedyOf(cure, snapshot), effectOf(cure, snapshot), cureCommands(cure, snapshot),
            anewCommands(cure, snapshot)};
}

} // namespace atlas
