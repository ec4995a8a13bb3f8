// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/flex_group_sweep_csv.h"

#include "report/csv/comparison_csv.h"
#include "report/csv/csv_writer.h"

#include <ostream>

namespace atlas {

void writeFlexGroupSweepCsv(const SweptSettings& swept, std::ostream& out) {
    const auto& advice = swept.recommendation;
    auto heading = measuredHeading(swept.frame, advice.has_value());
    heading.insert(heading.begin(), {"setting", "flex_group_size", "default"});
    out << csvRow(heading);
    std::size_t at = 0;
    for (const auto& setting : swept.settings) {
        // The recommendation counts the settings that are not packed.
        const auto index = setting.packed ? std::nullopt : std::optional(at++);
        auto fields = measuredFields(setting.measured, swept.frame, advice, index);
        fields.insert(fields.begin(),
                      {setting.label, setting.flexGroupSize ? std::to_string(*setting.flexGroupSize) : "",
                       setting.isDefault ? "1" : "0"});
        out << csvRow(fields);
    }
}

} // namespace atlas
