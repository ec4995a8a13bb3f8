// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/history_json.h"
#include "report/json/json_reader.h"

namespace atlas {

void describe(JsonReader& json, BitRun& run) {
    json("first", run.first);
    json("count", run.count);
    json("set", run.set);
}

namespace {

/// A field's name is that of its table, which outlives the text that it is read from.
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
    for (auto& values : fields) {
        if (const auto* const field = tableOf(place.kind).find(values.field)) {
            change.fields.push_back({field->name, std::move(values.before), std::move(values.after)});
        }
    }
    return change;
}

ImageChange bitmapIn(JsonReader& json) {
    BitmapChange change;
    json("bitmap", change.bitmap);
    json("group", change.group);
    json("runs", change.runs);
    return change;
}

ImageChange entryIn(JsonReader& json) {
    EntryChange change;
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
    change = kind == "structure" ? structureIn(json)
             : kind == "bitmap"  ? bitmapIn(json)
             : kind == "entry"   ? entryIn(json)
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
    for (const auto& run : runs) {
        span.changes.runs.push_back({{run.first}, {run.count}});
    }
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
