// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "layout/health.h"
#include "report/json/layout_json.h"
#include "report/text/layout_text.h"

namespace atlas::cli {
namespace {

struct LayoutCommandOptions {
    ImageOptions image;
    bool json = false;
};

Result<int> run(const LayoutCommandOptions& options, Reporter& reporter) {
    const auto reading = readImageNoting(options.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    if (!reading->snapshot.hasVolume())
        return std::unexpected(whyNoVolume(reading->snapshot, options.image.path));
    if (options.json)
        writeLayoutJson(reading->snapshot, output());
    else
        writeLayoutText(reading->snapshot, textOutput(), terminalStyle());
    return ok;
}

} // namespace

void addLayout(CommandLine& line) {
    const auto options = std::make_shared<LayoutCommandOptions>();
    const auto arguments = line.command("layout", "the file system's geometry and where each group keeps its metadata",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments.flag("--json", options->json, "schema ext4atlas-layout/1, see the man page");
}

} // namespace atlas::cli
