// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/whereabouts.h"

#include "alignment/block_cuts.h"
#include "disk/disk.h"
#include "layout/layout.h"
#include "layout/structures.h"
#include "ui/session/session.h"
#include "ui/text/qt_text.h"
#include "view/strip_segments.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

std::optional<std::uint32_t> partitionNumberAt(const Disk& disk, ByteOffset byte) {
    const auto* partition = partitionAt(disk, byte);
    return partition != nullptr ? std::optional(partition->number) : std::nullopt;
}

/// A disk, and the file system shown on it.
struct Shown {
    const Disk& disk;
    const Drive& drive;
    const Layout* layout = nullptr; ///< null if there is none
    ByteOffset start{}; ///< of the file system
    BlockCuts cuts{};
};

Shown shownOf(const Snapshot& snapshot, const Drive& drive) {
    return snapshot.hasVolume()
               ? Shown{snapshot.disk, drive, snapshot.layout.get(), snapshot.placement->bytes.first, cutsOf(snapshot)}
               : Shown{snapshot.disk, drive};
}

void describeBlock(Whereabouts& where, const Shown& shown, BlockNumber block) {
    const auto& layout = *shown.layout;
    where.block = block;
    where.group = layout.filesystem.groupOf(block);
    where.verdict = blockVerdict(layout, structureJudge(layout, shown.start, shown.drive.grid(), shown.cuts), block);
    if (const auto* region = layout.regionAt(block); region != nullptr) {
        where.structure = region->kind;
        where.owner = region->ownerOf(block);
    }
}

Whereabouts whereaboutsIn(const Shown& shown, ByteOffset byte) {
    const auto grid = shown.drive.grid();
    Whereabouts where{.byte = byte,
                      .sector = sectorOf(byte, shown.drive.logicalSector.value),
                      .physicalSector = sectorNumber(byte, grid),
                      .inPhysicalSector = pastBoundary(byte, grid),
                      .partition = partitionNumberAt(shown.disk, byte)};
    if (shown.layout != nullptr) {
        if (const auto block = shown.layout->filesystem.blockAt(byte, shown.start))
            describeBlock(where, shown, *block);
    }
    return where;
}

} // namespace

Whereabouts whereabouts(const Judgement& judgement, ByteOffset byte) {
    return whereaboutsAsRead(judgement.snapshot, judgement, byte);
}

Whereabouts whereaboutsAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte) {
    return whereaboutsIn(shownOf(read, judgement.drive()), byte);
}

Whereabouts whereaboutsOnDisk(const Session& session, ByteOffset byte) {
    const auto& judgement = session.judgement();
    const auto& drawn = shownDisk(session.snapshot(), judgement);
    auto shown = shownOf(drawn, judgement.drive());
    if (drawn.placement && endsOnDisk(drawn.disk, *drawn.placement) && byte >= drawn.placement->bytes.end())
        shown.layout = nullptr;
    return whereaboutsIn(shown, byte);
}

ByteOffset byteAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte) {
    const auto placed = judgement.hasVolume() ? judgement.placement()->bytes : ByteInterval{};
    return placed.contains(byte) ? read.placement->bytes.first + (byte - placed.first) : byte;
}

Whereabouts whereabouts(const Judgement& judgement, BlockNumber block) {
    return whereabouts(judgement,
                       judgement.placement()->byteOf(block, judgement.snapshot.layout->filesystem.blockSize));
}

std::optional<Whereabouts> whereaboutsOf(const Judgement& judgement, const Place& place) {
    if (const auto* disk = std::get_if<DiskPlace>(&place))
        return whereabouts(judgement, disk->byte);
    if (!judgement.hasVolume() || !exists(judgement.snapshot, place))
        return std::nullopt;
    const auto at = [&](BlockNumber block, std::uint32_t inBlock) {
        const auto first = judgement.placement()->byteOf(block, judgement.snapshot.layout->filesystem.blockSize);
        return whereabouts(judgement, first + ByteCount{inBlock});
    };
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return at(judgement.snapshot.layout->filesystem.blocksOf(group->group).first, 0);
    const auto* block = std::get_if<BlockPlace>(&place);
    return block != nullptr ? std::optional(at(block->block, block->inBlock.value_or(0))) : std::nullopt;
}

std::optional<StructurePlace> structureAskedFor(const Layout& layout, const Place& place) {
    const auto* block = std::get_if<BlockPlace>(&place);
    return block != nullptr && block->inBlock
               ? placeAt(layout, byteOf(block->block, layout.filesystem.blockSize) + ByteCount{*block->inBlock})
               : std::nullopt;
}

GroupNumber groupOf(const Layout& layout, const Place& place) {
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return group->group;
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr)
        return noGroup;
    const auto structure = structureAskedFor(layout, place);
    return structure && structure->kind == StructureKind::GroupDescriptor ? structure->group
                                                                          : layout.groupAt(block->block);
}

std::optional<std::uint32_t> inodeOf(const Layout& layout, const Place& place) {
    const auto* const block = std::get_if<BlockPlace>(&place);
    if (block == nullptr)
        return std::nullopt;
    const auto at = byteOf(block->block, layout.filesystem.blockSize) + ByteCount{block->inBlock.value_or(0)};
    const auto structure = placeAt(layout, at);
    return structure && structure->kind == StructureKind::Inode ? std::optional(structure->number) : std::nullopt;
}

std::optional<BlockNumber> blockForFiles(const Layout& layout, const Place& place) {
    const auto* const block = std::get_if<BlockPlace>(&place);
    const auto* const region = block == nullptr ? nullptr : layout.regionAt(block->block);
    return block != nullptr && (region == nullptr || region->kind == RegionKind::Journal) ? std::optional(block->block)
                                                                                          : std::nullopt;
}

bool exists(const Snapshot& snapshot, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place))
        return snapshot.disk.table.find(partition->number) != nullptr;
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return snapshot.layout && group->group.value < snapshot.layout->groups.size().value;
    if (const auto* disk = std::get_if<DiskPlace>(&place))
        return disk->byte.value < snapshot.disk.size.value;
    if (const auto* table = std::get_if<TablePlace>(&place)) {
        const auto kind = snapshot.disk.table.kind;
        return kind == table->kind || (kind == TableKind::Gpt && table->kind == TableKind::Mbr); // the protective MBR
    }
    const auto* block = std::get_if<BlockPlace>(&place);
    return block == nullptr || (snapshot.layout && block->block < snapshot.layout->filesystem.end());
}

BlockInterval blocksOf(const Layout& layout, const Place& place) {
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return layout.filesystem.blocksOf(group->group);
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr)
        return {};
    const auto* region = layout.regionAt(block->block);
    return region != nullptr ? region->partAt(block->block).blocks() : BlockInterval{block->block, {1}};
}

} // namespace atlas::ui
