// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/comparison_json.h"

#include "report/json/json_writer.h"
#include "report/messages/labels.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace atlas {
namespace {

void writeTableCuts(JsonWriter& json, const std::vector<TableCut>& cuts) {
    json.beginArray();
    for (const auto& cut : cuts) {
        json.beginObject();
        json.field("after_group", cut.before);
        json.field("before_group", cut.after);
        json.field("backup_group", cut.backup);
        json.endObject();
    }
    json.endArray();
}

/// The names of the metrics in which layout `at` is marked as best.
std::vector<std::string> bestMetrics(std::size_t at, const std::vector<NamedMeasured>& all,
                                     const std::vector<Metric>& metrics) {
    std::vector<const Measured*> measured;
    std::ranges::transform(all, std::back_inserter(measured), [](const auto& each) { return &each.measured; });
    std::vector<std::string> names;
    for (const auto& metric : metrics) {
        if (bestOf(metric, measured)[at]) {
            names.emplace_back(metric.name);
        }
    }
    return names;
}

} // namespace

void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics) {
    json.beginObject();
    for (const auto& metric : metrics) {
        const auto value = metric.value(measured);
        if (value == std::floor(value)) {
            json.field(metric.name, static_cast<std::uint64_t>(value));
        } else {
            json.field(metric.name, value);
        }
    }
    json.key("inode_table_cut_by");
    writeTableCuts(json, measured.metrics.tableCuts);
    if (measured.load) {
        json.field("raid_block_bitmaps", measured.load->blockBitmaps);
        json.field("raid_inode_bitmaps", measured.load->inodeBitmaps);
        json.field("raid_inode_table_blocks", measured.load->inodeTableBlocks);
    }
    json.endObject();
}

void writeComparisonJson(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics,
                         const ComparisonContext& context, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-compare/1");
    for (const auto& [key, text] :
         {std::pair{"e2fsprogs", &context.e2fsprogs}, std::pair{"recommendation", &context.recommendation}}) {
        if (!text->empty()) {
            json.field(key, *text);
        }
    }
    json.key("definitions");
    json.beginObject();
    for (const auto& metric : metrics) {
        json.field(metric.name, format(definition(metric.kind)));
    }
    json.endObject();
    json.key("layouts");
    json.beginArray();
    for (std::size_t n = 0; n < all.size(); ++n) {
        const auto& each = all[n];
        json.beginObject();
        json.field("label", each.label);
        json.field("block_size", each.measured.blockSize);
        json.key("metrics");
        writeMetrics(json, each.measured, metrics);
        json.field("best", bestMetrics(n, all, metrics));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
