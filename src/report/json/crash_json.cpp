// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/crash_json.h"

#include "report/json/history_json.h"
#include "report/json/json_writer.h"

namespace atlas {
namespace {

void writeVerdict(JsonWriter& json, const char* key, const CheckerVerdict& verdict) {
    json.key(key);
    json.beginObject();
    json.field("exit_status", verdict.status);
    json.key("lines");
    json.beginArray();
    for (const auto& line : verdict.lines)
        json.value(line);
    json.endArray();
    json.endObject();
}

void writeReplay(JsonWriter& json, const CrashReport& report) {
    json.key("replay");
    if (!report.replay) {
        json.value(nullptr);
        return;
    }
    const auto& replay = *report.replay;
    json.beginObject();
    json.field("transactions", replay.transactions);
    json.field("first_sequence", replay.firstSequence);
    json.field("last_sequence", replay.lastSequence);
    json.field("blocks", replay.blocks);
    json.field("revoked", replay.revoked);
    json.field("complete", replay.isComplete());
    json.key("changes");
    json.beginArray();
    for (const auto& change : report.replayed.changes)
        writeChange(json, change);
    json.endArray();
    json.endObject();
}

} // namespace

void writeCrashJson(const CrashReport& report, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", crashSchema);
    json.field("path", report.path);
    json.field("step", report.step);
    json.field("steps", report.steps);
    json.field("command", report.command);
    json.field("has_file_system", report.hasVolume);
    json.field("needs_recovery", report.hasVolume ? std::optional(report.needsRecovery) : std::nullopt);
    writeVerdict(json, "e2fsck", report.before);
    writeReplay(json, report);
    writeVerdict(json, "e2fsck_after_replay", report.after);
    json.key("files");
    json.beginArray();
    for (const auto& file : report.files) {
        json.beginObject();
        json.field("path", file.path);
        json.field("fate", name(file.fate));
        json.field("size", file.size);
        json.field("size_at_end", file.sizeAtEnd);
        json.field("only_zeros", file.size ? std::optional(file.isZeros) : std::nullopt);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
