// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"
#include "cli/image_options.h"
#include "cli/plan_options.h"
#include "cli/planned_layout.h"
#include "compare/read_model.h"
#include "compare/recommendation.h"
#include "report/json/layout_json.h"
#include "report/reader/reader_request.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/layout_text.h"
#include "report/text/wrapped_lines.h"
#include "report/words/geometry_facts.h"
#include "report/words/plan_text.h"

namespace atlas::cli {
namespace {

struct PlanCommandOptions {
    PlanOptions plan;
    std::optional<Medium> medium{}; ///< a hard disk cannot discard
    bool json = false;
    bool snapshot = false;
};

/// A hard disk has nothing to discard, so its inode tables are not zeroed by that.
Result<PlanRequest> requestWith(PlanCommandOptions& options) {
    auto request = requestOf(options.plan);
    if (request && options.medium == Medium::HardDisk)
        request->options.discard = false;
    return request;
}

/// Adds the note on what an image or plan assumes about discarding, if there are tables to zero.
void noteDiscard(const Plan& plan, const Filesystem& fs, PlanFacts& facts) {
    const BlockCount tables{std::uint64_t{fs.inodeTableBlocks} * fs.groupCount.value};
    if (plan.assumesDiscardedZeros)
        facts.notes.push_back({NoteKind::DiscardAssumed, {bytesOf(tables, fs.blockSize).value}});
}

/// Whether the line makes an image: with files, or in a file.
bool makesImage(const MkfsOptions& options) {
    const auto& device = options.line.device;
    return options.copied || (device && !device->starts_with("/dev/"));
}

/// Adds the note on growth for an image that is smaller than its medium will be.
void noteGrowth(const PlanCommandOptions& options, const Plan& plan, const Filesystem& fs, PlanFacts& facts) {
    const bool onCard = options.medium && isFlashCard(*options.medium);
    if (!options.plan.grownTo && fs.size() < smallImage && (onCard || makesImage(plan.options)))
        facts.notes.push_back({NoteKind::GrowthNotAsked, {fs.size().value}});
}

void writePlanText(const PlanOptions& options, const PlanFacts& facts, const Snapshot& snapshot) {
    auto& out = textOutput();
    writeTypedSize(options, out);
    out << format(plannedAs(facts.origin)) << "\n";
    writeCommand(format(madeBy(facts.command)), 0, terminalStyle().width, out);
    for (const auto& note : facts.notes)
        out << format(noteLine(note)) << "\n";
    if (facts.growth)
        out << format(sentence(*facts.growth)) << "\n";
    out << "\n";
    writeLayoutText(snapshot, out, terminalStyle());
}

Result<int> run(PlanCommandOptions& options, Reporter& reporter) {
    if (auto status = options.snapshot ? binaryOutput("--json") : Status(); !status)
        return std::unexpected(status.error());
    const auto request = requestWith(options);
    options.plan.chosen.model.medium = options.medium;
    if (!growsByPrograms(options.plan))
        enterSandboxNoting(reporter);
    const auto planned = request ? planLayout(*request, options.plan, reporter) : std::unexpected(request.error());
    if (!planned)
        return std::unexpected(planned.error());
    const auto sector = frameOf(options.plan).physicalSector;
    auto facts = factsOf(*planned, sector);
    if (!options.snapshot && !options.medium)
        noteDiscard(planned->plan, planned->layout->filesystem, facts);
    if (!options.snapshot)
        noteGrowth(options, planned->plan, planned->layout->filesystem, facts);
    const auto snapshot = snapshotOf(*planned, options.plan.grownTo.value_or(request->device.size), sector);
    if (options.snapshot) {
        reporter.plan(facts);
        writeSnapshot(snapshot, output());
    } else if (options.json) {
        writeLayoutJson(snapshot, output(), &facts);
    } else {
        writePlanText(options.plan, facts, snapshot);
    }
    return ok;
}

} // namespace

void addPlan(CommandLine& line) {
    const auto options = std::make_shared<PlanCommandOptions>();
    const auto arguments = line.command(
        reader::planCommand,
        "where mke2fs would place everything, without writing anything: plan SIZE -- OPTIONS, or an mke2fs line",
        [options](Reporter& reporter) { return run(*options, reporter); });
    addSizeAndLine(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    addRaidOption(arguments, options->plan);
    addGrowOption(arguments, options->plan);
    arguments
        .named(
            "--medium", options->medium, mediumNamed, mediumNames(),
            "what it is planned for: a hard disk (hdd) cannot discard, so its inode tables are zeroed after mounting")
        .valueName("MEDIUM");
    arguments.flag("--json", options->json,
                   "schema ext4atlas-layout/1, as layout writes it, with the notes of the plan");
    arguments.flag(reader::snapshotOption, options->snapshot, "write a binary snapshot to standard output");
}

} // namespace atlas::cli
