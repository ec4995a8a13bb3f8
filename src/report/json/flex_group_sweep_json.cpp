// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/flex_group_sweep_json.h"

#include "report/json/comparison_json.h"
#include "report/json/json_writer.h"
#include "report/messages/note_text.h"

namespace atlas {
namespace {

void writeRow(JsonWriter& json, const MeasuredLayout& row, const std::vector<Metric>& metrics) {
    json.beginObject();
    json.field("flex_group_size", row.flexGroupSize);
    json.field("setting", row.label);
    json.field("default", row.isDefault);
    json.field("command", row.facts.command);
    json.key("metrics");
    writeMetrics(json, row.measured, metrics);
    json.endObject();
}

} // namespace

void writeFlexGroupSweepJson(const SweptSettings& swept, std::ostream& out) {
    const auto metrics = metricsOf(swept.frame);
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-sweep/1");
    json.field("e2fsprogs", swept.origin.e2fsprogs);
    json.field("mke2fs_conf", swept.origin.mke2fsConf);
    json.field("size", swept.size);
    json.field("grown_to", swept.grownTo);
    json.field("flex_bg_added", swept.defaultPlan.lacksFlexBg());
    json.field("larger_left_out", swept.defaultPlan.leavesLargerOut());
    json.field("notes", englishSentences(notesOf(swept)));
    writeInputs(json, swept);
    if (swept.recommendation) {
        writeRecommendation(json, *swept.recommendation);
    }
    for (const bool packed : {false, true}) {
        json.key(packed ? "packed" : "rows");
        json.beginArray();
        for (const auto& row : swept.layouts) {
            if (row.packed == packed) {
                writeRow(json, row, metrics);
            }
        }
        json.endArray();
    }
    json.endObject();
}

} // namespace atlas
