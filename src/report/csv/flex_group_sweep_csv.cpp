// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/flex_group_sweep_csv.h"

#include "report/csv/comparison_csv.h"
#include "report/csv/csv_writer.h"

#include <ostream>

namespace atlas {

void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out) {
    const auto& advice = sweep.recommendation;
    auto heading = measuredHeading(sweep.frame, advice.has_value());
    heading.insert(heading.begin(), {"setting", "flex_group_size", "default"});
    out << csvRow(heading);
    for (std::size_t n = 0; n < sweep.layouts.size(); ++n) {
        const auto& setting = sweep.layouts[n];
        auto fields = measuredFields(setting.measured, sweep.frame, advice, n);
        fields.insert(fields.begin(),
                      {setting.label, setting.flexGroupSize ? std::to_string(*setting.flexGroupSize) : "",
                       setting.isDefault ? "1" : "0"});
        out << csvRow(fields);
    }
}

} // namespace atlas
