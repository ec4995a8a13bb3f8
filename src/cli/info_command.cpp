// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/several_images.h"
#include "layout/health.h"
#include "report/json/info_json.h"
#include "report/language/make_message.h"
#include "report/text/info_text.h"

namespace atlas::cli {
namespace {

struct InfoCommandOptions {
    ImageOptions image;
    std::vector<std::string> paths{};
    bool json = false;
};

Result<int> report(const InfoCommandOptions& options, Reporter& reporter) {
    const auto reading = readImageWatched(options.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.hasVolume() && (reading->askedUnreadable || snapshot.isVolumeNamed))
        reporter.note(message<MessageId::Verbatim>(sentence(whyNoVolume(snapshot, options.image.path))));
    // Judged like in `check`: with several devices below, by the sectors of the worst member.
    const auto judged = judge(snapshot).snapshot;
    if (options.json)
        writeInfoJson(judged, output());
    else
        writeInfoText(judged, textOutput(), terminalStyle());
    // The user states that a file system, or a layer around one, begins there, or that its superblock lies there.
    const bool isStated = options.image.offset || options.image.superblock.isGiven();
    const bool isMissing = isStated && !snapshot.hasVolume() && snapshot.layers.empty();
    return isMissing ? unreadable : ok;
}

Result<int> run(const InfoCommandOptions& options, Reporter& reporter) {
    return reportEach(options.paths, options.json ? ReportForm::Json : ReportForm::Text, reporter,
                      [&](const std::string& path) {
                          auto one = options;
                          one.image.path = path;
                          return report(one, reporter);
                      });
}

} // namespace

void addInfo(CommandLine& line) {
    const auto options = std::make_shared<InfoCommandOptions>();
    const auto arguments = line.command("info", "the disk, its partitions, and what each holds",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    addSeveralImages(arguments, options->image, options->paths);
    arguments.flag("--json", options->json, "schema ext4atlas-info/1, see the man page");
}

} // namespace atlas::cli
