// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"
#include "report/json/comparison_json.h"
#include "report/messages/note_text.h"
#include "report/text/comparison_text.h"

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
};

Result<int> run(const Options& options, Reporter& reporter) {
    const auto subjects = subjectsOf(options.plan, reporter);
    if (!subjects) {
        return std::unexpected(subjects.error());
    }
    std::vector<NamedMeasured> all;
    for (const auto& subject : *subjects) {
        all.push_back({subject.label, measuredIn(options.plan.frame, *subject.layout)});
        for (const auto& note : subject.notes) {
            reporter.note(noteOn(subject.label, note));
        }
    }
    if (options.json) {
        writeComparisonJson(all, metricsOf(options.plan.frame), {}, output());
    } else {
        writeTypedSize(options.plan, output());
        writeComparisonText(all, options.plan.frame, output(), terminalStyle());
    }
    return ok;
}

} // namespace

void addCompare(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    const auto arguments = line.command("compare", "layouts side by side, the best of each metric marked *",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments
        .texts("LAYOUT", options->plan.operands,
               "images, snapshots, or quoted option lines (\"mkfs.ext4 -G 64\"; after -- also \"-t ext4 -G 64\")")
        .required()
        .count(comparedLayouts);
    addVolumesOption(arguments, options->plan);
    addPlanSizeOption(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    addMetricOptions(arguments, options->plan);
    arguments.flag("--json", options->json, "schema ext4atlas-compare/1, see the man page");
}

} // namespace atlas::cli
