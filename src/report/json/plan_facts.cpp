// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/plan_facts.h"

#include "report/json/field_writer.h"
#include "report/json/plan_fields.h"
#include "report/messages/growth_text.h"
#include "report/messages/note_text.h"

namespace atlas {

namespace {

void writeRuns(JsonWriter& json, std::string_view name, const MetadataRuns& runs) {
    json.key(name);
    json.beginObject();
    json.field("block_bitmap_runs", runs.blockBitmaps);
    json.field("inode_bitmap_runs", runs.inodeBitmaps);
    json.field("inode_table_runs", runs.inodeTables);
    json.endObject();
}

void writeGrowth(JsonWriter& json, const Growth& growth) {
    json.key("growth");
    json.beginObject();
    json.field("from", growth.from);
    json.field("to", growth.to);
    writeRuns(json, "before", growth.before);
    writeRuns(json, "after", growth.after);
    if (growth.atOnce) {
        writeRuns(json, "at_once", *growth.atOnce);
    }
    json.field("online_bytes", growth.online.online);
    json.field("sentence", format(sentence(growth)));
    json.endObject();
}

} // namespace

void writePlanFacts(JsonWriter& json, const PlanFacts& facts) {
    FieldWriter fields(json);
    describe(fields, facts);
    std::vector<std::string> sentences;
    for (const auto& note : facts.notes) {
        sentences.push_back(format(sentence(note)));
    }
    json.field("notes", sentences);
    if (facts.growth) {
        writeGrowth(json, *facts.growth);
    }
}

} // namespace atlas
