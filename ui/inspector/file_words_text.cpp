// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/file_words_text.h"

#include "layout/structure_place.h"
#include "report/words/owner_text.h"
#include "report/words/place_text.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

struct MovedText {
    Q_DECLARE_TR_FUNCTIONS(MovedText)
};

} // namespace

QString movedText(const QString& value, bool moved) { return moved ? MovedText::tr("what if: %1").arg(value) : value; }

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

QString piecesText(const FileTrace& file) {
    const auto pieces = file.map.pieces();
    const auto blocks = number(file.blockCount());
    if (pieces == 0)
        return file.map.isInside ? FileWords::tr("its content lies in the inode") : FileWords::tr("it has no blocks");
    if (pieces == 2)
        return FileWords::tr("%1 blocks in 2 pieces, with a gap between them").arg(blocks);
    if (file.blockCount() == 1)
        return FileWords::tr("1 block");
    return pieces == 1 ? FileWords::tr("%1 blocks in one piece").arg(blocks)
                       : FileWords::tr("%1 blocks in %2 pieces, with %3 gaps between them")
                             .arg(blocks, number(pieces), number(pieces - 1));
}

ByteOffset onDisk(const Snapshot& snapshot, ByteOffset inVolume) {
    return snapshot.placement->bytes.first + (inVolume - ByteOffset{0});
}

QString ownerText(const FoundOwners& found) {
    const auto& owner = found.owners.owners.front();
    const auto block = number(found.block.value);
    const auto use = text(useText(owner));
    if (owner.paths.empty()) {
        return FileWords::tr("Block %1 belongs to inode %2 (%3): %4.")
            .arg(block, number(owner.inode), use, text(namelessText(owner)));
    }
    const auto path = text(owner.paths.front());
    return owner.paths.size() == 1
               ? FileWords::tr("Block %1 belongs to inode %2 (%3): %4").arg(block, number(owner.inode), use, path)
               : FileWords::tr("Block %1 belongs to inode %2 (%3) with %4 paths, one of them %5")
                     .arg(block, number(owner.inode), use, number(owner.paths.size()), path);
}

} // namespace

QString summaryOf(const FileTrace& file) {
    QStringList lines{FileWords::tr("%1: inode %2, %3.").arg(file.name, number(file.map.inode), piecesText(file))};
    if (file.holeBlocks != 0) {
        lines << (file.holeBlocks == 1
                      ? FileWords::tr("1 block of the file is a hole.")
                      : FileWords::tr("%1 blocks of the file are holes.").arg(number(file.holeBlocks)));
    }
    if (!file.map.mapping.empty()) {
        const auto blocks = file.map.mapping.size();
        lines << (blocks == 1 ? FileWords::tr("1 block holds its map.")
                              : FileWords::tr("%1 blocks hold its map.").arg(number(blocks)));
    }
    if (!file.map.error.empty())
        lines << FileWords::tr("There may be more: %1.").arg(text(file.map.error));
    return lines.join('\n');
}

QString ownerQuestion(const Layout& layout, BlockNumber block) {
    return layout.regionAt(block) != nullptr
               ? FileWords::tr("What is block %1 of the journal?").arg(number(block.value))
               : FileWords::tr("Who owns block %1?").arg(number(block.value));
}

QString summaryOf(const FoundOwners& found, const Layout& layout) {
    const auto& owners = found.owners;
    const auto* const region = layout.regionAt(found.block);
    if (region != nullptr && region->kind == RegionKind::Journal) {
        const auto block = number(found.block.value);
        return found.journalCopy
                   ? FileWords::tr("Block %1 of the journal: %2.")
                         .arg(block, text(journalCopyText(*found.journalCopy, layout)))
                   : FileWords::tr("Block %1 of the journal is none of its copies, or its descriptor block was "
                                   "overwritten.")
                         .arg(block);
    }
    QStringList lines;
    if (owners.owners.empty()) {
        lines << FileWords::tr("No inode in use names block %1 (%2).")
                     .arg(number(found.block.value), text(allocationText(owners)));
    } else {
        lines << ownerText(found);
    }
    for (const auto* list : {&owners.owners, &owners.former})
        for (const auto& owner : *list)
            if (const auto position = positionText(owner, found.within, layout.filesystem.blockSize);
                position && list->size() == 1) {
                lines << FileWords::tr("Byte %1 of the block: %2.").arg(number(found.within), text(*position));
            }
    if (!owners.former.empty()) {
        const auto& first = owners.former.front();
        lines << FileWords::tr("Inode %1, which is free, still names it: %2, %3.")
                     .arg(number(first.inode), text(useText(first)), text(formerText(first)));
    }
    if (owners.former.size() > 1)
        lines << FileWords::tr("%1 free inodes name it.").arg(number(owners.former.size()));
    if (owners.isFormerCut && owners.owners.empty())
        lines << FileWords::tr("Not all free inodes were searched.");
    if (owners.owners.size() > 1)
        lines << FileWords::tr("%1 inodes claim it.").arg(number(owners.owners.size()));
    if (!owners.isComplete())
        lines << FileWords::tr("There may be more: not everything could be read.");
    return lines.join('\n');
}

QString blocksWhere(BlockInterval blocks) {
    return blocks.count.value == 1 ? FileWords::tr("block %1").arg(blocksText(blocks))
                                   : FileWords::tr("blocks %1").arg(blocksText(blocks));
}

QString sectorsText(const Snapshot& snapshot, BlockInterval blocks) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto bytes = snapshot.placement->bytesOf(blocks, snapshot.layout->filesystem.blockSize);
    return FileWords::tr("%1 – %2").arg(number(sectorOf(bytes.first, sector).value),
                                        number(sectorOf(bytes.last(), sector).value));
}

QString inodeWhere(const Snapshot& snapshot, std::uint32_t inode) {
    const auto place = inodePlace(*snapshot.layout, inode);
    if (!place)
        return FileWords::tr("outside the inode tables");
    return FileWords::tr("group %1, index %2, byte %3")
        .arg(number(place->group.value), number(snapshot.layout->filesystem.indexOfInode(inode)),
             number(onDisk(snapshot, place->bytes.first).value));
}

QString gapText(const FileExtent& before, const FileExtent& after) {
    const auto end = before.blocks.end();
    if (after.logical > before.end())
        return FileWords::tr("after a hole of %1 blocks").arg(number(after.logical - before.end()));
    if (after.blocks.first > end)
        return FileWords::tr("%1 blocks further on").arg(number((after.blocks.first - end).value));
    return after.blocks.first < end ? FileWords::tr("%1 blocks back").arg(number((end - after.blocks.first).value))
                                    : QString();
}

} // namespace atlas::ui
