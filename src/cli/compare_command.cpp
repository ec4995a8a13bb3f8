// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"
#include "report/json/comparison_json.h"
#include "report/messages/labels.h"
#include "report/messages/note_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
};

void writeText(const std::vector<NamedMeasured>& all, const PlanOptions& options) {
    static const std::vector<std::string> letters{"A", "B", "C", "D", "E", "F", "G", "H"};
    std::vector<Column> columns{{"metric"}};
    for (std::size_t n = 0; n < all.size(); ++n) {
        std::cout << letters[n] << ": " << all[n].label << "\n";
        columns.push_back({letters[n], true});
    }
    std::cout << "\n";
    std::vector<std::vector<Cell>> rows;
    for (const auto& metric : metricsOf(options.frame)) {
        std::vector<double> values;
        std::ranges::transform(all, std::back_inserter(values),
                               [&](const NamedMeasured& m) { return metric.value(m.measured); });
        const auto marks = bestOf(values, metric.better);
        std::vector<Cell> row{{format(label(metric.kind))}};
        for (std::size_t n = 0; n < values.size(); ++n) {
            row.push_back(
                {shown(values[n], metric.decimals) + (marks[n] ? " *" : "  "), marks[n] ? Tone::Good : Tone::Plain});
        }
        rows.push_back(std::move(row));
    }
    if (options.frame.raid) {
        std::vector<Cell> row{{"block bitmaps on each member"}};
        for (const auto& m : all) {
            row.push_back({fmt::format("{}  ", fmt::join(m.measured.load->blockBitmaps, " / "))});
        }
        rows.push_back(std::move(row));
    }
    writeTable(std::cout, columns, rows, terminalStyle());
}

void writeJson(const std::vector<NamedMeasured>& all, const PlanOptions& options) {
    writeComparisonJson(all, metricsOf(options.frame), {}, std::cout);
}

Result<int> run(const Options& options, Messages& messages) {
    const auto subjects = subjectsOf(options.plan, messages);
    if (!subjects) {
        return std::unexpected(subjects.error());
    }
    std::vector<NamedMeasured> all;
    for (const auto& subject : *subjects) {
        all.push_back({subject.label, measuredIn(options.plan.frame, *subject.layout)});
        for (const auto& note : subject.notes) {
            messages.note(subject.label + ": " + format(sentence(note)));
        }
    }
    if (options.json) {
        writeJson(all, options.plan);
    } else {
        writeText(all, options.plan);
    }
    return ok;
}

} // namespace

void addCompare(CLI::App& app, Command& chosen) {
    auto* command = app.add_subcommand("compare", "layouts side by side, the best of each metric marked *");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("LAYOUT", options->plan.operands,
                     "images, snapshots, or quoted option lines (\"mkfs.ext4 -G 64\"; after -- also \"-t ext4 -G 64\")")
        ->required()
        ->expected(2, 8);
    addPlanSizeOption(*command, options->plan);
    addPlanOptions(*command, options->plan);
    addMetricOptions(*command, options->plan);
    command->add_flag("--json", options->json, "schema ext4atlas-compare/1, see the man page");
    command->callback(
        [options, &chosen] { chosen = [options](Messages& messages) { return run(*options, messages); }; });
}

} // namespace atlas::cli
