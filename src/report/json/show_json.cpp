// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/show_json.h"

#include "base/kernel_log.h"
#include "base/utf8.h"
#include "inspect/inspect_structure.h"
#include "layout/layout.h"
#include "layout/layout_summary.h"
#include "ondisk/field_table.h"
#include "report/json/inodes_json.h"
#include "report/json/journal_json.h"
#include "report/json/summary_json.h"
#include "report/json/tree_json.h"
#include "report/words/place_text.h"
#include "report/words/structure_text.h"

#include <algorithm>

namespace atlas {
namespace {

/// The answer in one line.
std::string lineOf(const Shown& shown) {
    std::string text;
    for (const auto& part : placeParts(shown))
        text += (text.empty() ? "" : "; ") + english(part);
    return text;
}

void writeField(JsonWriter& json, const FieldTable& table, const DecodedField& field) {
    json.beginObject();
    json.field("field", field.field->name);
    json.field("offset", field.field->offset);
    json.field("bytes", field.field->width);
    json.field("hex", hexText(field.raw));
    json.field("raw", field.number);
    json.field("value", field.value);
    json.field("valid", field.valid);
    json.field("needs", field.field->needs.empty() ? std::nullopt : std::optional(field.field->needs));
    json.field("meaning", fieldMeaning(table, *field.field, Language::English));
    json.endObject();
}

/// The member "places": where on the disk it lies, several for a volume in pieces.
void writePlaces(JsonWriter& json, const std::vector<ByteInterval>& places) {
    json.key("places");
    json.beginArray();
    for (const auto& place : places) {
        json.beginObject();
        json.field("byte", place.first);
        json.field("bytes", place.count);
        json.endObject();
    }
    json.endArray();
}

void writeChecksumVerdict(JsonWriter& json, const ChecksumVerdict& verdict) {
    json.beginObject();
    json.field("field", verdict.field);
    json.field("stored", verdict.stored);
    json.field("computed", verdict.computed);
    json.field("right", verdict.right());
    json.endObject();
}

} // namespace

void writeChecksum(JsonWriter& json, const std::optional<ChecksumVerdict>& verdict) {
    json.key("checksum");
    if (verdict)
        writeChecksumVerdict(json, *verdict);
    else
        json.value(nullptr);
}

void writeFields(JsonWriter& json, const DecodedStructure& decoded) {
    json.key("fields");
    json.beginArray();
    for (const auto& field : decoded.fields)
        writeField(json, *decoded.table, field);
    json.endArray();
}

void writeStructure(JsonWriter& json, const InspectedStructure& structure, const Shown& shown) {
    const auto& place = structure.place;
    const bool isInode = place.kind == StructureKind::Inode || place.kind == StructureKind::JournalSuperblock;
    json.beginObject();
    json.field("structure", name(place.kind));
    json.field("type", structure.decoded.table->structure);
    json.field("group", unlessNone(place.group, noGroup));
    json.field("copy_in_group", unlessNone(place.copyIn, noGroup));
    json.field("inode", isInode ? std::optional(place.number) : std::nullopt);
    json.field("byte_in_volume", place.bytes.first);
    json.field("byte", shown.onDisk(shown.start + (place.bytes.first - ByteOffset{0})));
    json.field("bytes", place.bytes.count);
    writePlaces(json, shown.onDisk(place));
    writeChecksum(json, structure.checksum);
    json.key("guarded");
    json.beginArray();
    for (const auto& verdict : structure.guarded)
        writeChecksumVerdict(json, verdict);
    json.endArray();
    writeFields(json, structure.decoded);
    if (shown.withBytes)
        json.field("hex", hexText(structure.bytes));
    json.endObject();
}

void writeDifferences(JsonWriter& json, const Shown& shown) {
    json.key("differences");
    json.beginArray();
    const auto reference = referenceCopy(shown.structures);
    for (const auto& difference : compareCopies(shown.structures)) {
        const auto& copy = shown.structures[difference.copy];
        const auto& field = copy.decoded.fields[difference.field];
        json.beginObject();
        json.field("field", field.field->name);
        json.field("copy_in_group", copy.place.copyIn);
        json.field("value", field.value);
        json.field("first_value", shown.structures[reference].decoded.fields[difference.field].value);
        json.field("legitimate", difference.legitimate);
        json.endObject();
    }
    json.endArray();
    json.field("copies_not_read", shown.left);
    json.field("copies_unreadable", shown.unreadable);
}

namespace {

/// What of the disk holds the byte; null past the end of a truncated image.
void writeArea(JsonWriter& json, const Shown& shown) {
    const auto& area = shown.area;
    json.key("area");
    if (!area)
        return json.value(nullptr);
    json.beginObject();
    json.field("kind", name(area->kind));
    json.field("partition", area->partition);
    json.field("next_partition", area->next);
    json.field("logical_volume", area->logicalVolume.empty() ? std::nullopt : std::optional(area->logicalVolume));
    json.field("content", area->content.type.empty() ? std::nullopt : std::optional(area->content.type));
    json.field("byte_in_area", area->within);
    json.field("text", english(areaText(*area)));
    json.endObject();
}

void writeJournalCopy(JsonWriter& json, const std::optional<JournalCopy>& copy) {
    json.key("journal_copy");
    if (!copy)
        return json.value(nullptr);
    json.beginObject();
    json.field("block", copy->block);
    json.field("transaction", copy->transaction);
    json.field("committed", copy->committed ? std::optional(copy->committed->seconds) : std::nullopt);
    json.field("committed_ns", copy->committed ? std::optional(copy->committed->nanoseconds) : std::nullopt);
    json.field("escaped", copy->escaped);
    json.endObject();
}

/// What lies at the requested byte; members without a value are null.
void writePosition(JsonWriter& json, const Shown& shown) {
    const auto under = fieldUnderByte(shown);
    const auto block = blockAround(shown);
    const auto* const place = shown.structures.empty() ? nullptr : &shown.structures.front().place;
    const Region* region = nullptr;
    if (block) {
        region = shown.snapshot.layout->regionAt(*block);
        json.field("block", block);
    }
    const auto byte = shown.onDisk(*shown.byte);
    json.field("byte", byte);
    json.field("byte_in_volume", shown.byteInVolume());
    json.field("sector", sectorOf(byte, shown.snapshot.opened().drive.logicalSector.value));
    json.field("kernel_sector", byte.value / kernelSectorBytes);
    writeArea(json, shown);
    const auto around = blocksAround(shown);
    json.field("presence", around.empty()
                               ? std::nullopt
                               : std::optional(name(presenceOf(around, missingBlocks(*shown.snapshot.layout)))));
    json.field("region", region == nullptr ? std::nullopt : std::optional(name(region->kind)));
    json.field("structure", place == nullptr ? std::nullopt : std::optional(name(place->kind)));
    json.field("group", place == nullptr ? std::nullopt : unlessNone(place->group, noGroup));
    json.field("field", under ? std::optional(under->field->field->name) : std::nullopt);
    json.field("offset", under ? std::optional(under->offset) : std::nullopt);
    json.field("raw", under ? std::optional(under->field->number) : std::nullopt);
    json.field("value", under ? std::optional(under->field->value) : std::nullopt);
    writeJournalCopy(json, shown.journalCopy);
}

void writePaths(JsonWriter& json, const std::vector<std::string>& paths) {
    for (const auto& path : paths)
        json.value(escapedBytes(path));
}

/// `shown` has a requested byte in a block if there are owners.
void writeOwnerList(JsonWriter& json, const char* key, const std::vector<BlockOwner>& owners, const Shown& shown) {
    json.key(key);
    json.beginArray();
    for (const auto& owner : owners) {
        const auto position = positionIn(owner, byteInBlock(shown), shown.snapshot.layout->filesystem.blockSize);
        json.beginObject();
        json.field("inode", owner.inode);
        json.field("use", name(owner.use));
        json.field("file_size", owner.size);
        json.field("byte_in_file", position ? std::optional(position->offset) : std::nullopt);
        json.field("past_end_of_file", position ? std::optional(position->isPastEnd) : std::nullopt);
        json.field("logical", owner.use == BlockUse::Content ? std::optional(owner.logical) : std::nullopt);
        json.field("level", owner.use == BlockUse::Map ? std::optional(owner.level) : std::nullopt);
        json.field("unwritten", owner.unwritten);
        json.field("by_extents", owner.byExtents);
        json.field("attribute_value", owner.holdsAttribute);
        json.field("directory", owner.isDirectory);
        json.field("links", owner.links);
        json.field("deleted", owner.deleted);
        json.key("paths");
        json.beginArray();
        writePaths(json, owner.paths);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

/// The owners of the block. "inode" and "paths" sum up all files, "owners" lists them one by one.
void writeOwners(JsonWriter& json, const Shown& shown) {
    const auto block = blockAround(shown);
    const SystemFile* const file = block ? shown.snapshot.layout->fileAt(*block) : nullptr;
    const BlockOwners none;
    const auto& owners = shown.owners ? *shown.owners : none;
    const auto systemInode = file == nullptr ? 0 : file->inode;
    const auto first = shown.answer            ? shown.answer->inode.number
                       : owners.owners.empty() ? systemInode
                                               : owners.owners.front().inode;
    json.field("in_use", owners.allocated);
    json.field("bitmap_doubtful", owners.isBitmapDoubtful);
    json.field("inode", unlessNone(first, 0U));
    json.key("paths");
    json.beginArray();
    for (const auto& owner : owners.owners)
        writePaths(json, owner.paths);
    if (shown.answer && shown.answer->paths)
        writePaths(json, shown.answer->paths->paths);
    json.endArray();
    writeOwnerList(json, "owners", owners.owners, shown);
    writeOwnerList(json, "former_owners", owners.former, shown);
    json.field("former_owners_complete", shown.owners ? std::optional(!owners.isFormerCut) : std::nullopt);
    json.field("owners_complete",
               shown.owners ? std::optional(owners.isComplete() && !isBeforeReplay(shown.snapshot.layout->filesystem))
                            : std::nullopt);
    json.field("unread_inode_tables", owners.unreadTables);
    json.field("broken_maps", owners.brokenMaps);
    json.field("broken_directory_blocks", owners.brokenDirectories);
}

void writePath(JsonWriter& json, const Shown& shown) {
    json.key("path");
    json.beginArray();
    for (const auto& step : shown.path) {
        json.beginObject();
        json.field("directory", step.directory);
        json.field("name", step.name);
        json.field("inode", step.inode);
        json.field("entry_byte", step.entry ? std::optional(shown.onDisk(shown.start + (*step.entry - ByteOffset{0})))
                                            : std::nullopt);
        json.field("entry_byte_in_volume", step.entry);
        json.endObject();
    }
    json.endArray();
}

/// Null if the file is not a directory.
void writeEntries(JsonWriter& json, const std::optional<DirectoryListing>& listing) {
    if (!listing)
        return json.value(nullptr);
    json.beginObject();
    json.key("list");
    json.beginArray();
    for (const auto& entry : listing->entries) {
        json.beginObject();
        json.field("name", escapedBytes(entry.name));
        json.field("inode", entry.inode);
        json.field("type", name(entry.type));
        json.endObject();
    }
    json.endArray();
    json.field("cut", listing->cut);
    json.field("error", listing->error.empty() ? std::nullopt : std::optional(listing->error));
    json.endObject();
}

void writeFile(JsonWriter& json, const Shown& shown) {
    const auto& file = *shown.file;
    json.field("inode", file.inode);
    json.field("in_inode", file.isInside);
    json.key("extents");
    json.beginArray();
    for (const auto& extent : contentOf(shown)) {
        json.beginObject();
        json.field("logical", extent.logical);
        json.field("physical", extent.physical);
        json.field("length", extent.length);
        json.field("unwritten", extent.unwritten);
        json.field("hole", !extent.physical);
        json.field("presence", extent.physical
                                   ? std::optional(name(presenceOf(BlockInterval{*extent.physical, {extent.length}},
                                                                   missingBlocks(*shown.snapshot.layout))))
                                   : std::nullopt);
        writePlaces(json, extent.physical ? shown.onDisk(BlockInterval{*extent.physical, {extent.length}})
                                          : std::vector<ByteInterval>());
        json.endObject();
    }
    json.endArray();
    json.field("pieces", file.pieces());
    json.field("mapping_blocks", file.mapping);
    json.field("error", file.error.empty() ? std::nullopt : std::optional(file.error));
    json.key("entries");
    writeEntries(json, shown.entries);
}

/// Whether the inode is in use, and its paths; null if they were not looked for.
void writeAnswer(JsonWriter& json, const InodeAnswer& answer, const Filesystem& fs) {
    json.field("state", name(answer.inode.state));
    json.field("links", answer.inode.links);
    json.field("deleted", answer.inode.isCredible() ? std::optional(answer.inode.deleted) : std::nullopt);
    json.field("next_orphan", unlessNone(answer.inode.nextOrphan, 0U));
    json.key("record");
    writeListed(json, answer.inode);
    json.key("paths");
    if (!answer.paths) {
        json.value(nullptr);
    } else {
        json.beginArray();
        writePaths(json, answer.paths->paths);
        json.endArray();
    }
    json.field("paths_complete",
               answer.paths ? std::optional(answer.paths->isComplete() && !isBeforeReplay(fs)) : std::nullopt);
}

void writeBackups(JsonWriter& json, const Layout& layout) {
    const auto bad = differingBackups(layout);
    json.field("block_size", layout.filesystem.blockSize);
    json.key("backups");
    json.beginArray();
    for (const auto& [group, block] : backupBlocks(layout)) {
        json.beginObject();
        json.field("group", group);
        json.field("block", block);
        json.field("present", presenceOf({block, {1}}, missingBlocks(layout)) == Presence::All);
        json.field("differs", std::ranges::find(bad, group) != bad.end());
        json.endObject();
    }
    json.endArray();
}

/// How the number of a sector was taken, and the byte that the other unit would give.
void writeSector(JsonWriter& json, const TakenSector& sector) {
    json.field("taken_as", name(sector.unit));
    json.key("otherwise");
    if (sector.otherwise == nullptr)
        return json.value(nullptr);
    json.beginObject();
    json.field("byte", sector.otherwise->onDisk(*sector.otherwise->byte));
    json.key("text");
    json.value(lineOf(*sector.otherwise));
    json.endObject();
}

void writeContents(JsonWriter& json, const Shown& shown) {
    const auto& contents = shown.contents->contents;
    json.key("contents");
    json.beginObject();
    json.field("kind", name(contents.content));
    json.field("ground", name(shown.contents->ground));
    json.field("damaged", contents.damaged);
    writeChecksum(json, contents.checksum);
    json.key("parts");
    json.beginArray();
    for (const auto& part : contents.parts) {
        json.beginObject();
        json.field("type", part.decoded.table->structure);
        json.field("byte_in_block", part.at);
        json.field("name", part.name.empty() ? std::nullopt : std::optional(escapedBytes(part.name)));
        json.field("number", part.item);
        writeFields(json, part.decoded);
        json.endObject();
    }
    json.endArray();
    if (shown.withBytes)
        json.field("hex", hexText(shown.contents->bytes));
    json.endObject();
}

} // namespace

void writeShowJson(const Shown& shown, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-show/1");
    writeProgram(json, shown.snapshot);
    json.field("image", shown.snapshot.disk.path);
    json.field("start_byte", shown.onDisk(shown.start));
    if (shown.snapshot.layout && !shown.isOfDisk)
        writeReadFrom(json, *shown.snapshot.layout);
    if (shown.sector)
        writeSector(json, *shown.sector);
    if (shown.byte) {
        writePosition(json, shown);
        writeOwners(json, shown);
    }
    if (shown.withBackups)
        writeBackups(json, *shown.snapshot.layout);
    if (!shown.path.empty())
        writePath(json, shown);
    if (shown.file)
        writeFile(json, shown);
    if (shown.answer)
        writeAnswer(json, *shown.answer, shown.snapshot.layout->filesystem);
    if (shown.inodes)
        writeInodes(json, *shown.inodes);
    json.key("structures");
    json.beginArray();
    for (const auto& structure : shown.structures)
        writeStructure(json, structure, shown);
    json.endArray();
    if (shown.contents)
        writeContents(json, shown);
    if (shown.extras)
        writeInodeExtras(json, shown);
    if (shown.orphans)
        writeOrphans(json, shown);
    if (shown.journal)
        writeJournal(json, shown);
    if (shown.tree || shown.directory)
        writeTrees(json, shown);
    if (shown.areCopies)
        writeDifferences(json, shown);
    json.endObject();
}

void writeLogJson(const Snapshot& disk, const std::vector<LogAnswer>& answers, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-show/1");
    writeProgram(json, disk);
    json.field("image", disk.disk.path);
    json.key("log");
    json.beginArray();
    for (const auto& answer : answers) {
        json.beginObject();
        json.field("line", escapedBytes(answer.line));
        json.field("device", answer.place.device);
        json.field("error", answer.error ? std::optional(sentence(*answer.error)) : std::nullopt);
        json.field("text", answer.shown != nullptr ? std::optional(lineOf(*answer.shown)) : std::nullopt);
        if (answer.shown != nullptr) {
            writePosition(json, *answer.shown);
            writeOwners(json, *answer.shown);
        }
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
