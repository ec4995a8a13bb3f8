// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation_chunk.h"
#include "cli/answer_status.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/typed_ranges.h"
#include "layout/layout_summary.h"
#include "report/csv/csv.h"
#include "report/json/free_json.h"
#include "report/language/make_message.h"
#include "report/text/free_text.h"
#include "report/words/copies_text.h"
#include "report/words/shown.h"

namespace atlas::cli {
namespace {

struct FreeCommandOptions {
    ImageOptions image;
    std::string groups;
    bool json = false;
    bool csv = false;
    bool list = false; ///< each free extent
};

Result<Allocation> allocationOf(const FreeCommandOptions& options, const ImageReading& reading, Reporter& reporter) {
    const auto& snapshot = reading.snapshot;
    const auto groups = parseGroups(options.groups, snapshot.layout->groups.size(),
                                    "--group takes a group, or the first and the last joined by a dash");
    if (!groups)
        return std::unexpected(groups.error());
    return readBitmaps(*reading.bytes, snapshot.placement->bytes, *snapshot.layout, *groups, BitmapScope::Blocks,
                       [&](std::uint32_t done) {
                           reporter.progress({done, groups->count.value, message<MessageId::ReadingBitmaps>()});
                       });
}

/// The table has no place for notes.
void writeCsvNoting(const Layout& layout, const Allocation& allocation, const FreeListing& listing,
                    const Reporter& reporter) {
    for (const auto& note : groundNotes(layout))
        reporter.note(note);
    if (listing)
        writeFreeExtentsCsv(layout, listing, output());
    else
        writeAllocationCsv(layout, allocation, output());
}

/// The free extents of the same groups as `allocation`. Both must outlive the result.
FreeListing listingOf(const ImageReading& reading, const Allocation& allocation) {
    return [&reading, &allocation](const std::function<void(const FreeExtentPlace&)>& take) {
        const auto& snapshot = reading.snapshot;
        const Shown place{.snapshot = snapshot, .start = snapshot.placement->bytes.first};
        const auto blockSize = snapshot.layout->filesystem.blockSize;
        listFreeExtents(
            *reading.bytes, snapshot.placement->bytes, *snapshot.layout, {allocation.first, allocation.size()},
            [&](BlockInterval blocks) { take({blocks, place.onDisk(byteOf(blocks.first, blockSize, place.start))}); });
    };
}

Result<int> run(const FreeCommandOptions& options, Reporter& reporter) {
    const auto reading = readImageNoting(options.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    if (auto status = requireVolume(*reading, options.image.path, "a snapshot holds no block bitmaps"); !status)
        return std::unexpected(status.error());
    const auto& snapshot = reading->snapshot;
    const auto allocation = allocationOf(options, *reading, reporter);
    if (!allocation)
        return std::unexpected(allocation.error());
    if (allocation->unread() == allocation->size()) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "no block bitmap can be read, so it is not known what is free",
                                     .where = options.image.path,
                                     .hint = "ext4atlas-cli check names the faults"});
    }
    const auto listing = options.list ? listingOf(*reading, *allocation) : FreeListing{};
    if (options.json)
        writeFreeJson(snapshot, *allocation, listing, output());
    else if (options.csv)
        writeCsvNoting(*snapshot.layout, *allocation, listing, reporter);
    else
        writeFreeText(snapshot, *allocation, listing, textOutput(), terminalStyle());
    return answerStatus(snapshot, allocation->findings);
}

} // namespace

void addFree(CommandLine& line) {
    const auto options = std::make_shared<FreeCommandOptions>();
    const auto arguments = line.command("free", "free blocks according to the block bitmaps, and free extents by size",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments.text("--group", options->groups, "only these groups (default: all)").valueName("A-B");
    const auto json = arguments.flag("--json", options->json, "schema ext4atlas-free/1, see the man page");
    arguments.flag("--csv", options->csv, "a line for each group, or with --list for each free extent").excludes(json);
    arguments.flag("--list", options->list, "list each free extent with its blocks and bytes");
}

} // namespace atlas::cli
