// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_text.h"

#include "alignment/mountable.h"
#include "alignment/stripe_width.h"
#include "layout/payload.h"
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
    case CauseKind::PartitionStart:
        return cure.device.empty() ? partitionCause(cure, snapshot.disk)
                                   : message<CauseLowerPartition>(cure.device, cure.past, cure.granularity);
    case CauseKind::LayerOffset: return layerCause(cure);
    case CauseKind::VolumeStart: return message<CauseVolumeStart>(cure.past, cure.granularity);
    case CauseKind::BlockSmallerThanSector:
        return message<CauseBlockSize>(snapshot.layout->filesystem.blockSize, cure.granularity);
    case CauseKind::BogusStripeWidth: {
        const auto& fs = snapshot.layout->filesystem;
        return stripeWidthText(stripeWidthOf(fs), fs.raidStripeWidth, fs.raidStride);
    }
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
    if (!cure.device.empty()) {
        return snapshot.disk.isVolumeOfImage() ? message<CureLowerPartitionOfImage>(cure.device)
                                               : message<CureLowerPartition>(cure.device);
    }
    if (cure.partition == 0) {
        return message<PlaceVolume>(Size{cure.granularity});
    }
    if (cure.unreadContainer) {
        return message<JudgeContainerAlone>(PartitionNumber{cure.partition});
    }
    if (cure.missing.value > 0) {
        return message<LengthenPartition>(PartitionNumber{cure.partition}, cure.missing);
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

/// pvmove works on the volume groups of the running system, which an image is no part of.
Message layerRemedy(const Cure& cure, bool isDevice) {
    const Size size{cure.granularity};
    switch (cure.layer->kind) {
    case LayerKind::LvmPhysicalVolume:
        return isDevice ? message<MakePhysicalVolumeAnew>(size) : message<MakePhysicalVolumeAnewInImage>(size);
    case LayerKind::LvmLinearVolume: return isDevice ? message<MoveExtents>(size) : message<MakeVolumeGroupAnew>(size);
    case LayerKind::MdMember: return message<MakeArrayAnew>(Count{cure.layer->members}, size);
    case LayerKind::Luks1:
    case LayerKind::Luks2: break;
    }
    return message<MakeLayerAnew>(size);
}

Message blockSizeRemedy(const Cure& cure) {
    if (!fitsEveryPage(cure.granularity)) {
        return message<NoBlockSizeCures>(usualPageSize, Size{cure.granularity});
    }
    return cure.newBlocks ? message<MakeFileSystemAnew>() : message<MakeFileSystemAnewAligned>();
}

/// The boundary after the volume's start.
ByteOffset nextBoundary(const Cure& cure, const Snapshot& snapshot) {
    const auto start = snapshot.placement ? snapshot.placement->bytes.first : ByteOffset{0};
    return start + ByteCount{cure.granularity.value - cure.past.value};
}

Message remedyOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart: return moveRemedy(cure, snapshot);
    case CauseKind::StripeStart:
    case CauseKind::EraseBlockStart:
        return cure.layer ? layerRemedy(cure, snapshot.disk.isDevice) : moveRemedy(cure, snapshot);
    case CauseKind::LayerOffset: return layerRemedy(cure, snapshot.disk.isDevice);
    case CauseKind::VolumeStart: return message<PlaceOnSectors>(nextBoundary(cure, snapshot));
    case CauseKind::BlockSmallerThanSector: return blockSizeRemedy(cure);
    case CauseKind::BogusStripeWidth:
        return cure.remadeBefore ? message<StripeWidthLeftOut>() : message<ClearStripeWidth>();
    }
    return {};
}

Message effectWithoutVolume(const Cure& cure, const Snapshot& snapshot) {
    if (cure.unreadContainer) {
        return message<EffectUnknown>();
    }
    if (cure.layer) {
        return message<LayerOnBoundary>();
    }
    const auto& layers = layersIn(snapshot, cure.partition);
    return layers.empty() ? message<PartitionOnBoundary>() : message<PayloadOnBoundary>(label(layers.back().kind));
}

/// What the simulation of the cure found.
Message effectOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::BogusStripeWidth: return message<AllocatorStopsSpacing>();
    case CauseKind::StripeStart: return message<WritesFillStripes>();
    case CauseKind::EraseBlockStart: return message<WritesFillEraseBlocks>();
    default: break;
    }
    if (!snapshot.layout) {
        return effectWithoutVolume(cure, snapshot);
    }
    if (cure.missing.value > 0) {
        return message<MovedLater>();
    }
    const Count misaligned{cure.misaligned()};
    if (cure.cause == CauseKind::BlockSmallerThanSector) {
        return cure.newBlocks ? message<NewBlocksWhole>(misaligned) : message<StayMisaligned>(misaligned);
    }
    if (cure.madeWhole() > 0 || cure.misaligned() == 0) {
        return message<BecomeWhole>(Count{cure.madeWhole()}, misaligned);
    }
    const bool cheaper = cure.after.readModifyWrites < cure.before.readModifyWrites;
    return cheaper ? message<NoneBecomesWholeButCheaper>(misaligned, Count{cure.after.readModifyWrites},
                                                         Number{cure.before.readModifyWrites})
                   : message<NoneBecomesWhole>(misaligned);
}

/// What is made anew must be unmounted first; the messages of moves say so themselves.
Message remedyWhileMounted(const Cure& cure, const Snapshot& snapshot) {
    const bool remakes = cure.newBlocks || cure.newData;
    const bool mounted = snapshot.layout && snapshot.layout->filesystem.mounted;
    auto remedy = remedyOf(cure, snapshot);
    if (cure.newBlocks && snapshot.layout && !snapshot.layout->filesystem.journalUuid.empty()) {
        remedy = message<LeavesExternalJournal>(std::move(remedy));
    }
    return remakes && mounted ? message<UnmountFirst>(std::move(remedy)) : remedy;
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeOf(cure, snapshot), remedyWhileMounted(cure, snapshot), effectOf(cure, snapshot),
            cureCommands(cure, snapshot), anewCommands(cure, snapshot)};
}

Message cureText(const CureWords& words) { return message<CureWithEffect>(words.remedy, words.effect); }

std::optional<Message> withoutCommand(const CureWords& words) {
    return words.commands.empty() ? std::optional(message<NoCommandCures>()) : std::nullopt;
}

} // namespace atlas
