// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"
#include "cli/grown_plan.h"
#include "cli/plan_options.h"
#include "cli/sandbox_option.h"
#include "mkfs/format_options.h"
#include "report/json/layout_json.h"
#include "report/json/reader_protocol.h"
#include "report/messages/growth_text.h"
#include "report/messages/note_text.h"
#include "report/messages/plan_text.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/layout_text.h"

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
    bool snapshot = false;
    std::optional<ByteCount> grow;
};

Result<Growth> growthOf(const Plan& planned, const PlanRequest& request, ByteCount to) {
    const auto grown = growPlan(planned, request.device.size, to);
    if (!grown) {
        return std::unexpected(grown.error());
    }
    auto larger = request;
    larger.device.size = to;
    const auto atOnce = request.options.blockCount ? std::unexpected(Error{}) : plan(larger);
    return Growth{.from = request.device.size,
                  .to = to,
                  .before = metadataRunsOf(*grown->before),
                  .after = metadataRunsOf(*grown->after),
                  .atOnce = atOnce ? std::optional(metadataRunsOf(*atOnce->layout)) : std::nullopt,
                  .online = growthLimitOf(grown->before->filesystem)};
}

void writePlanText(const PlanOptions& options, const PlanFacts& facts, const Snapshot& snapshot) {
    auto& out = output();
    writeTypedSize(options, out);
    out << format(plannedAs(facts.e2fsprogs, facts.mke2fsConf)) << "\n" << format(madeBy(facts.command)) << "\n";
    for (const auto& note : facts.notes) {
        out << format(noteLine(note)) << "\n";
    }
    if (facts.growth) {
        out << format(sentence(*facts.growth)) << "\n";
    }
    out << "\n";
    writeLayoutText(snapshot, out, terminalStyle());
}

Result<int> run(const Options& options, Reporter& reporter) {
    if (auto status = options.snapshot ? binaryOutput("--json") : Status(); !status) {
        return std::unexpected(status.error());
    }
    const auto request = requestOf(options.plan);
    if (!options.grow) { // else mke2fs and resize2fs are run
        enterSandboxNoting(reporter);
    }
    const auto planned = request ? plan(*request) : std::unexpected(request.error());
    if (!planned) {
        return std::unexpected(planned.error());
    }
    const auto snapshot = snapshotOf(*planned, request->device.size, options.plan.frame.physicalSector);
    auto facts = factsOf(*planned, options.plan.frame.physicalSector);
    if (options.grow) {
        const auto growth = growthOf(*planned, *request, *options.grow);
        if (!growth) {
            return std::unexpected(growth.error());
        }
        facts.growth = *growth;
    }
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
    const auto options = std::make_shared<Options>();
    const auto arguments = line.command(reader::planCommand,
                                        "where mke2fs would put everything, with nothing written: plan SIZE -- OPTIONS",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    addSize(arguments, options->plan);
    arguments.texts("OPTIONS", options->plan.operands, "mke2fs's options after --, and a block count if wanted");
    addPlanOptions(arguments, options->plan);
    addRaidOption(arguments, options->plan);
    arguments
        .parsed(
            "--grow", options->grow,
            [](const std::string& text) {
                const auto bytes = parseBytes(text);
                const auto inside = bytes ? within(deviceSizes, bytes->value, text) : std::unexpected(bytes.error());
                return inside ? bytes : std::unexpected(inside.error());
            },
            "make it in a sparse temporary file by mke2fs, grow it to this size by resize2fs, and tell what becomes of "
            "its metadata")
        .valueName("SIZE");
    arguments.flag("--json", options->json,
                   "schema ext4atlas-layout/1, as layout writes it, with the notes of the plan");
    arguments.flag(reader::snapshotOption, options->snapshot, "write a binary snapshot to standard output");
}

} // namespace atlas::cli
