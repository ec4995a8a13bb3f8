// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/history_json.h"

#include "history/history_script.h"
#include "ondisk/directory.h"
#include "report/json/json_reader.h"
#include "report/json/json_writer.h"
#include "report/words/history_text.h"

namespace atlas {
namespace {

void writeChangedFields(JsonWriter& json, const std::vector<ChangedField>& fields) {
    json.key("fields");
    json.beginArray();
    for (const auto& field : fields) {
        json.beginObject();
        json.field("field", field.field);
        json.field("before", field.before);
        json.field("after", field.after);
        json.endObject();
    }
    json.endArray();
}

void writeFields(JsonWriter& json, const StructureChange& change) {
    json.field("structure", name(change.place.kind));
    json.field("group", change.place.group == noGroup ? std::nullopt : std::optional(change.place.group));
    const bool hasInode =
        change.place.kind == StructureKind::Inode || change.place.kind == StructureKind::JournalSuperblock;
    json.field("inode", hasInode ? std::optional(change.place.number) : std::nullopt);
    json.field("byte", change.place.bytes.first);
    json.field("copy_in_group", change.place.copyIn == noGroup ? std::nullopt : std::optional(change.place.copyIn));
    writeChangedFields(json, change.fields);
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
        const bool isSpanned = !change.spanning.empty();
        json.field("spanning_entry", isSpanned ? std::optional(change.spanning) : std::nullopt);
        json.field("rec_len_before", isSpanned ? std::optional(change.lengthBefore) : std::nullopt);
        json.field("rec_len_after", isSpanned ? std::optional(change.lengthAfter) : std::nullopt);
    }
    void operator()(const EntriesMoved& change) const {
        json.field("kind", "entries_moved");
        json.field("from_block", change.from);
        json.field("to_block", change.to);
        json.field("count", change.count);
    }
    void operator()(const IndexChange& change) const {
        json.field("kind", "index");
        json.field("block", change.block);
        json.field("structure", change.isRoot ? htreeRootTable.structure : htreeNodeTable.structure);
        json.field("new", change.isNew);
        writeChangedFields(json, change.fields);
        json.key("index_entries");
        json.beginArray();
        for (const auto& entry : change.entries) {
            json.beginObject();
            json.field("hash", entry.hash);
            json.field("block", entry.block);
            json.field("added", entry.added);
            json.endObject();
        }
        json.endArray();
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

} // namespace

void writeChange(JsonWriter& json, const ImageChange& change) {
    json.beginObject();
    std::visit(Writer{json}, change);
    json.field("text", english(sentence(change)));
    json.endObject();
}

namespace {

void writeSpan(JsonWriter& json, const HistorySpan& span) {
    json.beginObject();
    json.field("from", span.from);
    json.field("to", span.to);
    json.field("command", span.command.empty() ? std::nullopt : std::optional(span.command));
    json.field("program", span.command.empty() ? std::nullopt : std::optional(programOf(span.command)));
    const auto writer = writerOf(span);
    json.field("kernel", writer ? std::optional(english(*writer)) : std::nullopt);
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
    for (const auto& change : span.changes.changes)
        writeChange(json, change);
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
    for (const auto& command : report.commands)
        json.value(command);
    json.endArray();
    json.field("start", report.start);
    json.field("physical_sector", report.physicalSector);
    json.key("spans");
    json.beginArray();
    for (const auto& span : report.spans)
        writeSpan(json, span);
    json.endArray();
    json.endObject();
}

void describe(JsonReader& json, IndexEntry& entry) {
    json("hash", entry.hash);
    json("block", entry.block);
    json("added", entry.added);
}

void describe(JsonReader& json, BitRun& run) {
    json("first", run.first);
    json("count", run.count);
    json("set", run.set);
}

namespace {

/// ChangedField refers to the name in the field table, because the text read here does not outlive the reader.
struct FieldValues {
    std::string field{};
    std::string before{};
    std::string after{};
};

struct Run {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

void describe(JsonReader& json, FieldValues& values) {
    json("field", values.field);
    json("before", values.before);
    json("after", values.after);
}

void describe(JsonReader& json, Run& run) {
    json("first", run.first);
    json("count", run.count);
}

ImageChange structureIn(JsonReader& json) {
    StructureChange change;
    auto& place = change.place;
    std::optional<std::uint32_t> inode;
    std::vector<FieldValues> fields;
    json("structure", place.kind);
    json("group", place.group);
    json("inode", inode);
    json("byte", place.bytes.first);
    json("copy_in_group", place.copyIn);
    json("fields", fields);
    place.number = inode.value_or(0);
    for (auto& values : fields)
        if (const auto* const field = tableOf(place.kind).find(values.field))
            change.fields.push_back({field->name, std::move(values.before), std::move(values.after)});
    return change;
}

ImageChange bitmapIn(JsonReader& json) {
    BitmapChange change;
    json("bitmap", change.bitmap);
    json("group", change.group);
    json("runs", change.runs);
    return change;
}

ImageChange movedIn(JsonReader& json) {
    EntriesMoved change;
    json("from_block", change.from);
    json("to_block", change.to);
    json("count", change.count);
    return change;
}

ImageChange indexIn(JsonReader& json) {
    IndexChange change;
    std::string structure;
    std::vector<FieldValues> fields;
    json("block", change.block);
    json("structure", structure);
    json("new", change.isNew);
    json("fields", fields);
    json("index_entries", change.entries);
    change.isRoot = structure == htreeRootTable.structure;
    for (auto& values : fields)
        if (const auto* const field = (change.isRoot ? htreeRootTable : htreeNodeTable).find(values.field))
            change.fields.push_back({field->name, std::move(values.before), std::move(values.after)});
    return change;
}

ImageChange entryIn(JsonReader& json) {
    EntryChange change;
    std::optional<std::string> spanning;
    std::optional<std::uint32_t> before;
    std::optional<std::uint32_t> after;
    json("spanning_entry", spanning);
    json("rec_len_before", before);
    json("rec_len_after", after);
    change.spanning = spanning.value_or(std::string());
    change.lengthBefore = before.value_or(0);
    change.lengthAfter = after.value_or(0);
    json("block", change.block);
    json("name", change.name);
    json("inode", change.inode);
    json("added", change.added);
    return change;
}

ImageChange blocksIn(JsonReader& json) {
    BlocksChange change;
    std::optional<std::uint32_t> inode;
    json("structure", change.kind);
    json("group", change.group);
    json("inode", inode);
    json("owner_unknown", change.ownerUnknown);
    json("first", change.blocks.first);
    json("count", change.blocks.count);
    change.inode = inode.value_or(0);
    return change;
}

} // namespace

void describe(JsonReader& json, ImageChange& change) {
    std::string kind;
    json("kind", kind);
    change = kind == "structure"       ? structureIn(json)
             : kind == "bitmap"        ? bitmapIn(json)
             : kind == "entry"         ? entryIn(json)
             : kind == "entries_moved" ? movedIn(json)
             : kind == "index"         ? indexIn(json)
                                       : blocksIn(json);
}

void describe(JsonReader& json, HistorySpan& span) {
    std::optional<std::string> command;
    std::vector<Run> runs;
    json("from", span.from);
    json("to", span.to);
    json("command", command);
    json("size", span.size);
    json("has_file_system", span.hasVolume);
    json("written", span.changes.blocks);
    json("changed_bytes", span.changes.bytes);
    json("read_modify_writes", span.changes.readModifyWrites);
    json("runs", runs);
    json("changes", span.changes.changes);
    span.command = command.value_or(std::string());
    for (const auto& run : runs)
        span.changes.runs.push_back({{run.first}, {run.count}});
}

void describe(JsonReader& json, HistoryReport& report) {
    std::string schema;
    json("schema", schema);
    json("path", report.path);
    json("commands", report.commands);
    json("start", report.start);
    json("physical_sector", report.physicalSector);
    json("spans", report.spans);
}

Result<HistoryReport> readHistoryJson(std::string_view text) {
    const auto json = parseJson(text);
    std::optional<Error> fault;
    HistoryReport report;
    if (json.is_object()) {
        JsonReader reader(json, "history", fault);
        describe(reader, report);
    }
    if (fault || !hasSchema(json, historySchema)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fault ? fault->what : "this is no report of a history",
                                     .expected = historySchema});
    }
    return report;
}

} // namespace atlas
