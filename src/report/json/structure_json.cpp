// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/structure_json.h"

#include "base/utf8.h"
#include "inspect/inspect_structure.h"
#include "ondisk/field_table.h"
#include "report/messages/field_meaning.h"

namespace atlas {
namespace {

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
    if (verdict) {
        writeChecksumVerdict(json, *verdict);
    } else {
        json.value(nullptr);
    }
}

void writeFields(JsonWriter& json, const DecodedStructure& decoded) {
    json.key("fields");
    json.beginArray();
    for (const auto& field : decoded.fields) {
        writeField(json, *decoded.table, field);
    }
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
    json.field("byte", shown.start + (place.bytes.first - ByteOffset{0}));
    json.field("bytes", place.bytes.count);
    writeChecksum(json, structure.checksum);
    json.key("guarded");
    json.beginArray();
    for (const auto& verdict : structure.guarded) {
        writeChecksumVerdict(json, verdict);
    }
    json.endArray();
    writeFields(json, structure.decoded);
    if (shown.withBytes) {
        json.field("hex", hexText(structure.bytes));
    }
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

} // namespace atlas
