// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"
#include "cli/operands.h"
#include "report/json/comparison_json.h"
#include "report/text/comparison_text.h"

namespace atlas::cli {
namespace {

constexpr std::size_t listedChanges = 40;

struct DiffCommandOptions {
    PlanOptions plan;
    bool json = false;
    bool all = false;
};

Result<int> run(const DiffCommandOptions& options, Reporter& reporter) {
    const auto layouts = readOperands(options.plan, reporter);
    if (!layouts)
        return std::unexpected(layouts.error());
    const auto result = atlas::diff(*(*layouts)[0].layout, *(*layouts)[1].layout);
    if (options.json) {
        writeDiffJson(result, output());
    } else {
        writeComparedNames((*layouts)[0].label, (*layouts)[1].label, output());
        writeDiffText(result, options.all ? result.changes.size() : listedChanges, output(), terminalStyle());
    }
    return ok;
}

} // namespace

void addDiff(CommandLine& line) {
    const auto options = std::make_shared<DiffCommandOptions>();
    const auto arguments = line.command("diff", "what moved, grew, appeared or vanished between two layouts",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.texts("LAYOUT", options->plan.operands, "two of: images, snapshots, quoted option lines")
        .required()
        .count({2, 2});
    addVolumesOption(arguments, options->plan);
    addPlanSizeOption(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    arguments.flag("--json", options->json, "schema ext4atlas-diff/1, see the man page");
    arguments.flag("--all", options->all, "list every change");
}

} // namespace atlas::cli
