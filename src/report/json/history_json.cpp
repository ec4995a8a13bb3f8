// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/history_json.h"

#include "report/json/json_writer.h"
#include "report/messages/history_text.h"

namespace atlas {
namespace {

void writeFields(JsonWriter& json, const StructureChange& change) {
    json.field("structure", name(change.place.kind));
    json.field("group", change.place.group == noGroup ? std::nullopt : std::optional(change.place.group));
    json.field("inode", change.place.kind == StructureKind::Inode ? std::optional(change.place.number) : std::nullopt);
    json.field("byte", change.place.bytes.first);
    json.field("copy_in_group", change.place.copyIn == noGroup ? std::nullopt : std::optional(change.place.copyIn));
    json.key("fields");
    json.beginArray();
    for (const auto& field : change.fields) {
        json.beginObject();
        json.field("field", field.field);
        json.field("before", field.before);
        json.field("after", field.after);
        json.endObject();
    }
    json.endArray();
}

void writeRuns(JsonWriter& json, const BitmapChange& change) {
    json.field("bitmap", name(change.bitmap));
    json.field("group", change.group);
    json.key("runs");
    json.beginArray();
    for (const auto& run : change.runs) {
        json.beginObject();
        json.field("first", run.first);
        json.field("count", run.count);
        json.field("set", run.set);
        json.endObject();
    }
    json.endArray();
}

struct Writer {
    JsonWriter& json;

    void operator()(const StructureChange& change) const {
        json.field("kind", "structure");
        writeFields(json, change);
    }
    void operator()(const BitmapChange& change) const {
        json.field("kind", "bitmap");
        writeRuns(json, change);
    }
    void operator()(const EntryChange& change) const {
        json.field("kind", "entry");
        json.field("block", change.block);
        json.field("name", change.name);
        json.field("inode", change.inode);
        json.field("added", change.added);
    }
    void operator()(const BlocksChange& change) const {
        json.field("kind", "blocks");
        json.field("structure", change.kind ? std::optional(name(*change.kind)) : std::nullopt);
        json.field("group", change.group == noGroup ? std::nullopt : std::optional(change.group));
        json.field("inode", change.inode == 0 ? std::nullopt : std::optional(change.inode));
        json.field("owner_unknown", change.ownerUnknown);
        json.field("first", change.blocks.first);
        json.field("count", change.blocks.count);
    }
};

void writeSpan(JsonWriter& json, const HistorySpan& span) {
    json.beginObject();
    json.field("from", span.from);
    json.field("to", span.to);
    json.field("command", span.command.empty() ? std::nullopt : std::optional(span.command));
    json.field("size", span.size);
    json.field("has_file_system", span.hasVolume);
    json.field("written", span.changes.blocks);
    json.field("changed_bytes", span.changes.bytes);
    json.field("read_modify_writes", span.changes.readModifyWrites);
    json.key("runs");
    json.beginArray();
    for (const auto& run : span.changes.runs) {
        json.beginObject();
        json.field("first", run.first);
        json.field("count", run.count);
        json.endObject();
    }
    json.endArray();
    json.key("changes");
    json.beginArray();
    for (const auto& change : span.changes.changes) {
        json.beginObject();
        std::visit(Writer{json}, change);
        json.field("text", english(sentence(change)));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace

void writeHistoryJson(const HistoryReport& report, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", historySchema);
    json.field("path", report.path);
    json.field("steps", report.commands.size());
    json.key("commands");
    json.beginArray();
    for (const auto& command : report.commands) {
        json.value(command);
    }
    json.endArray();
    json.field("start", report.start);
    json.field("physical_sector", report.physicalSector);
    json.key("spans");
    json.beginArray();
    for (const auto& span : report.spans) {
        writeSpan(json, span);
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
