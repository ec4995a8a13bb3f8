// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/goto_place.h"

#include "ui/session/place_of_structure.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct PlaceText {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)
};

using Placed = std::expected<Place, QString>;

std::unexpected<QString> tooFar(const QString& words, std::uint64_t limit) {
    return std::unexpected(words.arg(number(limit)));
}

Placed placeOfBlock(const Layout& layout, std::uint64_t block) {
    const auto& fs = layout.filesystem;
    if (block >= fs.blockCount.value) {
        return tooFar(PlaceText::tr("The last block of this file system is %1."), fs.blockCount.value - 1);
    }
    return BlockPlace{{block}};
}

Placed placeInInodes(const Layout& layout, std::uint64_t inode) {
    const auto& fs = layout.filesystem;
    if (inode == 0 || inode > fs.inodeCount) {
        return tooFar(PlaceText::tr("The inodes of this file system are 1 to %1."), fs.inodeCount);
    }
    const auto place = placeOfInode(layout, static_cast<std::uint32_t>(inode));
    return !std::holds_alternative<std::monostate>(place)
               ? Placed(place)
               : std::unexpected(PlaceText::tr("Inode %1 lies outside the file system.").arg(number(inode)));
}

Placed placeOfTable(const Snapshot& snapshot, TableKind kind) {
    if (!exists(snapshot, TablePlace{kind})) {
        return std::unexpected(kind == TableKind::Gpt ? PlaceText::tr("This disk has no GPT.")
                                                      : PlaceText::tr("This disk has no MBR."));
    }
    return TablePlace{kind};
}

Placed placeOfByte(const Snapshot& snapshot, const Judgement& judgement, std::uint64_t byte) {
    if (byte >= snapshot.disk.size.value) {
        return tooFar(PlaceText::tr("The last byte of this disk is %1."), snapshot.disk.size.value - 1);
    }
    const auto where = whereaboutsAsRead(snapshot, judgement, ByteOffset{byte});
    if (where.block) {
        const auto first = snapshot.placement->byteOf(*where.block, snapshot.layout->filesystem.blockSize);
        return BlockPlace{*where.block, static_cast<std::uint32_t>((where.byte - first).value)};
    }
    if (where.partition) {
        return PartitionPlace{*where.partition};
    }
    return std::unexpected(PlaceText::tr("Byte %1 lies in no partition.").arg(number(byte)));
}

} // namespace

std::expected<Place, QString> placeOfTarget(const Snapshot& snapshot, const Judgement& judgement,
                                            const GotoTarget& target) {
    const auto sector = judgement.drive().logicalSector.value.value;
    switch (target.kind) {
    case GotoKind::Byte: return placeOfByte(snapshot, judgement, target.value);
    case GotoKind::Mbr: return placeOfTable(snapshot, TableKind::Mbr);
    case GotoKind::Gpt: return placeOfTable(snapshot, TableKind::Gpt);
    case GotoKind::Sector:
        if (target.value >= snapshot.disk.size.value / sector) {
            return tooFar(PlaceText::tr("The last logical sector of this disk is %1."),
                          snapshot.disk.size.value / sector - 1);
        }
        return placeOfByte(snapshot, judgement, target.value * sector);
    default: break;
    }
    if (!snapshot.layout) {
        return std::unexpected(
            PlaceText::tr("This disk holds no ext file system, so there are sectors and bytes only."));
    }
    const auto& layout = *snapshot.layout;
    if (target.kind == GotoKind::Structure) {
        return placeOfStructure(layout, target.structure, target.value);
    }
    if (target.kind == GotoKind::Field) {
        return placeInSuperblock(layout, target.value);
    }
    if (target.kind == GotoKind::Group) {
        if (target.value >= layout.groups.size().value) {
            return tooFar(PlaceText::tr("The last block group of this file system is %1."),
                          layout.groups.size().value - 1);
        }
        return GroupPlace{{static_cast<std::uint32_t>(target.value)}};
    }
    return target.kind == GotoKind::Inode ? placeInInodes(layout, target.value) : placeOfBlock(layout, target.value);
}

} // namespace atlas::ui
