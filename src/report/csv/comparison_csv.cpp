// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/comparison_csv.h"

#include "report/csv/csv_writer.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {

std::vector<std::string> metricFields(const Measured& measured, const std::vector<Metric>& metrics) {
    std::vector<std::string> fields;
    for (const auto& metric : metrics) {
        fields.push_back(fmt::format("{:.{}f}", metric.value(measured), metric.decimals));
    }
    return fields;
}

void writeComparisonCsv(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics, std::ostream& out) {
    std::vector<std::string> heading{"layout"};
    for (const auto& metric : metrics) {
        heading.emplace_back(metric.name);
    }
    heading.emplace_back("block_size");
    out << csvRow(heading);
    for (const auto& each : all) {
        auto row = metricFields(each.measured, metrics);
        row.insert(row.begin(), each.label);
        row.push_back(std::to_string(each.measured.blockSize.value));
        out << csvRow(row);
    }
}

} // namespace atlas
