// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "cli/console.h"
#include "cli/drive_profile.h"
#include "cli/operands.h"
#include "cli/workload_runs.h"
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
    WorkloadOptions workload{};
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

Error noNewVolume(const std::string& label) {
    return {.kind = ErrorKind::Usage,
            .what = "a workload runs on new file systems that begin at byte 0",
            .found = label,
            .expected = "an option line without -E offset",
            .hint = "\"mkfs.ext4 -G 64\""};
}

Status checkWorkloadOptions(const CompareCommandOptions& options) {
    const auto& workload = options.workload;
    if (workload.workload.empty()) {
        return workload.runs || !workload.starts.empty() || workload.scale != 1
                   ? usageError("runs, scale and starts are those of a workload", "--workload tree")
                   : Status();
    }
    if (options.csv)
        return usageError("what a workload does is in text and JSON only", "--json");
    if (options.plan.grownTo)
        return usageError("a workload runs on the file system as mke2fs makes it", "leave out --grow");
    const auto& layouts = options.plan.operands;
    const auto other = std::ranges::find_if_not(layouts, isOptionLine);
    return other == layouts.end() ? checkWorkload(workload) : std::unexpected(noNewVolume(*other));
}

Result<std::vector<ByteOffset>> parseStarts(const std::string& list) {
    std::vector<ByteOffset> starts;
    for (std::size_t at = 0; at <= list.size();) {
        const auto comma = std::min(list.find(',', at), list.size());
        const auto start = parseVolumeStart(list.substr(at, comma - at));
        if (!start)
            return std::unexpected(start.error());
        starts.push_back(*start);
        at = comma + 1;
    }
    return starts;
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
    if (auto status = checkWorkloadOptions(options); !status)
        return std::unexpected(status.error());
    options.plan.hasWorkload = !options.workload.workload.empty();
    const auto layouts = readOperands(options.plan, reporter);
    if (!layouts)
        return std::unexpected(layouts.error());
    const auto frame = frameAmong(*layouts, options.plan);
    writeNotes(*layouts, frame, reporter);
    auto comparison = comparisonOf(*layouts, frame, options.plan);
    if (!options.workload.workload.empty()) {
        const auto moved =
            std::ranges::find_if(*layouts, [](const Operand& each) { return each.planned->plan.offset != 0; });
        if (moved != layouts->end())
            return std::unexpected(noNewVolume(moved->label));
        auto measured = measureWorkload(*layouts, options.workload, frame, reporter);
        if (!measured)
            return std::unexpected(measured.error());
        comparison.workload = std::move(*measured);
    }
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
    arguments
        .text("--workload", options->workload.workload,
              "run this on each layout with the kernel's ext4 (needs root), and count what it touches: tree, "
              "small-files, "
              "database, logs, large-files, or the file of a shell script")
        .valueName("NAME");
    arguments
        .real(
            "--scale", [options](double scale) { options->workload.scale = scale; },
            "the share of the workload's usual size (default: 1)")
        .within(0.001, 100.0);
    arguments.number("--runs", options->workload.runs, "runs of the workload on each layout (default: 1)")
        .within(1U, 100U);
    arguments
        .parsed("--workload-starts", options->workload.starts, parseStarts,
                "starts of the volume for which the workload's requests are judged (default: that of --start)")
        .valueName("SECTOR,…");
    const auto json = arguments.flag("--json", options->json, "schema ext4atlas-compare/1, see the man page");
    arguments.flag("--csv", options->csv, "a row for each layout, a column for each metric").excludes(json);
}

} // namespace atlas::cli
