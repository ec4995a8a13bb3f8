// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/comparison_text.h"

#include "compare/metric_table.h"
#include "report/messages/growth_text.h"
#include "report/messages/labels.h"
#include "report/messages/marks.h"
#include "report/messages/member_load_text.h"
#include "report/messages/message_list.h"
#include "report/messages/metric_value.h"
#include "report/messages/plan_text.h"
#include "report/text/advice_text.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace atlas {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::vector<Cell> metricRow(const Metric& metric, const std::vector<MeasuredLayout>& all) {
    std::vector<const Measured*> measured;
    std::ranges::transform(all, std::back_inserter(measured), [](const auto& each) { return &each.measured; });
    const auto marks = bestOf(metric, measured);
    std::vector<Cell> row{{format(label(metric.kind))}};
    for (std::size_t n = 0; n < marks.size(); ++n) {
        row.push_back({fmt::format("{} {}", format(metricValue(metric, *measured[n])), marks[n] ? bestMark : " "),
                       marks[n] ? Tone::Good : Tone::Plain});
    }
    return row;
}

/// Not in the table: a list of many members would widen every column.
void writeMembers(const std::vector<MeasuredLayout>& all, std::ostream& out) {
    out << "\n" << words<MessageId::ColumnBlockBitmapsOnEachMember>() << ":\n";
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (const auto& load = all[n].measured.load) {
            out << letters[n] << words<MessageId::Colon>() << format(loadOnEachMember(load->blockBitmaps)) << "\n";
        }
    }
}

} // namespace

void writeComparisonText(const MeasuredComparison& comparison, std::ostream& out, TextStyle style) {
    const auto& all = comparison.layouts;
    std::vector<Column> columns{{words<MessageId::ColumnMetric>()}};
    for (std::size_t n = 0; n < all.size(); ++n) {
        out << letters[n] << words<MessageId::Colon>() << all[n].label << "\n";
        columns.push_back({std::string(letters.substr(n, 1)), true});
    }
    out << "\n";
    std::vector<std::vector<Cell>> rows;
    for (const auto& metric : metricsOf(comparison.frame)) {
        rows.push_back(metricRow(metric, all));
    }
    writeTable(out, columns, rows, style);
    out << "\n" << bestMark << words<MessageId::Colon>() << words<MessageId::BestOfMetric>() << "\n";
    if (comparison.frame.raid) {
        writeMembers(all, out);
    }
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (const auto& growth = all[n].facts.growth) {
            out << "\n" << letters[n] << words<MessageId::Colon>() << format(sentence(*growth)) << "\n";
        }
    }
    out << "\n" << format(frameText(comparison)) << "\n";
    if (comparison.recommendation) {
        writeAdvice(*comparison.recommendation, out, style);
    }
}

} // namespace atlas
