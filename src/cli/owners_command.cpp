// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answer_status.h"
#include "cli/commands.h"
#include "cli/files_check.h"
#include "cli/image_options.h"
#include "ext4/read_owner_map.h"
#include "report/json/owners_json.h"
#include "report/reader/reader_request.h"
#include "report/text/owners_text.h"

namespace atlas::cli {
namespace {

constexpr std::uint32_t defaultLargest = 12;
constexpr std::uint32_t maxListed = 1000;

struct OwnersCommandOptions {
    ImageOptions image;
    std::optional<std::uint32_t> largest;
    bool json = false;
};

Result<int> run(const OwnersCommandOptions& options, Reporter& reporter) {
    const auto reading = readImageNoting(options.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    if (auto status = requireInodes(*reading, options.image.path); !status)
        return std::unexpected(status.error());
    const auto& snapshot = reading->snapshot;
    const OwnerMapOptions limits{.largest = options.largest.value_or(defaultLargest),
                                 .progress = [&](OwnerMapPhase phase, std::uint64_t done, std::uint64_t of) {
                                     reporter.progress({done, of, phaseText(phase)});
                                 }};
    const auto map = readOwnerMap(*reading->bytes, snapshot.placement->bytes, *snapshot.layout, limits);
    if (map.unreadTables == snapshot.layout->groups.size().value && map.owners.empty()) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "no inode table can be read, so it is not known what has the blocks",
                                     .where = options.image.path,
                                     .hint = "ext4atlas-cli check names the faults"});
    }
    if (options.json)
        writeOwnersJson(snapshot, map, output());
    else
        writeOwnersText(snapshot, map, textOutput(), terminalStyle());
    // Files that are being written cannot all be followed.
    const bool isPartial = !map.isComplete() && !snapshot.filesystem()->mounted;
    const bool isDamaged = map.contested + map.freeButOwned != 0 || isPartial;
    return isDamaged ? notGood : answerStatus(snapshot);
}

} // namespace

void addOwners(CommandLine& line) {
    const auto options = std::make_shared<OwnersCommandOptions>();
    const auto arguments = line.command(
        reader::ownersCommand, "which files own the blocks: the largest files, directories, and blocks without a file",
        [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments.number("--largest", options->largest, "number of files listed individually (default: 12)")
        .within(0U, maxListed)
        .valueName("N");
    arguments.flag(reader::jsonOption, options->json, "schema ext4atlas-owners/1, see the man page");
}

} // namespace atlas::cli
