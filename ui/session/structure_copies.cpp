// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/structure_copies.h"

#include "inspect/inspect_disk.h"
#include "layout/layout.h"
#include "layout/structures.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"
#include "report/words/subject_text.h"
#include "report/words/verdict_text.h"
#include "ui/session/whereabouts.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas::ui {
namespace {

bool holdsBitmap(const Region* region) { return region != nullptr && isBitmap(region->kind); }

/// The structure at the selected byte; for a whole block, the one at its start.
std::optional<StructurePlace> structureIn(const Layout& layout, const BlockPlace& place) {
    const auto first = byteOf(place.block, layout.filesystem.blockSize);
    if (place.inBlock)
        return placeAt(layout, first + ByteCount{*place.inBlock});
    const auto places = superblockPlaces(layout); // the primary one may follow the boot sectors
    const auto found = std::ranges::find_if(places, [&](const StructurePlace& each) {
        return ByteInterval{first, layout.filesystem.blockSize}.contains(each.bytes.first);
    });
    return found == places.end() ? placeAt(layout, first) : std::optional(*found);
}

/// Limits `places` to maxCopiesShown; `chosen` stays included.
CopyPlaces limited(std::vector<StructurePlace> places, const std::optional<StructurePlace>& chosen) {
    const auto found = chosen ? std::ranges::find(places, chosen->bytes, &StructurePlace::bytes) : places.begin();
    auto shown = found == places.end() ? 0 : static_cast<std::size_t>(found - places.begin());
    const auto left = places.size() - std::min(places.size(), maxCopiesShown);
    if (shown >= maxCopiesShown) {
        places[maxCopiesShown - 1] = places[shown];
        shown = maxCopiesShown - 1;
    }
    places.resize(places.size() - left);
    return {.places = std::move(places), .shown = shown, .left = left};
}

CopyPlaces copiesOf(const Layout& layout, const StructurePlace& place) {
    switch (place.kind) {
    case StructureKind::Superblock: return limited(superblockPlaces(layout), place);
    case StructureKind::GroupDescriptor: return limited(descriptorPlaces(layout, place.group), place);
    default: return {.places = {place}};
    }
}

} // namespace

ByteInterval StructureCopies::bytes() const {
    const auto* const structure = selected();
    return structure == nullptr
               ? ByteInterval{}
               : ByteInterval{start + (structure->place.bytes.first - ByteOffset{0}), structure->place.bytes.count};
}

ByteInterval StructureCopies::bytesOf(std::size_t field) const {
    const auto& is = *selected()->decoded.fields[field].field;
    return {bytes().first + ByteCount{is.offset}, {is.width}};
}

std::optional<std::size_t> StructureCopies::fieldAt(ByteOffset byte) const {
    if (!bytes().contains(byte))
        return std::nullopt;
    const auto index = selected()->decoded.table->fieldAt(static_cast<std::size_t>((byte - bytes().first).value));
    return index && *index < selected()->decoded.fields.size() ? index : std::nullopt;
}

CopyPlaces copyPlaces(const Layout& layout, const Place& place) {
    if (std::holds_alternative<std::monostate>(place))
        return limited(superblockPlaces(layout), std::nullopt);
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return limited(descriptorPlaces(layout, group->group), std::nullopt);
    const auto* const block = std::get_if<BlockPlace>(&place);
    if (block == nullptr)
        return {};
    if (holdsBitmap(layout.regionAt(block->block)))
        return limited(descriptorPlaces(layout, groupOf(layout, place)), std::nullopt);
    const auto found = structureIn(layout, *block);
    return found ? copiesOf(layout, *found) : CopyPlaces{};
}

Result<StructureCopies> readCopies(const ByteSource& disk, const Snapshot& snapshot, const CopyPlaces& places) {
    StructureCopies out{.left = places.left, .start = snapshot.placement->bytes.first};
    StructureReader reader(disk, out.start);
    if (auto status = reader.useSuperblockOf(*snapshot.layout); !status)
        return std::unexpected(status.error());
    auto read = readEachCopy(reader, places.places, places.shown);
    if (!read)
        return std::unexpected(read.error());
    out.copies = std::move(read->copies);
    out.shown = read->needed;
    out.unreadable = std::move(read->unreadable);
    out.differences = compareCopies(out.copies);
    return out;
}

namespace {

/// The structure of the partition tables that contains `byte`; none elsewhere.
Result<StructureCopies> readTableAt(const ByteSource& disk, const Snapshot& snapshot, ByteOffset byte) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    std::vector<InspectedStructure> all;
    if (auto mbr = readMbr(disk); mbr && snapshot.disk.table.kind != TableKind::None)
        all.push_back(std::move(*mbr));
    if (snapshot.disk.table.kind == TableKind::Gpt) {
        auto gpt = readGpt(disk, sector);
        if (!gpt)
            return std::unexpected(gpt.error());
        std::ranges::move(*gpt, std::back_inserter(all));
    } else if (snapshot.disk.table.kind == TableKind::Mbr) {
        auto records = readEbrs(disk, sector);
        if (!records)
            return std::unexpected(records.error());
        std::ranges::move(*records, std::back_inserter(all));
    }
    const auto found =
        std::ranges::find_if(all, [byte](const InspectedStructure& each) { return each.place.bytes.contains(byte); });
    return found == all.end() ? StructureCopies{} : StructureCopies{.copies = {std::move(*found)}};
}

} // namespace

Result<StructureCopies> readTable(const ByteSource& disk, const Snapshot& snapshot, const Place& place) {
    if (const auto* at = std::get_if<DiskPlace>(&place))
        return readTableAt(disk, snapshot, at->byte);
    const auto* const partition = std::get_if<PartitionPlace>(&place);
    auto gpt = place == Place{TablePlace{TableKind::Mbr}} ? Result<std::vector<InspectedStructure>>{}
                                                          : readGpt(disk, snapshot.disk.drive.logicalSector.value);
    if (gpt && !gpt->empty()) {
        const auto found = std::ranges::find_if(*gpt, [partition](const InspectedStructure& each) {
            return partition != nullptr && each.place.kind == StructureKind::GptEntry &&
                   each.place.number == partition->number;
        });
        return StructureCopies{.copies = {std::move(found == gpt->end() ? gpt->front() : *found)}};
    }
    auto mbr = readMbr(disk);
    if (!mbr)
        return std::unexpected(mbr.error());
    return StructureCopies{.copies = {std::move(*mbr)}};
}

namespace {

struct StructureWorking {
    Q_DECLARE_TR_FUNCTIONS(StructureWorking)
};

/// Precondition: at least one of `blocks` exists.
Message verdictOf(const Judgement& judgement, BlockInterval blocks) {
    const auto& layout = *judgement.snapshot.layout;
    const auto* region = layout.regionAt(blocks.first);
    if (region != nullptr && !isJudged(layout.filesystem, region->kind))
        return lostPrimaryVerdict();
    const auto judge = judgement.structureJudge();
    return fitVerdict(judge.fit(blocks).worst.value_or(Fit::Whole), judge.worstReadModifyWrites(blocks));
}

} // namespace

std::optional<QString> structureName(const Layout& layout, const BlockPlace& place) {
    if (const auto structure = structureAskedFor(layout, place))
        return text(label(*structure));
    const auto* region = layout.regionAt(place.block);
    return region != nullptr ? std::optional(text(label(region->kind, region->ownerOf(place.block)))) : std::nullopt;
}

QString placeName(const Judgement& judgement, const Place& place) {
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return StructureWorking::tr("group %1").arg(number(group->group.value));
    if (const auto* disk = std::get_if<DiskPlace>(&place))
        return StructureWorking::tr("byte %1").arg(number(disk->byte.value));
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr || !judgement.hasVolume())
        return {};
    return structureName(*judgement.snapshot.layout, *block)
        .value_or(StructureWorking::tr("block %1").arg(number(block->block.value)));
}

QString byteWorking(const Judgement& judgement, ByteOffset byte) {
    const auto where = whereabouts(judgement, byte);
    return StructureWorking::tr("byte %1 is in logical sector %2, and byte %3 of physical sector %4; no block of the "
                                "file system lies there")
        .arg(number(byte.value), number(where.sector.value), number(where.inPhysicalSector.value),
             number(where.physicalSector));
}

QString structureWorking(const Judgement& judgement, BlockInterval blocks) {
    const auto& layout = *judgement.snapshot.layout;
    const auto blockSize = layout.filesystem.blockSize;
    const auto missing = missingBlocks(layout);
    const auto presence = presenceOf(blocks, missing);
    if (presence == Presence::None) {
        return StructureWorking::tr(
                   "block %1 lies past the end of the file system, image or partition, so its bytes are missing")
            .arg(number(blocks.first.value));
    }
    const auto start = judgement.placement()->bytes.first;
    auto working =
        text(blockWorking(blocks.first, blockSize, start, judgement.drive().grid(), verdictOf(judgement, blocks)));
    const auto granularity = judgement.markedGrid();
    if (granularity && beginsJudged(layout, blocks)) {
        working = StructureWorking::tr("%1 — first byte %2")
                      .arg(working, text(boundaryVerdict(byteOf(blocks.first, blockSize, start), *granularity)));
    }
    return presence == Presence::All
               ? working
               : StructureWorking::tr("%1 — from block %2 on it lies past the end of the image or partition")
                     .arg(working, number(missing.first.value));
}

} // namespace atlas::ui
