// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_text.h"

#include "alignment/grid.h"
#include "alignment/judgement.h"
#include "report/messages/container_text.h"
#include "report/messages/cure_commands.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"

namespace atlas {
namespace {

using enum MessageId;

Message partitionCause(const Cure& cure, std::uint32_t partitionNumber, const Disk& disk) {
    const auto* partition = disk.table.find(partitionNumber);
    const auto start = partition != nullptr ? partition->sectors.first : Lba{};
    const auto sector = disk.drive.logicalSector.value.value;
    const PartitionNumber number{partitionNumber};
    if (cure.past.value % sector != 0) {
        return message<CausePartitionStartBytes>(number, start, cure.past, cure.granularity);
    }
    return message<CausePartitionStart>(number, start, Count{cure.past.value / sector}, cure.past, cure.granularity);
}

Message layerCause(const Cure& cure) {
    const auto layer = layerLabel(cure.layer->kind, cure.layer->name);
    return cure.partition ? message<CauseLayerInAlignedPartition>(layer, cure.past, cure.granularity)
                          : message<CauseLayer>(layer, cure.past, cure.granularity);
}

/// The cause for a granularity larger than the physical sector.
template <MessageId plain, MessageId throughLayer>
Message coarseCause(const Cure& cure) {
    const Size size{cure.granularity};
    return cure.layer ? message<throughLayer>(cure.past, size, layerLabel(cure.layer->kind, cure.layer->name))
                      : message<plain>(cure.past, size);
}

Message causeOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart:
        return cure.partition ? partitionCause(cure, *cure.partition, snapshot.disk)
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

/// Puts the remedy that was decided for `cure` into words.
struct RemedyText {
    Message operator()(remedy::PlaceVolume) const { return message<PlaceVolume>(size()); }
    Message operator()(remedy::PlaceOnSectors place) const { return message<PlaceOnSectors>(place.next); }
    Message operator()(const remedy::MovePartition& move) const {
        const auto start = move.to.start;
        const Size first{{move.first.value}};
        if (move.to.shrinks) {
            const Count sectors{move.to.size.value};
            return cure.unmountFirst ? message<ShrinkMountedPartition>(sectors, start, move.first, first)
                                     : message<ShrinkPartition>(sectors, start, move.first, first);
        }
        return cure.unmountFirst ? message<MoveMountedPartition>(number(), start, move.first, first)
                                 : message<MovePartition>(number(), start, move.first, first);
    }
    Message operator()(remedy::NoRoom why) const {
        switch (why) {
        case remedy::NoRoom::InExtended: return message<NoRoomForLogical>(size());
        case remedy::NoRoom::Around: return message<NoRoomBehind>(size());
        case remedy::NoRoom::ToShrink: return message<NoRoomToShrink>(size());
        case remedy::NoRoom::Unsound: return message<RepairBeforeShrinking>(size());
        case remedy::NoRoom::FaultyTable: break;
        }
        return message<RepairTableFirst>();
    }
    Message operator()(remedy::LengthenPartition lengthen) const {
        return message<LengthenPartition>(number(), lengthen.missing);
    }
    Message operator()(remedy::ReadContainer) const { return message<JudgeContainerAlone>(number()); }
    Message operator()(remedy::MoveLowerPartition move) const {
        return move.ofImage ? message<MoveLowerPartitionOfImage>(cure.device)
                            : message<MoveLowerPartition>(cure.device);
    }
    Message operator()(const remedy::MakeLayerAnew& anew) const {
        return cure.newData() ? unmounted(layerAnew(anew)) : layerAnew(anew);
    }
    Message operator()(remedy::MakeFileSystemAnew anew) const {
        auto text = message<MakeFileSystemAnew>();
        return unmounted(anew.externalJournal ? message<LeavesExternalJournal>(std::move(text)) : std::move(text));
    }
    Message operator()(remedy::MakeFileSystemAnewAligned) const { return message<MakeFileSystemAnewAligned>(); }
    Message operator()(remedy::NoBlockSize) const { return message<NoBlockSizeCures>(usualPageSize, size()); }
    Message operator()(remedy::ClearStripeWidth) const { return message<ClearStripeWidth>(); }
    Message operator()(remedy::StripeWidthLeftOut) const { return message<StripeWidthLeftOut>(); }

    const Cure& cure;

private:
    Size size() const { return Size{cure.aim}; }
    /// Of a cure whose remedy concerns a partition of the table.
    PartitionNumber number() const { return PartitionNumber{*cure.partition}; }
    /// The messages of moves say so themselves.
    Message unmounted(Message text) const { return cure.unmountFirst ? message<UnmountFirst>(std::move(text)) : text; }
    Message layerAnew(const remedy::MakeLayerAnew& anew) const {
        switch (cure.layer->kind) {
        case LayerKind::LvmPhysicalVolume:
            return anew.runs ? message<MakePhysicalVolumeAnew>(size()) : message<MakePhysicalVolumeAnewInImage>(size());
        case LayerKind::LvmLinearVolume:
            return anew.runs ? message<MoveExtents>(size()) : message<MakeVolumeGroupAnew>(size());
        case LayerKind::MdMember: return message<MakeArrayAnew>(Count{cure.layer->members}, size());
        case LayerKind::Luks1:
        case LayerKind::Luks2: break;
        }
        return message<MakeLayerAnew>(size());
    }
};

Message effectOnStart(const Cure& cure) {
    if (std::holds_alternative<remedy::ReadContainer>(cure.remedy)) {
        return message<EffectUnknown>();
    }
    if (cure.layer) {
        return message<LayerOnBoundary>();
    }
    return cure.innermost ? message<PayloadOnBoundary>(label(*cure.innermost)) : message<PartitionOnBoundary>();
}

Message effectOnStructures(const Cure& cure) {
    const Count misaligned{cure.misaligned()};
    if (cure.cause == CauseKind::BlockSmallerThanSector) {
        return cure.newBlocks() ? message<NewBlocksWhole>(misaligned) : message<StayMisaligned>(misaligned);
    }
    if (cure.madeWhole() > 0 || cure.misaligned() == 0) {
        return message<BecomeWhole>(Count{cure.madeWhole()}, misaligned);
    }
    const bool cheaper = cure.after.readModifyWrites < cure.before.readModifyWrites;
    return cheaper ? message<NoneBecomesWholeButCheaper>(misaligned, Count{cure.after.readModifyWrites},
                                                         Number{cure.before.readModifyWrites})
                   : message<NoneBecomesWhole>(misaligned);
}

/// Of a cure for a granularity larger than the physical sector: `alone` where the structures stay as they are.
template <MessageId alone, MessageId besides>
Message coarseEffect(const Cure& cure) {
    const bool stays = cure.after.verdict == cure.before.verdict && cure.after.misaligned == cure.before.misaligned &&
                       cure.after.readModifyWrites == cure.before.readModifyWrites;
    return stays ? message<alone>() : message<besides>(effectOnStructures(cure));
}

/// What the simulation of the cure found.
Message effectOf(const Cure& cure) {
    if (cure.cause == CauseKind::BogusStripeWidth) {
        return message<AllocatorStopsSpacing>();
    }
    if (cure.ofStart) {
        return effectOnStart(cure);
    }
    if (std::holds_alternative<remedy::LengthenPartition>(cure.remedy)) {
        return message<MovedLater>();
    }
    switch (cure.cause) {
    case CauseKind::StripeStart: return coarseEffect<WritesFillStripes, AlsoFillStripes>(cure);
    case CauseKind::EraseBlockStart: return coarseEffect<WritesFillEraseBlocks, AlsoFillEraseBlocks>(cure);
    default: return effectOnStructures(cure);
    }
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeOf(cure, snapshot), std::visit(RemedyText{cure}, cure.remedy), effectOf(cure),
            cureCommands(cure, snapshot), anewCommands(cure, snapshot)};
}

std::vector<std::string> blockOf(const std::vector<CureCommand>& commands) {
    std::vector<std::string> lines;
    for (const auto& command : commands) {
        lines.push_back(command.text + (&command == &commands.back() ? "" : " &&"));
    }
    return lines;
}

Message remedyAndEffect(const CureWords& words) { return message<RemedyWithEffect>(words.remedy, words.effect); }

std::optional<Message> withoutCures(CureState state) {
    switch (state) {
    case CureState::Listed: break;
    case CureState::NoneKnown: return message<NoCureKnown>();
    case CureState::NothingToCure: return message<NothingToCure>();
    case CureState::NothingHere: return message<NothingToCureHere>();
    case CureState::NothingInJudged: return message<NothingToCureOfJudged>();
    }
    return std::nullopt;
}

std::optional<Message> withoutCommand(const CureWords& words) {
    return words.commands.empty() ? std::optional(message<NoCommandCures>()) : std::nullopt;
}

} // namespace atlas
