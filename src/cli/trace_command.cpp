// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/trace_record.h"
#include "cli/trace_show.h"
#include "record/trace_file.h"
#include "report/reader/reader_request.h"
#include "trace/written_chunks.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <sys/mman.h>

namespace atlas::cli {
namespace {

constexpr std::uint32_t maxBusiest = 10'000;

struct TraceCommandOptions {
    std::string action{};
    std::vector<std::string> operands{};
    TraceShowOptions show{};
    TraceRecordOptions record{};
};

std::unexpected<Error> notA(std::string what, const std::string& text, std::string expected) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = std::move(what),
                                 .found = "\"" + text + "\"",
                                 .expected = std::move(expected)});
}

/// "1.5" seconds, or with ns, us, ms, s, min or h, as nanoseconds.
Result<std::optional<std::uint64_t>> parseMoment(const std::string& text) {
    struct Unit {
        std::string_view name;
        double nanoseconds;
    };
    constexpr std::array units{Unit{"", 1e9},   Unit{"s", 1e9},    Unit{"ms", 1e6},  Unit{"us", 1e3},
                               Unit{"ns", 1.0}, Unit{"min", 60e9}, Unit{"h", 3600e9}};
    constexpr double farthest = 9e18; // below 2^63
    double number = 0;
    const auto* const end = text.data() + text.size();
    const auto [at, failed] = std::from_chars(text.data(), end, number);
    for (const auto& unit : units)
        if (failed == std::errc() && std::string_view(at, end) == unit.name && number >= 0 &&
            number * unit.nanoseconds < farthest)
            return static_cast<std::uint64_t>(std::llround(number * unit.nanoseconds));
    return notA("not a moment of the trace", text, "seconds since its first request, or with ns, us, ms, min or h");
}

/// A byte of the disk; a negative one for a trace of the disk around the image.
Result<std::optional<std::int64_t>> parseTraceOffset(const std::string& text) {
    const bool isBefore = text.starts_with('-');
    const auto size = parseSize(isBefore ? text.substr(1) : text);
    constexpr std::uint64_t farthest = std::uint64_t{1} << 62;
    const auto sector = size && size->inSectors() ? minSector.value : 1;
    if (!size || size->number > farthest / sector)
        return notA("not an offset of a trace", text, "bytes, with k, M, G or T, or sectors of 512 bytes with s");
    const auto bytes = static_cast<std::int64_t>(size->number * sector);
    return isBefore ? -bytes : bytes;
}

Result<ByteCount> parseChunk(const std::string& text) {
    const auto size = parseSize(text);
    if (!size || size->inSectors() || !isChunkSize(size->number))
        return notA("not the size of a chunk", text, "512 bytes to 1P, with k, M, G or T");
    return ByteCount{size->number};
}

Result<std::vector<ByteCount>> parseChunks(const std::string& list) {
    std::vector<ByteCount> chunks;
    for (std::size_t at = 0; at <= list.size();) {
        const auto comma = std::min(list.find(',', at), list.size());
        const auto chunk = parseChunk(list.substr(at, comma - at));
        if (!chunk)
            return std::unexpected(chunk.error());
        chunks.push_back(*chunk);
        at = comma + 1;
    }
    return chunks;
}

Result<int> record(const TraceCommandOptions& options, const std::vector<std::string>& words, Reporter& reporter) {
    if (words.size() < 2)
        return usageError("record needs an image and, behind --, a command", "trace record -o FILE IMAGE -- COMMAND");
    auto record = options.record;
    record.image = options.show.image;
    record.image.path = words.front();
    record.command.assign(words.begin() + 1, words.end());
    return recordTrace(record, reporter);
}

/// With the layout that `record` has put into the trace.
Result<int> showAlone(TraceShowOptions show, Reporter& reporter) {
    std::string layout;
    if (const auto trace = show.trace == "-" ? std::unexpected(Error{}) : openFile(show.trace); trace)
        layout = layoutsIn(**trace).before;
    if (layout.empty())
        return usageError("show needs a trace and the image that it was recorded on", "trace show TRACE IMAGE");
    const FileDescriptor file(::memfd_create("layout", MFD_CLOEXEC));
    if (const auto written = writeAll(file.get(), layout, show.trace); !written)
        return std::unexpected(written.error());
    show.image.path = fmt::format("/dev/fd/{}", file.get());
    return showTrace(show, reporter);
}

Result<int> run(const TraceCommandOptions& options, Reporter& reporter) {
    // Which of both lists gets a word depends on how many there are.
    auto words = options.operands;
    words.insert(words.end(), options.record.command.begin(), options.record.command.end());
    if (options.action == reader::recordAction)
        return record(options, words, reporter);
    if (options.action == reader::requestsAction) {
        return words.size() == 1 ? writeRequests(words.front(), options.show.device, reporter)
                                 : usageError("requests needs a trace", "trace requests TRACE >FILE");
    }
    auto show = options.show;
    if (options.action == reader::blockOwnersAction) {
        show.image.path = words.front();
        return words.size() > 1
                   ? writeBlockOwners(show.image, std::span(words).subspan(1), reporter)
                   : usageError("owners needs an image and the numbers of blocks", "trace owners IMAGE BLOCK…");
    }
    show.trace = words.front();
    if (words.size() == 1)
        return showAlone(std::move(show), reporter);
    if (words.size() != 2)
        return usageError("show needs a trace and the image that it was recorded on", "trace show TRACE IMAGE");
    show.image.path = words.back();
    return showTrace(show, reporter);
}

void addShowOptions(const Arguments& arguments, TraceShowOptions& show) {
    arguments.text("--device", show.device, "show: whose requests, as the trace names it (default: the one with most)")
        .valueName("NAME");
    arguments
        .parsed("--trace-offset", show.offset, parseTraceOffset,
                "show: the byte of the disk at which byte 0 of the trace lies (default: found out)")
        .valueName("BYTES");
    arguments
        .parsed("--chunk", show.chunks, parseChunks,
                "show: sizes of the chunks that are counted (default: 4k,64k,1M,4M, erase block and stripe)")
        .valueName("SIZE,…");
    arguments
        .parsed(
            "--granularity", show.granularity,
            [](const std::string& text) -> Result<std::optional<ByteCount>> {
                const auto size = parseChunk(text);
                return size ? Result<std::optional<ByteCount>>(*size) : std::unexpected(size.error());
            },
            "show: by which the ends of writes are judged (default: the physical sector)")
        .valueName("SIZE");
    arguments
        .parsed(reader::startOption, show.start, parseSize,
                "show: what the trace costs with the partition at this start: sectors, or bytes with k, M, G")
        .valueName("SECTOR");
    arguments.parsed(reader::fromOption, show.from, parseMoment, "show: only requests from this moment on")
        .valueName("TIME");
    arguments.parsed(reader::toOption, show.to, parseMoment, "show: only requests before this moment")
        .valueName("TIME");
    arguments.number("--busiest", show.busiest, "show: how many of the busiest blocks are listed (default: 12)")
        .valueName("N")
        .within(0U, maxBusiest);
    const auto json = arguments.flag(reader::jsonOption, show.json, "show: schema ext4atlas-trace/1, see the man page");
    arguments.flag("--csv", show.csv, "show: a line for each kind of structure").excludes(json);
}

} // namespace

void addTrace(CommandLine& line) {
    const auto options = std::make_shared<TraceCommandOptions>();
    const auto arguments = line.command(reader::traceCommand,
                                        "what the requests of a workload touch: record IMAGE -- COMMAND writes down "
                                        "those of the kernel's ext4, show TRACE "
                                        "[IMAGE] sums them up by structures",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments
        .text("ACTION", options->action,
              "record, show; requests and owners: write requests, and the owners of blocks, as the window reads them")
        .required()
        .among({reader::recordAction, reader::showAction, reader::requestsAction, reader::blockOwnersAction});
    arguments
        .texts("OPERAND", options->operands,
               "record: the image; owners: the image, then blocks; else the trace or -, for show then the image, "
               "device or snapshot, unless record "
               "has made the trace")
        .required();
    arguments.texts("COMMAND", options->record.command,
                    "record: behind --, what is run in the file system of the image");
    addShowOptions(arguments, options->show);
    addRecordOptions(arguments, options->record);
    addOptionsOfImage(arguments, options->show.image);
}

} // namespace atlas::cli
