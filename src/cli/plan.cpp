// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"
#include "mkfs/plan_notes.h"
#include "report/layout_json.h"
#include "report/layout_text.h"
#include "report/snapshot_file.h"

#include <iostream>

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
    bool snapshot = false;
};

void writePlanText(const Plan& plan, const MkfsOptions& options, const Snapshot& snapshot, ByteCount physicalSector) {
    std::cout << "Planned as e2fsprogs " << plan.libraryVersion << " places it, with " << plan.profileSource << ".\n"
              << "Made by: " << options.line.command("DEVICE") << "\n";
    for (const auto& note : planNotes(plan, options, physicalSector)) {
        std::cout << "Note: " << note << "\n";
    }
    std::cout << "\n";
    writeLayoutText(snapshot, std::cout, terminalStyle());
}

Result<int> run(const Options& options) {
    if (options.snapshot && outputIsTerminal()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "a binary snapshot is not for a terminal", .hint = "--json"});
    }
    const auto request = requestOf(options.plan);
    const auto planned = request ? plan(*request) : std::unexpected(request.error());
    if (!planned) {
        return std::unexpected(planned.error());
    }
    const auto snapshot = snapshotOf(*planned, request->device.size, options.plan.physicalSector);
    if (options.snapshot) {
        const auto written = writeSnapshot(snapshot, std::cout);
        return written ? Result<int>(ok) : std::unexpected(written.error());
    }
    if (options.json) {
        writeLayoutJson(snapshot, std::cout);
    } else {
        writePlanText(*planned, request->options, snapshot, options.plan.physicalSector);
    }
    return ok;
}

} // namespace

void addPlan(CLI::App& app, Command& chosen) {
    auto* command =
        app.add_subcommand("plan", "where mke2fs would put everything, with nothing written: plan SIZE -- OPTIONS");
    const auto options = std::make_shared<Options>();
    addSize(*command, options->plan);
    command->add_option("OPTIONS", options->plan.operands, "mke2fs's options after --, and a block count if wanted");
    addPlanOptions(*command, options->plan);
    command->add_flag("--json", options->json, "schema ext4atlas-layout/1, as layout writes it");
    command->add_flag("--snapshot", options->snapshot, "write a binary snapshot to standard output");
    command->callback([options, &chosen] { chosen = [options](Messages&) { return run(*options); }; });
}

} // namespace atlas::cli
