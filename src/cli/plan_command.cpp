// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"
#include "mkfs/plan_notes.h"
#include "mkfs/raid_stripe.h"
#include "report/json/layout_json.h"
#include "report/messages/note_text.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/layout_text.h"

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
    bool snapshot = false;
};

PlanFacts factsOf(const Plan& plan, const MkfsOptions& options, ByteCount physicalSector) {
    return {.e2fsprogs = plan.libraryVersion,
            .mke2fsConf = plan.profileSource,
            .command = options.line.command("DEVICE"),
            .notes = planNotes(plan, options, physicalSector)};
}

void writePlanText(const PlanOptions& options, const PlanFacts& facts, const Snapshot& snapshot) {
    auto& out = output();
    writeTypedSize(options, out);
    out << "Planned as e2fsprogs " << facts.e2fsprogs << " places it, with " << facts.mke2fsConf << ".\n"
        << "Made by: " << facts.command << "\n";
    for (const auto& note : facts.notes) {
        out << "Note: " << format(sentence(note)) << "\n";
    }
    out << "\n";
    writeLayoutText(snapshot, out, terminalStyle());
}

Result<int> run(const Options& options, const Messages& messages) {
    if (options.snapshot && outputIsTerminal()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "a binary snapshot is not for a terminal", .hint = "--json"});
    }
    auto request = requestOf(options.plan);
    if (const auto& raid = options.plan.frame.raid; request && raid) {
        request = withStripeOf(*raid, std::move(*request));
    }
    const auto planned = request ? plan(*request) : std::unexpected(request.error());
    if (!planned) {
        return std::unexpected(planned.error());
    }
    const auto snapshot = snapshotOf(*planned, request->device.size, options.plan.frame.physicalSector);
    const auto facts = factsOf(*planned, request->options, options.plan.frame.physicalSector);
    if (options.snapshot) {
        messages.plan(facts);
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
    const auto options = std::make_shared<Options>();
    const auto arguments =
        line.command("plan", "where mke2fs would put everything, with nothing written: plan SIZE -- OPTIONS",
                     [options](const Messages& messages) { return run(*options, messages); });
    addSize(arguments, options->plan);
    arguments.texts("OPTIONS", options->plan.operands, "mke2fs's options after --, and a block count if wanted");
    addPlanOptions(arguments, options->plan);
    addRaidOption(arguments, options->plan, "add the -E stride and stripe_width of an md array, as 0:512k:4");
    arguments.flag("--json", options->json,
                   "schema ext4atlas-layout/1, as layout writes it, with the notes of the plan");
    arguments.flag("--snapshot", options->snapshot, "write a binary snapshot to standard output");
}

} // namespace atlas::cli
