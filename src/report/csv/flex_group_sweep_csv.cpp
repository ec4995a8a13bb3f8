// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/flex_group_sweep_csv.h"

#include "report/csv/comparison_csv.h"
#include "report/csv/csv_writer.h"

#include <ostream>

namespace atlas {

void writeFlexGroupSweepCsv(const SweptSettings& swept, std::ostream& out) {
    const auto metrics = metricsOf(swept.frame);
    std::vector<std::string> heading{"setting", "flex_group_size", "default"};
    for (const auto& metric : metrics) {
        heading.emplace_back(metric.name);
    }
    out << csvRow(heading);
    for (const auto& row : swept.settings) {
        const auto& setting = row.setting;
        std::vector<std::string> fields{setting.label,
                                        setting.flexGroupSize ? std::to_string(*setting.flexGroupSize) : "",
                                        setting.isDefault ? "1" : "0"};
        for (auto& field : metricFields(setting.measured, metrics)) {
            fields.push_back(std::move(field));
        }
        out << csvRow(fields);
    }
}

} // namespace atlas
