// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation_chunk.h"
#include "base/number_text.h"
#include "base/parse_size.h"
#include "cli/answer_status.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "report/csv/csv.h"
#include "report/json/free_json.h"
#include "report/language/make_message.h"
#include "report/text/free_text.h"
#include "report/words/copies_text.h"

#include <fmt/format.h>

namespace atlas::cli {
namespace {

struct FreeCommandOptions {
    ImageOptions image;
    std::string groups;
    bool json = false;
    bool csv = false;
};

/// Parses "5" or "5-9"; empty text means all groups.
Result<Interval<GroupNumber>> parseGroups(const std::string& text, GroupCount all) {
    if (text.empty())
        return Interval<GroupNumber>{{0}, all};
    const auto dash = text.find('-');
    const auto first = typedNumber(std::string_view(text).substr(0, dash));
    const auto last = dash == std::string::npos ? first : typedNumber(std::string_view(text).substr(dash + 1));
    if (!first || !last || *last < *first || *last >= all.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "--group takes a group, or the first and the last joined by a dash",
                                     .found = "\"" + text + "\"",
                                     .expected = fmt::format("groups from 0 to {}", grouped(all.value - 1))});
    }
    const auto count = static_cast<std::uint32_t>(*last - *first + 1);
    return Interval<GroupNumber>{{static_cast<std::uint32_t>(*first)}, {count}};
}

Result<Allocation> allocationOf(const FreeCommandOptions& options, const ImageReading& reading, Reporter& reporter) {
    const auto& snapshot = reading.snapshot;
    const auto groups = parseGroups(options.groups, snapshot.layout->groups.size());
    if (!groups)
        return std::unexpected(groups.error());
    return readBitmaps(*reading.bytes, snapshot.placement->bytes, *snapshot.layout, *groups, BitmapScope::Blocks,
                       [&](std::uint32_t done) {
                           reporter.progress({done, groups->count.value, message<MessageId::ReadingBitmaps>()});
                       });
}

/// The table has no place for notes.
void writeCsvNoting(const Layout& layout, const Allocation& allocation, const Reporter& reporter) {
    for (const auto& note : groundNotes(layout))
        reporter.note(note);
    writeAllocationCsv(layout, allocation, output());
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
    if (options.json)
        writeFreeJson(snapshot, *allocation, output());
    else if (options.csv)
        writeCsvNoting(*snapshot.layout, *allocation, reporter);
    else
        writeFreeText(snapshot, *allocation, output(), terminalStyle());
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
    arguments.flag("--csv", options->csv, "a line for each group").excludes(json);
}

} // namespace atlas::cli
