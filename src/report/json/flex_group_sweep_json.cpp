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

void writeFlexGroupSweepJson(const MeasuredFlexGroupSweep& sweep, std::ostream& out) {
    const auto metrics = metricsOf(sweep.frame);
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-sweep/1");
    json.field("e2fsprogs", sweep.origin.e2fsprogs);
    json.field("mke2fs_conf", sweep.origin.mke2fsConf);
    json.field("size", sweep.size);
    json.field("grown_to", sweep.grownTo);
    json.field("flex_bg_added", sweep.defaultPlan.lacksFlexBg());
    json.field("larger_left_out", sweep.defaultPlan.leavesLargerOut());
    json.field("notes", englishSentences(sweep.notes));
    writeInputs(json, sweep);
    if (sweep.recommendation) {
        writeRecommendation(json, *sweep.recommendation);
    }
    for (const bool packed : {false, true}) {
        json.key(packed ? "packed" : "rows");
        json.beginArray();
        for (const auto& row : sweep.layouts) {
            if (row.packed == packed) {
                writeRow(json, row, metrics);
            }
        }
        json.endArray();
    }
    json.endObject();
}

} // namespace atlas
