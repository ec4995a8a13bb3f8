// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "report/json/info_json.h"
#include "report/text/info_text.h"

namespace atlas::cli {
namespace {

struct Options {
    InspectOptions image;
    bool json = false;
};

Result<int> run(const Options& options, Messages& messages) {
    const auto inspection = inspectWatched(options.image, messages);
    if (!inspection) {
        return std::unexpected(inspection.error());
    }
    if (options.json) {
        writeInfoJson(inspection->snapshot, output());
    } else {
        writeInfoText(inspection->snapshot, output(), terminalStyle());
    }
    return ok;
}

} // namespace

void addInfo(CLI::App& app, Command& chosen) {
    auto* command = app.add_subcommand("info", "the disk, its partitions, and what each holds");
    const auto options = std::make_shared<Options>();
    addImageOptions(*command, options->image);
    command->add_flag("--json", options->json, "schema ext4atlas-info/1, see the man page");
    command->callback(
        [options, &chosen] { chosen = [options](Messages& messages) { return run(*options, messages); }; });
}

} // namespace atlas::cli
