// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/comparison_json.h"

#include "report/messages/labels.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <ostream>

namespace atlas {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return out + "\"";
}

} // namespace

nlohmann::ordered_json metricsJson(const Measured& m, const std::vector<Metric>& metrics) {
    nlohmann::ordered_json out;
    for (const auto& metric : metrics) {
        const auto value = metric.value(m);
        if (value == std::floor(value)) {
            out[metric.name] = static_cast<std::uint64_t>(value);
        } else {
            out[metric.name] = value;
        }
    }
    auto cuts = nlohmann::ordered_json::array();
    for (const auto& cut : m.metrics.tableCuts) {
        cuts.push_back(
            {{"after_group", cut.before.value}, {"before_group", cut.after.value}, {"backup_group", cut.backup.value}});
    }
    out["inode_table_cut_by"] = std::move(cuts);
    if (m.load) {
        out["raid_block_bitmaps"] = m.load->blockBitmaps;
        out["raid_inode_bitmaps"] = m.load->inodeBitmaps;
        out["raid_inode_table_blocks"] = m.load->inodeTableBlocks;
    }
    return out;
}

void writeComparisonJson(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics,
                         const ComparisonContext& context, std::ostream& stream) {
    nlohmann::ordered_json out;
    out["schema"] = "ext4atlas-compare/1";
    const auto add = [&](const char* key, const std::string& text) {
        if (!text.empty()) {
            out[key] = text;
        }
    };
    add("e2fsprogs", context.e2fsprogs);
    add("recommendation", context.recommendation);
    out["definitions"] = nlohmann::ordered_json::object();
    for (const auto& metric : metrics) {
        out["definitions"][metric.name] = format(definition(metric.kind));
    }
    out["layouts"] = nlohmann::ordered_json::array();
    for (const auto& m : all) {
        out["layouts"].push_back({{"label", m.label}, {"metrics", metricsJson(m.measured, metrics)}});
    }
    stream << out.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << "\n";
}

void writeComparisonCsv(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics, std::ostream& out) {
    out << "layout";
    for (const auto& metric : metrics) {
        out << "," << metric.name;
    }
    out << "\r\n";
    for (const auto& m : all) {
        out << quoted(m.label);
        for (const auto& metric : metrics) {
            out << "," << fmt::format("{:.{}f}", metric.value(m.measured), metric.decimals);
        }
        out << "\r\n";
    }
}

} // namespace atlas
