// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/drive_profile.h"
#include "cli/image_options.h"
#include "cli/planned_layout.h"
#include "compare/measure.h"
#include "compare/recommendation.h"
#include "mkfs/plan.h"
#include "report/csv/csv.h"
#include "report/json/comparison_json.h"
#include "report/language/make_message.h"
#include "report/text/comparison_text.h"
#include "report/words/plan_text.h"

#include <algorithm>

namespace atlas::cli {
namespace {

struct SweepCommandOptions {
    PlanOptions plan;
    bool json = false;
    bool csv = false;
};

/// Adds the settings of the rows, grown with --grow, and the notes that hold for all of them. A row that cannot be
/// planned or grown is omitted with a note. Fails with the last error if no row remains.
Status measure(const std::vector<FlexGroupPlan>& rows, const PlanRequest& request, const SweepCommandOptions& options,
               MeasuredFlexGroupSweep& sweep, Reporter& reporter) {
    Status none;
    std::vector<Message> leftOut;
    for (const auto& row : rows) {
        const auto planned = row.plan ? growIfAsked(*row.plan, request, options.plan, reporter)
                                      : Result<PlannedLayout>(std::unexpected(row.plan.error()));
        if (!planned) {
            none = std::unexpected(planned.error());
            leftOut.push_back(message<MessageId::SettingLeftOut>(row.line.label, sentence(planned.error())));
            continue;
        }
        const auto facts = factsOf(*planned, sweep.frame.physicalSector);
        const auto lacks = [&](const Note& note) { return std::ranges::find(facts.notes, note) == facts.notes.end(); };
        if (sweep.layouts.empty())
            sweep.notes = facts.notes;
        std::erase_if(sweep.notes, lacks);
        auto measured = measuredIn(sweep.frame, *planned->layout,
                                   {.offset = facts.offset, .writesInodeTables = facts.writesInodeTables});
        sweep.layouts.push_back({FlexGroupSetting(row.line), std::move(measured), facts});
    }
    if (sweep.layouts.empty())
        return none;
    for (const auto& note : leftOut)
        reporter.note(note);
    return {};
}

/// The request without the -G of its line, which becomes `leftOut`: a sweep plans every -G.
Result<PlanRequest> requestToSweep(PlanOptions& options, std::uint64_t& leftOut) {
    auto request = requestOf(options);
    if (!request || request->options.flexGroupSize == 0)
        return request;
    leftOut = request->options.flexGroupSize;
    auto without = parseOptions(withoutFlexGroupSize(request->options.line));
    if (!without)
        return std::unexpected(without.error());
    request->options = std::move(*without);
    return request;
}

Result<MeasuredFlexGroupSweep> sweepOf(SweepCommandOptions& options, Reporter& reporter) {
    if (auto status = checkUse(options.plan); !status)
        return std::unexpected(status.error());
    if (auto status = applyDriveProfiles(options.plan); !status)
        return std::unexpected(status.error());
    std::uint64_t leftOut = 0;
    const auto request = requestToSweep(options.plan, leftOut);
    if (!growsByPrograms(options.plan))
        enterSandboxNoting(reporter);
    const auto planned =
        request ? sweepFlexGroupSizes(*request, options.plan.grownTo) : std::unexpected(request.error());
    if (!planned)
        return std::unexpected(planned.error());
    MeasuredFlexGroupSweep sweep{{.layouts = {},
                                  .frame = frameOf(options.plan),
                                  .size = request->device.size,
                                  .grownTo = options.plan.grownTo,
                                  .grownMounted = isGrownMounted(options.plan),
                                  .origin = planned->origin},
                                 planned->defaultPlan,
                                 {}};
    if (auto status = measure(planned->rows, *request, options, sweep, reporter); !status)
        return std::unexpected(status.error());
    if (leftOut != 0)
        sweep.notes.push_back({NoteKind::FlexGroupSizeLeftOut, {leftOut}});
    std::ranges::move(notesOf(planned->defaultPlan), std::back_inserter(sweep.notes));
    if (const auto use = options.plan.use)
        sweep.recommendation = recommend(*use, sweep.layouts, sweep.frame);
    return sweep;
}

Result<int> run(SweepCommandOptions& options, Reporter& reporter) {
    const auto sweep = sweepOf(options, reporter);
    if (!sweep)
        return std::unexpected(sweep.error());
    if (options.json) {
        writeFlexGroupSweepJson(*sweep, output());
    } else if (options.csv) {
        for (const auto& note : sweep->notes)  // the columns have no room for them
            reporter.note(sentence(note));
        writeFlexGroupSweepCsv(*sweep, output());
    } else {
        writeTypedSize(options.plan, textOutput());
        writeFlexGroupSweepText(*sweep, textOutput(), terminalStyle());
    }
    return ok;
}

} // namespace

void addSweep(CommandLine& line) {
    const auto options = std::make_shared<SweepCommandOptions>();
    const auto arguments = line.command(
        "sweep", "the effect of each -G: sweep SIZE -- OPTIONS, or an mke2fs line; ext4 unless -t is given",
        [options](Reporter& reporter) { return run(*options, reporter); });
    addSizeAndLine(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    addMetricOptions(arguments, options->plan);
    addGrowOption(arguments, options->plan);
    addUseOption(arguments, options->plan, "recommend a setting for: ");
    const auto json = arguments.flag("--json", options->json, "schema ext4atlas-sweep/1, see the man page");
    arguments.flag("--csv", options->csv, "a row for each setting, a column for each metric").excludes(json);
}

} // namespace atlas::cli
