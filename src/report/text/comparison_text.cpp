// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/comparison_text.h"

#include "report/messages/labels.h"
#include "report/messages/metric_value.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <ostream>

namespace atlas {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::vector<Cell> metricRow(const Metric& metric, const std::vector<NamedMeasured>& all) {
    std::vector<const Measured*> measured;
    std::ranges::transform(all, std::back_inserter(measured), [](const auto& each) { return &each.measured; });
    const auto marks = bestOf(metric, measured);
    std::vector<Cell> row{{format(label(metric.kind))}};
    for (std::size_t n = 0; n < marks.size(); ++n) {
        row.push_back({format(metricValue(metric, *measured[n])) + (marks[n] ? " *" : "  "),
                       marks[n] ? Tone::Good : Tone::Plain});
    }
    return row;
}

std::vector<Cell> memberRow(const std::vector<NamedMeasured>& all) {
    std::vector<Cell> row{{words<MessageId::ColumnBlockBitmapsOnEachMember>()}};
    for (const auto& each : all) {
        row.push_back({fmt::format("{}  ", fmt::join(each.measured.load->blockBitmaps, " / "))});
    }
    return row;
}

} // namespace

void writeComparisonText(const std::vector<NamedMeasured>& all, const MeasureFrame& frame, std::ostream& out,
                         TextStyle style) {
    std::vector<Column> columns{{words<MessageId::ColumnMetric>()}};
    for (std::size_t n = 0; n < all.size(); ++n) {
        out << letters[n] << ": " << all[n].label << "\n";
        columns.push_back({std::string(letters.substr(n, 1)), true});
    }
    out << "\n";
    std::vector<std::vector<Cell>> rows;
    for (const auto& metric : metricsOf(frame)) {
        rows.push_back(metricRow(metric, all));
    }
    if (frame.raid) {
        rows.push_back(memberRow(all));
    }
    writeTable(out, columns, rows, style);
}

} // namespace atlas
