// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/structure_copies.h"

#include "inspect/inspect_disk.h"
#include "ui/session/whereabouts.h"

#include <algorithm>

namespace atlas::ui {

namespace {

bool holdsBitmap(const Region* region) { return region != nullptr && isBitmap(region->kind); }

/// The structure at the selected byte of a block; of a block as a whole, the one at its start.
std::optional<StructurePlace> structureIn(const Layout& layout, const BlockPlace& place) {
    const auto first = byteOf(place.block, layout.filesystem.blockSize);
    if (place.inBlock) {
        return placeAt(layout, first + ByteCount{*place.inBlock});
    }
    const auto places = superblockPlaces(layout); // the primary one may begin behind the boot sectors
    const auto found = std::ranges::find_if(places, [&](const StructurePlace& each) {
        return ByteInterval{first, layout.filesystem.blockSize}.contains(each.bytes.first);
    });
    return found == places.end() ? placeAt(layout, first) : std::optional(*found);
}

/// Up to the limit, with `chosen` among them.
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
    if (!bytes().contains(byte)) {
        return std::nullopt;
    }
    const auto index = selected()->decoded.table->fieldAt(static_cast<std::size_t>((byte - bytes().first).value));
    return index && *index < selected()->decoded.fields.size() ? index : std::nullopt;
}

CopyPlaces copyPlaces(const Layout& layout, const Place& place) {
    if (std::holds_alternative<std::monostate>(place)) {
        return limited(superblockPlaces(layout), std::nullopt);
    }
    if (const auto* group = std::get_if<GroupPlace>(&place)) {
        return limited(descriptorPlaces(layout, group->group), std::nullopt);
    }
    const auto* const block = std::get_if<BlockPlace>(&place);
    if (block == nullptr) {
        return {};
    }
    if (holdsBitmap(layout.regionAt(block->block))) {
        return limited(descriptorPlaces(layout, groupOf(layout, place)), std::nullopt);
    }
    const auto found = structureIn(layout, *block);
    return found ? copiesOf(layout, *found) : CopyPlaces{};
}

Result<StructureCopies> readCopies(const ByteSource& disk, const Snapshot& snapshot, const CopyPlaces& places) {
    StructureCopies out{.left = places.left, .start = snapshot.placement->bytes.first};
    StructureReader reader(disk, out.start);
    if (auto status = reader.useSuperblockOf(*snapshot.layout); !status) {
        return std::unexpected(status.error());
    }
    auto read = readEachCopy(reader, places.places, places.shown);
    if (!read) {
        return std::unexpected(read.error());
    }
    out.copies = std::move(read->copies);
    out.shown = read->needed;
    out.unreadable = std::move(read->unreadable);
    out.differences = compareCopies(out.copies);
    return out;
}

Result<StructureCopies> readTable(const ByteSource& disk, const Snapshot& snapshot, const Place& place) {
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
    if (!mbr) {
        return std::unexpected(mbr.error());
    }
    return StructureCopies{.copies = {std::move(*mbr)}};
}

} // namespace atlas::ui
