// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "cli/console.h"
#include "cli/drive_profile.h"
#include "cli/operands.h"
#include "compare/recommendation.h"
#include "report/csv/csv.h"
#include "report/json/comparison_json.h"
#include "report/text/comparison_text.h"
#include "report/words/plan_text.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <set>

namespace atlas::cli {
namespace {

struct CompareCommandOptions {
    PlanOptions plan;
    bool json = false;
    bool csv = false;
};

/// Plans are measured in the frame of the first image.
MeasureFrame frameAmong(const std::vector<Operand>& layouts, const PlanOptions& options) {
    const auto image = std::ranges::find_if(layouts, [](const Operand& each) { return each.image.has_value(); });
    return frameOf(options, image == layouts.end() ? std::nullopt : image->image);
}

/// Empty for an image or snapshot.
PlanFacts factsIn(const MeasureFrame& frame, const Operand& compared) {
    return compared.planned ? factsOf(*compared.planned, frame.physicalSector) : PlanFacts();
}

void writeNotes(const std::vector<Operand>& layouts, const MeasureFrame& frame, Reporter& reporter) {
    for (const auto& compared : layouts)
        for (const auto& note : factsIn(frame, compared).notes)
            reporter.note(noteOn(compared.label, note));
}

MeasuredComparison comparisonOf(const std::vector<Operand>& layouts, const MeasureFrame& frame,
                                const PlanOptions& options) {
    MeasuredComparison comparison{
        .layouts = {}, .frame = frame, .grownTo = options.grownTo, .grownMounted = isGrownMounted(options)};
    std::set<std::uint64_t> sizes; // pasted lines may each give another
    for (const auto& compared : layouts) {
        const auto facts = factsIn(frame, compared);
        const LayoutPlace place{.found = compared.image ? std::optional(compared.image->start) : std::nullopt,
                                .offset = facts.offset,
                                .writesInodeTables = facts.writesInodeTables};
        const FlexGroupSetting setting{.label = compared.label,
                                       .flexGroupSize = compared.layout->filesystem.flexGroupSize};
        const auto examination = compared.reading ? compared.reading->snapshot.examination : std::nullopt;
        comparison.layouts.push_back({setting, measuredIn(frame, *compared.layout, place), facts, examination});
        if (compared.device) {
            sizes.insert(compared.device->value);
            comparison.origin = facts.origin;
        }
    }
    if (sizes.size() == 1)
        comparison.size = ByteCount{*sizes.begin()};
    if (options.use)
        comparison.recommendation = recommendAmong(comparison, *options.use);
    return comparison;
}

Result<int> run(CompareCommandOptions& options, Reporter& reporter) {
    if (auto status = checkUse(options.plan); !status)
        return std::unexpected(status.error());
    if (auto status = applyDriveProfiles(options.plan); !status)
        return std::unexpected(status.error());
    if (options.plan.operands.empty()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = "no layouts to compare were given",
                  .expected = fmt::format("{} to {}", comparedLayouts.minimum, comparedLayouts.maximum),
                  .hint = "ext4atlas-cli compare --size 1T \"mkfs.ext4 -G 16\" \"mkfs.ext4 -G 64\""});
    }
    const auto layouts = readOperands(options.plan, reporter);
    if (!layouts)
        return std::unexpected(layouts.error());
    const auto frame = frameAmong(*layouts, options.plan);
    writeNotes(*layouts, frame, reporter);
    const auto comparison = comparisonOf(*layouts, frame, options.plan);
    if (options.json) {
        writeComparisonJson(comparison, output());
    } else if (options.csv) {
        writeComparisonCsv(comparison, output());
    } else {
        writeTypedSize(options.plan, textOutput());
        writeComparisonText(comparison, textOutput(), terminalStyle());
    }
    return ok;
}

} // namespace

void addCompare(CommandLine& line) {
    const auto options = std::make_shared<CompareCommandOptions>();
    const auto arguments = line.command("compare", "layouts side by side, the best of each metric marked ★",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments
        .texts("LAYOUT", options->plan.operands,
               "images, snapshots, or quoted option lines (\"mkfs.ext4 -G 64\"; after -- also \"-t ext4 -G 64\")")
        .count(comparedLayouts);
    addVolumesOption(arguments, options->plan);
    addPlanSizeOption(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    addMetricOptions(arguments, options->plan);
    addGrowOption(arguments, options->plan);
    addUseOption(arguments, options->plan, "recommend one of the layouts, against the first, for: ");
    const auto json = arguments.flag("--json", options->json, "schema ext4atlas-compare/1, see the man page");
    arguments.flag("--csv", options->csv, "a row for each layout, a column for each metric").excludes(json);
}

} // namespace atlas::cli
